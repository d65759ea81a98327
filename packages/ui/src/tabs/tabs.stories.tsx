import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Tabs } from './index.ts';

const meta: Meta<typeof Tabs> = { title: 'Kit/Tabs', component: Tabs };
export default meta;

export const Default: StoryObj = {
  render: () => (
    <Tabs
      label="法会内容"
      items={[
        { value: 'about', label: '缘起', content: '本寺每年十月启建水陆法会七昼夜。' },
        { value: 'schedule', label: '日程', icon: 'calendar', content: '初八洒净，十四圆满。' },
        { value: 'place', label: '地点', content: '大雄宝殿、念佛堂。' },
        { value: 'closed', label: '未开放', disabled: true, content: '' },
        { value: 'questions', label: '常见问题', content: '可代家人登记牌位。' },
      ]}
    />
  ),
};
