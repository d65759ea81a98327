import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Busy, Skeleton } from './index.ts';

const meta: Meta<typeof Skeleton> = { title: 'Kit/Skeleton', component: Skeleton };
export default meta;

const story = (shape: 'lines' | 'card' | 'row' | 'article', count?: number): StoryObj => ({
  render: () => (
    <Busy label="正在载入">
      <Skeleton shape={shape} count={count} />
    </Busy>
  ),
});
export const Lines = story('lines');
export const Rows = story('row', 3);
export const Cards = story('card', 2);
export const Article = story('article');
