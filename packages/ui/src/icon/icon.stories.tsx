import type { Meta, StoryObj } from '@storybook/react-webpack5';
import s from '../lib/story/story.module.css';
import { ICON_NAMES, Icon } from './index.ts';

const meta: Meta<typeof Icon> = { title: 'Kit/Icon', component: Icon };
export default meta;

export const All: StoryObj = {
  render: () => (
    <div className={s.icons}>
      {ICON_NAMES.map((name) => (
        <span key={name} className={s.cell}>
          <Icon name={name} size="large" />
          {name}
        </span>
      ))}
    </div>
  ),
};

export const Sizes: StoryObj = {
  render: () => (
    <div className={s.rowish}>
      <Icon name="lotus" size="small" label="莲花" />
      <Icon name="lotus" />
      <Icon name="lotus" size="large" />
      <Icon name="lotus" size="huge" />
    </div>
  ),
};
