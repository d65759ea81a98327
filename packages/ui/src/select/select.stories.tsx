import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Select } from './index.ts';

const meta: Meta<typeof Select> = {
  title: 'Kit/Select',
  component: Select,
  args: {
    label: '法会',
    placeholder: '请选择',
    options: [
      { value: 'lamp', label: '腊月初八释迦牟尼佛成道日传灯法会' },
      { value: 'spring', label: '新春祈福法会' },
      { value: 'ghost', label: '盂兰盆法会（已满）', disabled: true },
      { value: 'monlam', label: 'སྨོན་ལམ་ཆེན་མོ།', lang: 'bo' },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof Select>;

export const Default: Story = {};
export const Chosen: Story = { args: { defaultValue: 'lamp', hint: '可以报名下一年的法会。' } };
export const WithError: Story = {
  args: { required: true, requiredWord: '必选', error: '请选择要参加的法会。' },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'spring' } };
