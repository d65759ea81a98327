import { defineRemote, HOST_API } from '@temple/remote-kit';
import { locales } from './text.ts';

export default defineRemote({
  id: 'website-media',
  hostApi: HOST_API,
  locales,
  pages: {
    'website-home': () => import('./pages/website-home.page.tsx'),
    column: () => import('./pages/column.page.tsx'),
    article: () => import('./pages/article.page.tsx'),
    'column-library': () => import('./pages/column-library.page.tsx'),
    'library-all': () => import('./pages/library-all.page.tsx'),
    'library-list': () => import('./pages/library-list.page.tsx'),
    'library-detail': () => import('./pages/library-detail.page.tsx'),
  },
});
