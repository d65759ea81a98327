import type { Meta, StoryObj } from '@storybook/react-webpack5';
import s from '../lib/story/story.module.css';
import { Progress } from './index.ts';

const meta: Meta<typeof Progress> = { title: 'Kit/Progress', component: Progress };
export default meta;

export const States: StoryObj = {
  render: () => (
    <div className={s.column}>
      <Progress label="诵经" value={12} max={30} valueText="12 / 30 日" />
      <Progress label="圆满" value={1} />
      <Progress label="未知" />
    </div>
  ),
};
