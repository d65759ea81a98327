import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NumberField } from './index.ts';

const meta: Meta<typeof NumberField> = {
  title: 'Kit/NumberField',
  component: NumberField,
  args: {
    label: '同行人数',
    moreLabel: '多一位',
    lessLabel: '少一位',
    min: 1,
    max: 8,
    defaultValue: 2,
  },
};
export default meta;
type Story = StoryObj<typeof NumberField>;

export const Default: Story = {};
export const Empty: Story = {
  args: {
    defaultValue: undefined,
    hint: '连您自己在内，最多八位。',
    required: true,
    requiredWord: '必填',
  },
};
export const WithError: Story = { args: { defaultValue: 12, error: '斋堂一桌最多八位。' } };
export const Amount: Story = {
  args: {
    label: '供灯（盏）',
    moreLabel: '多九盏',
    lessLabel: '少九盏',
    step: 9,
    min: 9,
    max: undefined,
    defaultValue: 108,
  },
};
export const Disabled: Story = { args: { disabled: true } };
