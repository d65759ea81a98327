import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ErrorState } from './index.ts';

const meta: Meta<typeof ErrorState> = { title: 'Kit/ErrorState', component: ErrorState };
export default meta;

const base = {
  title: '这一页暂时没有取到。',
  safe: '您填写的内容都还在，不会丢失。',
  retryLabel: '再试一次',
  homeLabel: '回首页',
  homeHref: '#home',
  onRetry: () => {},
};
export const Default: StoryObj = { render: () => <ErrorState {...base} detail="page-chunk" /> };
export const Retrying: StoryObj = { render: () => <ErrorState {...base} busy /> };
export const Offline: StoryObj = {
  render: () => <ErrorState {...base} icon="offline" title="现在没有连上网络。" />,
};
export const NoPermission: StoryObj = {
  render: () => (
    <ErrorState {...base} icon="lock" onRetry={undefined} title="这一页只对义工开放。" safe="" />
  ),
};
