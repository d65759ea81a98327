import type { Meta, StoryObj } from '@storybook/react-webpack5';
import s from '../lib/story/story.module.css';
import { Tag } from './index.ts';

const meta: Meta<typeof Tag> = { title: 'Kit/Tag', component: Tag };
export default meta;

export const Tones: StoryObj = {
  render: () => (
    <div className={s.rowish}>
      <Tag>开示</Tag>
      <Tag tone="accent">法会</Tag>
      <Tag tone="jade" icon="check">
        已圆满
      </Tag>
      <Tag tone="amber" icon="clock">
        即将截止
      </Tag>
      <Tag tone="cinnabar" icon="error">
        已取消
      </Tag>
      <Tag tone="indigo" icon="play">
        直播中
      </Tag>
    </div>
  ),
};
