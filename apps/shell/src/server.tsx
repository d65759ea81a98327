/** What the edge's render process loads: the shell for rendering, and all that remotes share. */
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { renderToPipeableStream } from 'react-dom/server';
import { PassThrough } from 'node:stream';
import * as apiClient from '@temple/api-client';
import type { BootData, Language } from '@temple/contracts';
import * as i18n from '@temple/i18n';
import * as remoteKit from '@temple/remote-kit';
import * as router from '@temple/router';
import * as store from '@temple/store';
import { components } from './.generated/ui-server.ts';
import { App } from './app/app.tsx';
import { makeShellStore } from './app/make-store.ts';
import type { PageView, ShellRuntime } from './app/runtime.tsx';
import './boot/endpoints.ts';
import { readRows } from './boot/rows.ts';
import { RouteTitles } from './boot/titles.ts';
import { locales } from './text.ts';

/** Modules by shared key, for `require` of a remote's server build. */
export const shared: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@temple/api-client': apiClient,
  '@temple/i18n': i18n,
  '@temple/remote-kit': remoteKit,
  '@temple/router': router,
  '@temple/store': store,
  ...components,
};

const instances = new Map<Language, Promise<i18n.I18nInstance>>();

/** One i18n instance a language: its texts never change while the process runs. */
function instanceFor(language: Language): Promise<i18n.I18nInstance> {
  let instance = instances.get(language);
  if (!instance) {
    const made = i18n.createI18n(language);
    instance = i18n.addNamespace(made, 'shell', locales).then(() => made);
    instances.set(language, instance);
  }
  return instance;
}

/** A page that is there at once; React sees the same `lazy` as in the browser. */
function readyPage(view: React.ComponentType): PageView {
  const module = { default: view };
  const thenable = { then: (resolve: (value: typeof module) => void) => resolve(module) };
  return {
    view: React.lazy(() => thenable as unknown as Promise<typeof module>),
    subscribe: () => () => {},
    status: () => ({ state: 'ready' }),
    start: () => {},
  };
}

function streamToString(element: React.ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new PassThrough();
    sink.on('data', (chunk: Buffer) => chunks.push(chunk));
    sink.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    const stream = renderToPipeableStream(element, {
      // A boundary in its place whatever its size: React would send a large one after the frame, with
      // an inline script that moves it, which the page's policy does not let run.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // All of the page at once: half a page would be cached and indexed as a whole one.
      onAllReady: () => stream.pipe(sink),
      onError: reject,
      onShellError: reject,
    });
  });
}

/**
 * Renders one page to markup.
 * @param remote the definition of the remote that owns the page, loaded from its server build
 */
export async function render(
  boot: BootData,
  url: string,
  remote: remoteKit.RemoteDefinition | undefined,
): Promise<string> {
  const templeStore = makeShellStore();
  const instance = await instanceFor(boot.language);
  let page: PageView | undefined;
  const rows = readRows(boot.rows);
  const row = boot.route ? rows.get(boot.route) : undefined;
  if (remote && row?.page) {
    remote.setup?.({ store: templeStore, i18n: instance });
    await i18n.addNamespace(instance, remote.id, remote.locales);
    const loader = remote.pages[row.page];
    if (!loader) throw new Error(`${remote.id} has no page ${row.page}`);
    page = readyPage((await loader()).default);
  }
  apiClient.prefill(templeStore, boot.answers);
  const runtime: ShellRuntime = {
    boot,
    store: templeStore,
    i18n: instance,
    rows,
    titles: new RouteTitles(boot),
    remotes: { page: (owner) => (owner === remote?.id ? page : undefined) },
  };
  const Router = ({ children }: { children: React.ReactNode }) => (
    <router.StaticRouter location={url}>{children}</router.StaticRouter>
  );
  return streamToString(<App runtime={runtime} Router={Router} />);
}
