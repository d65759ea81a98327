import { createContext, useContext, type ReactNode } from 'react';
import type { TempleInfo } from '@temple/contracts';
import type { LayoutKind } from '@temple/route-table';

/** What every page may know about where it is shown. */
export interface PageEnvironment {
  readonly layout: LayoutKind;
  readonly temple: TempleInfo;
  /** Configuration map of the temple, group `basics`. */
  readonly config: Readonly<Record<string, string>>;
  /** The server's clock when the page was made: dates of the first view come from it, not from a device's. */
  readonly now: string;
  /** Id of the row that is shown. */
  readonly route: string;
}

const Environment = createContext<PageEnvironment | null>(null);

/** Given by the shell around each page. */
export function PageEnvironmentProvider(props: { value: PageEnvironment; children: ReactNode }) {
  return <Environment value={props.value}>{props.children}</Environment>;
}

/** The page's surroundings: layout, temple, configuration. */
export function usePage(): PageEnvironment {
  const environment = useContext(Environment);
  if (!environment) throw new Error('usePage is for pages inside the shell');
  return environment;
}

/** `mobile` or `desktop`, by the row's breakpoint. A page keeps its state when this changes. */
export function useLayout(): LayoutKind {
  return usePage().layout;
}

/** Sets the page's own title (an article's, a file's); the shell adds the temple's name. */
export type SetPageTitle = (title: string | undefined) => void;

const Title = createContext<SetPageTitle>(() => {});

/** Given by the shell. */
export const PageTitleProvider = Title;

/** Names the page after its content once it is known. Null while it is not. */
export function useSetPageTitle(): SetPageTitle {
  return useContext(Title);
}
