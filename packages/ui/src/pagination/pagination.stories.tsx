import type { Meta, StoryObj } from '@storybook/react-webpack5';
import s from '../lib/story/story.module.css';
import { Pagination } from './index.ts';

const meta: Meta<typeof Pagination> = { title: 'Kit/Pagination', component: Pagination };
export default meta;

const words = {
  label: '分页',
  previousLabel: '上一页',
  nextLabel: '下一页',
  pageLabel: (n: number) => `第 ${n} 页`,
  hrefFor: (n: number) => `#p${n}`,
};

export const Places: StoryObj = {
  render: () => (
    <div className={s.column}>
      <Pagination {...words} page={1} pageCount={3} />
      <Pagination {...words} page={6} pageCount={24} label="分页二" />
      <Pagination {...words} page={24} pageCount={24} label="分页三" />
    </div>
  ),
};
