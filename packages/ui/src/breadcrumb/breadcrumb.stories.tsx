import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Breadcrumb } from './index.ts';

const meta: Meta<typeof Breadcrumb> = { title: 'Kit/Breadcrumb', component: Breadcrumb };
export default meta;

export const Default: StoryObj = {
  render: () => (
    <Breadcrumb
      label="所在位置"
      items={[
        { label: '首页', href: '#home' },
        { label: '藏经阁', href: '#library' },
        { label: '般若部', href: '#prajna' },
      ]}
      current="金刚般若波罗蜜经"
    />
  ),
};
