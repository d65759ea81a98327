import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Switch } from './index.ts';

const meta: Meta<typeof Switch> = {
  title: 'Kit/Switch',
  component: Switch,
  args: { label: '功课时间提醒' },
};
export default meta;
type Story = StoryObj<typeof Switch>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const WithWords: Story = {
  args: { defaultChecked: true, onWord: '已开', offWord: '已关', hint: '早课前一刻钟响一声磬。' },
};
export const WithError: Story = { args: { error: '没有连上网络，提醒还是关着的。' } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };
export const LongLabel: Story = {
  args: {
    label: '只在无线网络下自动下载当天的早晚课诵本与开示录音',
    onWord: '已开',
    offWord: '已关',
  },
};
