import { useState } from 'react';
import type { LibraryFile } from '@temple/contracts';
import { formatCount, formatDate, formatSize, useLanguage } from '@temple/i18n';
import { useLayout, usePage } from '@temple/remote-kit';
import { hrefOf, useQueryValues } from '@temple/router';
import { Breadcrumb } from '@temple/ui/breadcrumb';
import { Icon } from '@temple/ui/icon';
import { RichText } from '@temple/ui/rich-text';
import { SectionHeading } from '@temple/ui/section-heading';
import { Busy, Skeleton } from '@temple/ui/skeleton';
import { iconOf, isShown } from '../../../shared/file-kind.ts';
import { FileRows } from '../../../shared/file-rows.tsx';
import { usePageName } from '../../../shared/page-name.ts';
import { Problem } from '../../../shared/problem.tsx';
import { useTextLang } from '../../../shared/text-lang.ts';
import { useText } from '../../../text.ts';
import { useDetail, useDownload } from '../library.endpoints.ts';
import { DownloadPanel } from './download-panel.tsx';
import s from './library-detail-screen.module.css';
import { useFileDownload } from './use-file-download.ts';

/** One file: what it is, everything that is known about it, and how to get it. */
export function LibraryDetailScreen() {
  const t = useText();
  const { id } = useQueryValues();
  const { data, currentData, error, isFetching, refetch } = useDetail(
    { id: id ?? '' },
    { skip: !id },
  );
  const file = currentData ?? (data?.id === id ? data : undefined);
  usePageName(file?.name);
  if (file) return <File file={file} />;
  if (error || !id) {
    return (
      <Problem
        error={error}
        onRetry={refetch}
        busy={isFetching}
        missing={t('file.missing')}
        action={{ href: hrefOf('library.all'), label: t('library.title') }}
      />
    );
  }
  return (
    <Busy label={t('loading')} className={s.waiting}>
      <Skeleton shape="article" />
    </Busy>
  );
}

/** Many files have their summary as their whole description: said once it is enough. */
function saysMore({ bodyHtml, summary }: LibraryFile): boolean {
  const text = bodyHtml.replace(/<[^>]*>/g, '').trim();
  return text !== '' && text !== summary.trim();
}

function File({ file }: { file: LibraryFile }) {
  const t = useText();
  const language = useLanguage();
  const layout = useLayout();
  const { temple } = usePage();
  const lang = useTextLang()(file.language);
  const [count] = useDownload();
  // What the server counted with this visitor's own download, once there is one.
  const [counted, setCounted] = useState<number>();
  const { state, words, start, cancel } = useFileDownload(file.id, async () => {
    const { data } = await count({ id: file.id });
    if (data) setCounted(data.downloadCount);
    return data;
  });
  const facts: readonly (readonly [string, string])[] = [
    [t('file.type'), file.type.toUpperCase()],
    [t('file.size'), formatSize(file.size)],
    [t('file.classification'), file.classification],
    [t('file.created'), formatDate(file.createdAt, temple.timeZone)],
    [t('file.published'), formatDate(file.publishedAt, temple.timeZone)],
    [t('file.downloads'), formatCount(counted ?? file.downloadCount, language)],
  ];
  return (
    <div className={s.screen} data-layout={layout}>
      {layout === 'desktop' && (
        <div className={s.trail}>
          <Breadcrumb
            label={t('breadcrumb')}
            items={[
              { label: t('home'), href: hrefOf('website.home') },
              { label: t('library.title'), href: hrefOf('library.all') },
              {
                label: file.column.name,
                href: hrefOf('library.list', { column: file.column.code }),
              },
            ]}
            current={file.name}
          />
        </div>
      )}
      <article className={s.file}>
        <header className={s.head}>
          <span className={s.badge}>
            <Icon name={iconOf(file.type)} size="large" />
          </span>
          <div className={s.words}>
            <h1 className={s.name} lang={lang}>
              {file.name}
            </h1>
            {file.summary && (
              <p className={s.summary} lang={lang}>
                {file.summary}
              </p>
            )}
          </div>
        </header>
        <DownloadPanel
          name={file.name}
          size={file.size}
          state={state}
          words={words}
          onStart={start}
          onCancel={cancel}
          openHref={isShown(file.type) ? file.url : undefined}
        />
        {saysMore(file) && <RichText html={file.bodyHtml} {...(lang ? { lang } : {})} />}
        <section className={s.part} aria-labelledby="facts">
          <h2 id="facts" className={s.heading}>
            {t('file.about')}
          </h2>
          <dl className={s.facts}>
            {facts
              .filter(([, value]) => value)
              .map(([label, value]) => (
                <div key={label} className={s.fact}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            <div className={s.fact}>
              <dt>{t('filter.column')}</dt>
              <dd>
                <a className={s.link} href={hrefOf('library.list', { column: file.column.code })}>
                  {file.column.name}
                </a>
              </dd>
            </div>
          </dl>
        </section>
      </article>
      {file.related.length > 0 && (
        <aside className={s.part} aria-labelledby="related">
          <SectionHeading
            id="related"
            title={t('file.related')}
            moreHref={hrefOf('library.list', { column: file.column.code })}
            moreLabel={t('more')}
          />
          <FileRows files={file.related} />
        </aside>
      )}
    </div>
  );
}
