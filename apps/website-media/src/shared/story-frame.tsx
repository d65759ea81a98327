import { useEffect, useState, type ReactNode } from 'react';
import {
  addNamespace,
  createI18n,
  I18nProvider,
  type I18nInstance,
  type Language,
} from '@temple/i18n';
import { PageEnvironmentProvider, type PageEnvironment } from '@temple/remote-kit';
import { StaticRouter } from '@temple/router';
import { locales } from '../text.ts';

const TEMPLE: PageEnvironment['temple'] = {
  id: 'yunqi',
  templeName: '云栖禅寺',
  templeNameLanguage: 'zh',
  templePrefixImg: null,
  templeLogo: null,
  requestIP: '127.0.0.1',
  primaryColor: '#b3372b',
  languages: ['zh', 'zh-Hant', 'en', 'bo'],
  defaultLanguage: 'zh',
  modules: ['website', 'library'],
  timeZone: 'Asia/Shanghai',
  address: '霁川县石门乡栖云岭 8 号',
  openingHours: '山门每日 5:30 开，17:30 关。',
  transport: '霁川县客运站乘 6 路到终点“石门口”，步行石阶约 40 分钟。',
};

export interface StoryFrameProps {
  readonly layout?: PageEnvironment['layout'];
  readonly language?: Language;
  readonly children: ReactNode;
}

/** What the shell gives every page, for stories: texts, temple, layout, address. */
export function StoryFrame({ layout = 'mobile', language = 'zh', children }: StoryFrameProps) {
  const [i18n, setI18n] = useState<I18nInstance>();
  useEffect(() => {
    const made = createI18n(language);
    void addNamespace(made, 'website-media', locales).then(() => setI18n(made));
  }, [language]);
  if (!i18n) return null;
  return (
    <I18nProvider i18n={i18n}>
      <StaticRouter location="/library/list">
        <PageEnvironmentProvider
          value={{
            layout,
            temple: TEMPLE,
            config: {},
            now: '2026-11-21T02:00:00.000Z',
            route: 'library.list',
          }}
        >
          {children}
        </PageEnvironmentProvider>
      </StaticRouter>
    </I18nProvider>
  );
}
