import type { ArticleCard } from '@temple/contracts';
import { StoryFrame } from '../../../shared/story-frame.tsx';
import { ArticleList, ArticleListSkeleton } from './article-list.tsx';

export default { title: 'Website/ArticleList', component: ArticleList };

const article = (id: string, title: string, more: Partial<ArticleCard> = {}): ArticleCard => ({
  id,
  title,
  summary: '梅雨过后第一个大晴天，藏经楼的书搬到法堂前廊透气。说是晒经，其实不见太阳。',
  cover: null,
  publishedAt: '2026-07-19T16:00:00.000Z',
  column: { code: 'events', name: '纪事', kind: 'article' },
  language: 'zh',
  viewNum: 0,
  ...more,
});

const ARTICLES = [
  article('a', '六月六，晒经'),
  article('b', '台风期间闭寺通知（8 月 19 日—21 日）：山门关闭、法务顺延与接驳小巴停运'),
  article('c', "A volunteer's kitchen diary: three days around the Buddha's birthday", {
    language: 'en',
  }),
  article('d', 'དགུན་དུས་སྒོ་འབྱེད་དུས་ཚོད།', { language: 'bo' }),
];

export const Phone = {
  render: () => (
    <StoryFrame>
      <ArticleList articles={ARTICLES} withColumn label="纪事" />
    </StoryFrame>
  ),
};

export const Desktop = {
  render: () => (
    <StoryFrame layout="desktop">
      <ArticleList articles={ARTICLES} withColumn label="纪事" />
    </StoryFrame>
  ),
};

export const Loading = {
  render: () => (
    <StoryFrame>
      <ArticleListSkeleton />
    </StoryFrame>
  ),
};
