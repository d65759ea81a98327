import type { Meta, StoryObj } from '@storybook/react-webpack5';
import s from '../lib/story/story.module.css';
import { IconButton, IconLink } from './index.ts';

const meta: Meta<typeof IconButton> = { title: 'Kit/IconButton', component: IconButton };
export default meta;

export const States: StoryObj = {
  render: () => (
    <div className={s.rowish}>
      <IconButton icon="play" label="播放" variant="solid" />
      <IconButton icon="share" label="分享" variant="outline" />
      <IconButton icon="search" label="搜索" />
      <IconButton icon="bookmark" label="收藏" aria-pressed />
      <IconButton icon="trash" label="删除" disabled />
      <IconLink icon="arrow-left" label="返回" href="#back" />
    </div>
  ),
};
