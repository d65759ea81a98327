import type { Meta, StoryObj } from '@storybook/react-webpack5';
import s from '../lib/story/story.module.css';
import { SectionHeading } from './index.ts';

const meta: Meta<typeof SectionHeading> = {
  title: 'Kit/SectionHeading',
  component: SectionHeading,
};
export default meta;

export const Levels: StoryObj = {
  render: () => (
    <div className={s.column}>
      <SectionHeading level={1} title="云栖禅寺" note="农历十月十一 · 佛历二五七〇年" />
      <SectionHeading title="今日功课" moreHref="#all" moreLabel="全部" />
      <SectionHeading level={3} title="近期法会" />
    </div>
  ),
};
