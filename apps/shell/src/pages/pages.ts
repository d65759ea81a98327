import { lazy, type ComponentType } from 'react';
import type { LivePage } from '@temple/route-table';
import { NotFoundPage } from './not-found.page.tsx';

/** Pages that the shell owns: exactly those of its live rows. */
const pages: Readonly<Record<LivePage<'shell'>, ComponentType>> = {
  // Its components are not part of the frame: they come when the page is asked for.
  agreement: lazy(() => import('./agreement.page.tsx')),
  'not-found': NotFoundPage,
};

export const shellPages: Readonly<Record<string, ComponentType>> = pages;
