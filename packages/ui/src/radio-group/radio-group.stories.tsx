import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RadioGroup, type RadioGroupProps } from './index.ts';

const options: RadioGroupProps<string>['options'] = [
  { value: 'stay', label: '住寺', hint: '四人一间，请自备洗漱用品。' },
  { value: 'day', label: '当日往返' },
  { value: 'full', label: '净修小屋', hint: '已满。', disabled: true },
];

const meta: Meta<typeof RadioGroup<string>> = {
  title: 'Kit/RadioGroup',
  component: RadioGroup<string>,
  args: { label: '住宿', options },
};
export default meta;
type Story = StoryObj<typeof RadioGroup<string>>;

export const Default: Story = {};
export const Chosen: Story = { args: { defaultValue: 'stay', hint: '到寺后仍可更改。' } };
export const WithError: Story = {
  args: { required: true, requiredWord: '必选', error: '请选择一种住宿方式。' },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'day' } };
export const Languages: Story = {
  args: {
    label: '诵经语言',
    defaultValue: 'bo',
    options: [
      { value: 'zh', label: '汉语' },
      { value: 'bo', label: 'བོད་སྐད།', lang: 'bo' },
      { value: 'en', label: 'English', lang: 'en' },
    ],
  },
};
