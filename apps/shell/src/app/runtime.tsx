import { createContext, useContext, type ReactNode } from 'react';
import type { BootData } from '@temple/contracts';
import type { I18nInstance } from '@temple/i18n';
import type { TempleStore } from '@temple/store';
import type { ComponentType } from 'react';
import type { ShellRow } from '../boot/rows.ts';
import type { RouteTitles } from '../boot/titles.ts';
import type { LoadStatus } from '../remotes/page-load.ts';

/** A remote's page as the frame sees it; the edge gives one that is ready from the start. */
export interface PageView {
  readonly view: ComponentType;
  subscribe(listener: () => void): () => void;
  status(): LoadStatus;
  start(): void;
}

/** What the frame works with, made once a page load (or once a rendering at the edge). */
export interface ShellRuntime {
  readonly boot: BootData;
  readonly store: TempleStore;
  readonly i18n: I18nInstance;
  readonly rows: ReadonlyMap<string, ShellRow>;
  readonly titles: RouteTitles;
  readonly remotes: { page(owner: string, page: string): PageView | undefined };
}

const Runtime = createContext<ShellRuntime | null>(null);

export function RuntimeProvider(props: { value: ShellRuntime; children: ReactNode }) {
  return <Runtime value={props.value}>{props.children}</Runtime>;
}

export function useRuntime(): ShellRuntime {
  const runtime = useContext(Runtime);
  if (!runtime) throw new Error('The shell runs without its runtime');
  return runtime;
}
