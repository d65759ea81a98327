import {
  Suspense,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { PageEnvironmentProvider } from '@temple/remote-kit';
import type { LayoutKind } from '@temple/route-table';
import { Skeleton } from '@temple/ui/skeleton';
import type { ShellRow } from '../boot/rows.ts';
import { useRuntime, type PageView } from '../app/runtime.tsx';
import { NotFoundPage } from '../pages/not-found.page.tsx';
import { PlannedPage } from '../pages/planned.page.tsx';
import { shellPages } from '../pages/pages.ts';
import { useText } from '../text.ts';
import { PageBoundary } from './page-boundary.tsx';
import { PageFailure, PageFailureNotice } from './page-failure.tsx';
import s from './page-host.module.css';

function Pending({ page }: { page: PageView }) {
  const t = useText();
  const status = useSyncExternalStore(page.subscribe, page.status, page.status);
  if (status.state === 'failed')
    return <PageFailure kind={status.kind} onRetry={() => page.start()} />;
  if (status.state === 'slow') return <PageFailure kind="slow" onRetry={() => page.start()} />;
  return (
    <div className={s.pending} role="status" aria-busy="true" aria-label={t('loading')}>
      <Skeleton shape="article" />
    </div>
  );
}

/** Tells, above markup from the edge, that the page's code is late or did not come. */
function LateNotice({ page }: { page: PageView }) {
  const status = useSyncExternalStore(page.subscribe, page.status, page.status);
  if (status.state === 'failed')
    return <PageFailureNotice kind={status.kind} onRetry={() => page.start()} />;
  if (status.state === 'slow')
    return <PageFailureNotice kind="slow" onRetry={() => page.start()} />;
  return null;
}

/** A page of a remote: its boundary, what shows until it is there, and what shows when it fails. */
function RemotePage({ page, prerendered }: { page: PageView; prerendered: boolean }) {
  useEffect(() => page.start(), [page]);
  // The same element every time: a new one would make React give up markup from the edge that still
  // waits for its code, and show the pending state in its place.
  const content = useMemo(() => {
    const View = page.view;
    return (
      <PageBoundary>
        <Suspense fallback={<Pending page={page} />}>
          <View />
        </Suspense>
      </PageBoundary>
    );
  }, [page]);
  return (
    <>
      {prerendered && <LateNotice page={page} />}
      {content}
    </>
  );
}

/** Shows the page of a row, whoever owns it. Twins share a key, so a resize keeps their state. */
export function PageHost({ row, layout }: { row: ShellRow | undefined; layout: LayoutKind }) {
  const { boot, remotes } = useRuntime();
  const [first] = useState(row ? `${row.owner}/${row.page}` : '');
  const route = row?.id ?? 'error.404';
  const environment = useMemo(
    () => ({ layout, temple: boot.temple, config: boot.config, now: boot.now, route }),
    [layout, boot, route],
  );
  const inPage = (key: string, page: ReactNode) => (
    <PageEnvironmentProvider value={environment} key={key}>
      {page}
    </PageEnvironmentProvider>
  );
  if (!row) return inPage('not-found', <NotFoundPage />);
  const key = `${row.owner}/${row.page}`;
  if (row.state === 'planned') return inPage(`planned/${row.id}`, <PlannedPage route={row.id} />);
  if (row.owner === 'shell') {
    const View = shellPages[row.page ?? ''] ?? NotFoundPage;
    return inPage(
      key,
      <PageBoundary>
        <Suspense fallback={<Skeleton shape="article" />}>
          <View />
        </Suspense>
      </PageBoundary>,
    );
  }
  const page = remotes.page(row.owner, row.page ?? '');
  if (!page) return inPage(key, <PageFailure kind="disabled" />);
  return inPage(key, <RemotePage page={page} prerendered={boot.rendered && key === first} />);
}
