import { renderToStaticMarkup } from 'react-dom/server';
import type { LivePage } from '@temple/route-table';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  defineRemote,
  HOST_API,
  PageEnvironmentProvider,
  PageTitleProvider,
  useLayout,
  usePage,
  useSetPageTitle,
  type PageEnvironment,
  type PageLoader,
  type RemoteOptions,
} from '../src/index.ts';

const text = () => Promise.resolve({ default: {} });
const locales = { zh: text, 'zh-Hant': text, en: text, bo: text };

describe('defineRemote', () => {
  it('gives the definition back', () => {
    const options = {
      id: 'live-classroom',
      hostApi: HOST_API,
      pages: {},
      locales,
    } as unknown as RemoteOptions<'live-classroom'>;
    expect(defineRemote(options)).toBe(options);
  });

  it('knows from the table which pages a remote must have', () => {
    type Pages = RemoteOptions<'website-media'>['pages'];
    // Proved by the type checker: neither a page less nor one that the table does not name.
    expectTypeOf<keyof Pages>().toEqualTypeOf<LivePage<'website-media'>>();
    expectTypeOf<{ article: PageLoader }>().not.toExtend<Pages>();
    expectTypeOf<'no-such-page'>().not.toExtend<keyof Pages>();
  });
});

const environment = (layout: PageEnvironment['layout']) =>
  ({
    layout,
    route: 'library.all',
    config: {},
    temple: { templeName: '云栖寺' },
  }) as unknown as PageEnvironment;

describe('a page', () => {
  function Page() {
    const { temple, route } = usePage();
    useSetPageTitle()('a title that nobody keeps at the edge');
    return `${temple.templeName} ${route} ${useLayout()}`;
  }

  it.each(['mobile', 'desktop'] as const)('knows where it is shown: %s', (layout) => {
    const html = renderToStaticMarkup(
      <PageEnvironmentProvider value={environment(layout)}>
        <Page />
      </PageEnvironmentProvider>,
    );
    expect(html).toBe(`云栖寺 library.all ${layout}`);
  });

  it('says what is wrong when it stands outside the shell', () => {
    expect(() => renderToStaticMarkup(<Page />)).toThrow('inside the shell');
  });

  it('names itself through the shell', () => {
    const titles: (string | undefined)[] = [];
    renderToStaticMarkup(
      <PageTitleProvider value={(title) => titles.push(title)}>
        <PageEnvironmentProvider value={environment('mobile')}>
          <Page />
        </PageEnvironmentProvider>
      </PageTitleProvider>,
    );
    expect(titles).toEqual(['a title that nobody keeps at the edge']);
  });
});
