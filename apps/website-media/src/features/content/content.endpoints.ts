import { injectContract } from '@temple/api-client';

/** Calls of news columns and articles. */
export const { useHome, useColumns, useColumn, useArticle, useViewed } = injectContract(
  'content',
  {
    home: 'GET /pub/content/home',
    columns: 'GET /pub/content/columns',
    column: 'GET /pub/content/column',
    article: 'GET /pub/content/article/{id}',
    viewed: 'POST /pub/content/article/{id}/view',
  },
  { quiet: ['viewed'] },
);
