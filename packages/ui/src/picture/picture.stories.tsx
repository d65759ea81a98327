import type { Meta, StoryObj } from '@storybook/react-webpack5';
import s from '../lib/story/story.module.css';
import { Picture } from './index.ts';

const meta: Meta<typeof Picture> = { title: 'Kit/Picture', component: Picture };
export default meta;

const PHOTO =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"%3E%3Crect width="1280" height="720" fill="%2388755a"/%3E%3Cpath d="M0 560 320 300l240 180 260-260 460 340v160H0z" fill="%235c4d3a"/%3E%3C/svg%3E';

export const Loaded: StoryObj = {
  render: () => <Picture src={PHOTO} alt="山门远眺" rounded />,
};

export const Broken: StoryObj = {
  render: () => <Picture src="/missing.jpg" alt="大殿" seed="hall" rounded />,
};

export const Scenes: StoryObj = {
  render: () => (
    <div className={s.grid}>
      {['a12', 'b07', 'c44', 'd3', 'e91', 'f20', 'g5', 'h68'].map((seed) => (
        <Picture key={seed} alt="" seed={seed} rounded />
      ))}
      <Picture alt="" seed="tall" ratio="3:4" rounded />
      <Picture alt="" seed="square" ratio="1:1" rounded />
      <Picture alt="" seed="four" ratio="4:3" rounded />
    </div>
  ),
};
