import { useEffect, useState, type ReactNode } from 'react';
import { PageTitleProvider } from '@temple/remote-kit';
import { useLanguage } from '@temple/i18n';
import { useAddress, useQueryValues } from '@temple/router';
import { useText } from '../text.ts';
import { useRuntime } from './runtime.tsx';

/** Parts of a page title in the order of the specification, section 2. */
export interface TitleParts {
  /** Query parameter `pname`. */
  pname?: string | undefined;
  /** The page's own name, such as an article's title: a closer route title. */
  content?: string | undefined;
  route?: string | undefined;
  temple: string;
  suffix: string;
}

/** `pname`, else the route's (or content's) title with the temple's name, else temple and suffix. */
export function pageTitle({ pname, content, route, temple, suffix }: TitleParts): string {
  if (pname) return pname;
  const title = content ?? route;
  return title ? `${title} · ${temple}` : `${temple} ${suffix}`;
}

/** Keeps the document's title right and lets pages name themselves. */
export function TitleKeeper({
  route,
  children,
}: {
  route: string | undefined;
  children: ReactNode;
}) {
  const { boot, titles } = useRuntime();
  const t = useText();
  const language = useLanguage();
  const { pathname, search } = useAddress();
  const { pname } = useQueryValues();
  const place = pathname + search;
  const [own, setOwn] = useState<{ place: string; title: string | undefined }>();
  const [, loaded] = useState<string>();
  useEffect(() => {
    // Titles of the other routes are not urgent: they follow the first view.
    void titles.load(language).then(
      () => loaded(language),
      () => {},
    );
  }, [titles, language]);
  const content = own?.place === place ? own.title : undefined;
  const known = route ? titles.get(route, language) : undefined;
  const suffix = t('siteSuffix');
  const temple = boot.temple.templeName;
  useEffect(() => {
    document.title = pageTitle({ pname, content, route: known, temple, suffix });
  }, [pname, content, known, temple, suffix]);
  const [set] = useState(() => (title: string | undefined) => {
    setOwn({ place: location.pathname + location.search, title });
  });
  return <PageTitleProvider value={set}>{children}</PageTitleProvider>;
}
