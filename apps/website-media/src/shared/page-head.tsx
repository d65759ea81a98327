import type { ReactNode } from 'react';
import { useLayout } from '@temple/remote-kit';
import { Breadcrumb, type BreadcrumbItem } from '@temple/ui/breadcrumb';
import { useText } from '../text.ts';
import s from './page-head.module.css';

export interface PageHeadProps {
  /** Pages above this one, home excluded; shown where there is room. */
  readonly trail: readonly BreadcrumbItem[];
  readonly homeHref: string;
  readonly title: string;
  readonly summary?: ReactNode;
}

/** Where a list page stands, its name and what it holds. */
export function PageHead({ trail, homeHref, title, summary }: PageHeadProps) {
  const t = useText();
  const layout = useLayout();
  return (
    <header className={s.head}>
      {layout === 'desktop' && (
        <Breadcrumb
          label={t('breadcrumb')}
          items={[{ label: t('home'), href: homeHref }, ...trail]}
          current={title}
        />
      )}
      <h1 className={s.title}>{title}</h1>
      {summary && <p className={s.summary}>{summary}</p>}
    </header>
  );
}
