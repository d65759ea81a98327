import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ButtonLink } from '../button/index.ts';
import { EmptyState } from './index.ts';

const meta: Meta<typeof EmptyState> = { title: 'Kit/EmptyState', component: EmptyState };
export default meta;

export const WithStep: StoryObj = {
  render: () => (
    <EmptyState
      icon="bookmark"
      title="还没有收藏的文章。"
      note="读到欢喜处，点一下书签，便会放在这里。"
      action={<ButtonLink href="#library">去藏经阁看看</ButtonLink>}
    />
  ),
};
export const Plain: StoryObj = { render: () => <EmptyState title="今日没有法会。" /> };
