import { useId } from 'react';
import type { LibraryOverview } from '@temple/contracts';
import { useLayout } from '@temple/remote-kit';
import { hrefOf } from '@temple/router';
import { ButtonLink } from '@temple/ui/button';
import { EmptyState } from '@temple/ui/empty-state';
import { SectionHeading } from '@temple/ui/section-heading';
import { Busy, Skeleton } from '@temple/ui/skeleton';
import { FileRows } from '../../../shared/file-rows.tsx';
import { PageHead } from '../../../shared/page-head.tsx';
import { Page } from '../../../shared/page.tsx';
import { Problem } from '../../../shared/problem.tsx';
import { useText } from '../../../text.ts';
import { useOverview } from '../library.endpoints.ts';
import s from './library-overview-screen.module.css';

/** The library at a glance: its columns with their newest files. */
export function LibraryOverviewScreen() {
  const t = useText();
  const layout = useLayout();
  const { data, error, isFetching, refetch } = useOverview();
  return (
    <Page>
      <PageHead
        homeHref={hrefOf('website.home')}
        trail={[]}
        title={t('library.title')}
        summary={data && t('library.summary', { count: data.total })}
      />
      {data && data.total > 0 && (
        <>
          <div className={s.groups} data-layout={layout}>
            {data.groups.map((group) => (
              <Group key={group.column.code} group={group} />
            ))}
          </div>
          <p className={s.all}>
            <ButtonLink variant="outline" iconEnd="chevron-right" href={hrefOf('library.list')}>
              {t('library.everything')}
            </ButtonLink>
          </p>
        </>
      )}
      {data?.total === 0 && (
        <EmptyState
          icon="library"
          title={t('library.empty')}
          note={t('library.emptyNote')}
          action={
            <ButtonLink href={hrefOf('website.columndefault')}>{t('article.others')}</ButtonLink>
          }
        />
      )}
      {!data && error && (
        <Problem
          level={2}
          error={error}
          onRetry={refetch}
          busy={isFetching}
          missing={t('library.empty')}
          action={{ href: hrefOf('website.home'), label: t('goHome') }}
        />
      )}
      {!data && !error && (
        <Busy label={t('loading')} className={s.groups}>
          <Skeleton shape="row" count={4} />
          <Skeleton shape="row" count={4} />
        </Busy>
      )}
    </Page>
  );
}

function Group({ group }: { group: LibraryOverview['groups'][number] }) {
  const t = useText();
  const id = useId();
  const { column, summary, files } = group;
  return (
    <section className={s.group} aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={column.name}
        note={summary}
        moreHref={hrefOf('library.list', { column: column.code })}
        moreLabel={t('library.groupAll', { count: column.count })}
      />
      <FileRows files={files} />
    </section>
  );
}
