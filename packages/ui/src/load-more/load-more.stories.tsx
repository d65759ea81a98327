import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LoadMore, type LoadMoreProps } from './index.ts';

const meta: Meta<typeof LoadMore> = { title: 'Kit/LoadMore', component: LoadMore };
export default meta;

const story = (state: LoadMoreProps['state'], announcement?: string): StoryObj => ({
  render: () => (
    <LoadMore
      state={state}
      label="再看二十篇"
      failedText="没有取到，前面的都还在。"
      retryLabel="再试一次"
      doneText="已到最后一篇。"
      announcement={announcement}
      onLoad={() => {}}
    />
  ),
});
export const Ready = story('ready', '已显示 40 篇，共 240 篇');
export const Loading = story('busy');
export const Failed = story('failed');
export const Done = story('done');
