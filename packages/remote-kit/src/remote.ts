import type { ComponentType } from 'react';
import type { CatalogueLoaders, I18nInstance } from '@temple/i18n';
import type { LivePage, Owner } from '@temple/route-table';
import type { TempleStore } from '@temple/store';

/** Version of the interface between shell and remotes; raised when a remote must be rebuilt. */
export const HOST_API = 1;

type PageModule = { default: ComponentType };
export type PageLoader = () => Promise<PageModule>;

/** What `setup` may do when a remote is first loaded. Nothing else runs at import. */
export interface SetupContext {
  readonly store: TempleStore;
  readonly i18n: I18nInstance;
}

/** The one value that a remote exposes. */
export interface RemoteDefinition {
  readonly id: Owner;
  readonly hostApi: number;
  readonly pages: Readonly<Record<string, PageLoader>>;
  readonly locales: CatalogueLoaders;
  readonly setup?: (context: SetupContext) => void;
}

/** A definition whose pages are exactly those of the owner's live rows. */
export interface RemoteOptions<O extends Owner> {
  readonly id: O;
  readonly hostApi: typeof HOST_API;
  readonly pages: Readonly<Record<LivePage<O>, PageLoader>>;
  /** Texts of the remote's namespace, which is named like the remote. */
  readonly locales: CatalogueLoaders;
  /** Injects endpoints and slices; nothing else runs before the first page. */
  readonly setup?: (context: SetupContext) => void;
}

/**
 * Declares a remote: `export default defineRemote({ id: 'futian', … })`. A page that is live in the
 * route table but missing here, or the reverse, does not compile.
 */
export function defineRemote<const O extends Owner>(
  options: RemoteOptions<O> & {
    readonly pages: { readonly [P in keyof RemoteOptions<O>['pages']]: PageLoader };
  },
): RemoteDefinition {
  return options;
}
