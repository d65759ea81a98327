import type { Meta, StoryObj } from '@storybook/react-webpack5';
import s from '../lib/story/story.module.css';
import { Card } from './index.ts';

const meta: Meta<typeof Card> = { title: 'Kit/Card', component: Card };
export default meta;

export const Tones: StoryObj = {
  render: () => (
    <div className={s.column}>
      <Card>农历十月十五 · 下元节，大殿普佛。</Card>
      <Card tone="sunk">往期开示，共四十二讲。</Card>
      <Card tone="tint" padding="roomy">
        明日 06:30 诵经共修，欢迎随喜参加。
      </Card>
    </div>
  ),
};
