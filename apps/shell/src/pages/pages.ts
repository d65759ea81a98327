import type { ComponentType } from 'react';
import type { LivePage } from '@temple/route-table';
import { AgreementPage } from './agreement.page.tsx';
import { NotFoundPage } from './not-found.page.tsx';

/** Pages that the shell owns: exactly those of its live rows. */
const pages: Readonly<Record<LivePage<'shell'>, ComponentType>> = {
  agreement: AgreementPage,
  'not-found': NotFoundPage,
};

export const shellPages: Readonly<Record<string, ComponentType>> = pages;
