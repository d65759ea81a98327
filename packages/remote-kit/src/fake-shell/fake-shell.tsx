import { lazy, Suspense, useEffect, useMemo, useState, type ComponentType } from 'react';
import type { TempleInfo } from '@temple/contracts';
import { LANGUAGE_NAMES, useLanguage } from '@temple/i18n';
import type { LayoutKind } from '@temple/route-table';
import { useAddress, useNavigate } from '@temple/router';
import { PageEnvironmentProvider, PageTitleProvider } from '../page.tsx';
import type { RemoteDefinition } from '../remote.ts';
import { useFollowedLinks } from './follow-links.ts';
import { MessagesList } from './messages-list.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { liveRows, usePlace } from './place.ts';
import s from './fake-shell.module.css';

export interface FakeShellProps {
  readonly remote: RemoteDefinition;
  readonly temple: TempleInfo;
  readonly config: Readonly<Record<string, string>>;
}

interface BarProps extends Pick<FakeShellProps, 'remote' | 'temple'> {
  readonly layout: LayoutKind;
}

function Bar({ remote, temple, layout }: BarProps) {
  const language = useLanguage();
  return (
    <header className={s.bar}>
      <strong>{temple.templeName}</strong> <span>{remote.id}, alone on the fake shell</span>
      <nav aria-label="Live rows of this remote">
        {liveRows(remote.id, layout).map((row) => (
          <a key={row.id} href={row.path} title={row.path}>
            {row.title[language]}
          </a>
        ))}
      </nav>
      <nav aria-label="Languages">
        {LANGUAGE_NAMES.map(({ code, name }) => (
          <a key={code} href={`?lang=${code}`} target="_self" lang={code}>
            {name}
          </a>
        ))}
      </nav>
    </header>
  );
}

/**
 * The page of the current address as the shell would show it: same environment, same resolution of
 * redirects, twins and layouts. Everything around it is plain on purpose. It needs the store, texts
 * and router that `runAlone` (or a test) puts around it.
 */
export function FakeShell({ remote, temple, config }: FakeShellProps) {
  const { row, layout, corrected } = usePlace(remote.id);
  const { search, hash } = useAddress();
  const navigate = useNavigate();
  useFollowedLinks(remote.id);
  useEffect(() => {
    if (corrected) void navigate(corrected + search + hash, { replace: true });
  }, [corrected, search, hash, navigate]);
  const [views] = useState<Readonly<Record<string, ComponentType>>>(() =>
    Object.fromEntries(Object.entries(remote.pages).map(([name, load]) => [name, lazy(load)])),
  );
  const route = row?.id ?? '';
  const [now] = useState(() => new Date().toISOString());
  const environment = useMemo(
    () => ({ layout, temple, config, route, now }),
    [layout, temple, config, route, now],
  );
  const language = useLanguage();
  const title = row?.title[language] ?? remote.id;
  useEffect(() => {
    document.title = `${title} · ${temple.templeName}`;
  }, [title, temple]);
  const [name] = useState(() => (own: string | undefined) => {
    if (own) document.title = `${own} · ${temple.templeName}`;
  });
  const View = row?.state === 'live' ? views[row.page ?? ''] : undefined;
  return (
    <PageTitleProvider value={name}>
      <Bar remote={remote} temple={temple} layout={layout} />
      <main className={s.main} data-layout={layout}>
        {View ? (
          <PageEnvironmentProvider value={environment}>
            <PageBoundary key={row?.page}>
              <Suspense fallback={<p role="status">Loading the page…</p>}>
                <View />
              </Suspense>
            </PageBoundary>
          </PageEnvironmentProvider>
        ) : (
          <p className={s.problem}>
            {row ? `${row.id} is planned.` : `This address does not belong to ${remote.id}.`}
          </p>
        )}
      </main>
      <MessagesList />
    </PageTitleProvider>
  );
}
