import type { ReactNode } from 'react';
import { useLayout } from '@temple/remote-kit';
import s from './page.module.css';

/** The room around a page's parts. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <div className={s.page} data-layout={useLayout()}>
      {children}
    </div>
  );
}
