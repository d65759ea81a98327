import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { IconButton } from '../icon-button/index.ts';
import { Menu } from './index.ts';

const meta: Meta<typeof Menu> = { title: 'Kit/Menu', component: Menu };
export default meta;

export const Default: StoryObj = {
  render: () => (
    <Menu
      align="start"
      trigger={<IconButton icon="more" label="更多" variant="outline" />}
      items={[
        { id: 'open', label: '打开文章', icon: 'book', href: '#article' },
        { id: 'kept', label: '已收藏', icon: 'bookmark', checked: true },
        { id: 'share', label: '分享', icon: 'share' },
        { id: 'print', label: '打印（暂不可用）', disabled: true },
        { id: 'delete', label: '删除', icon: 'trash', danger: true },
      ]}
    />
  ),
};
