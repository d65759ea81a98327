import type { Article, BootData, LibraryFile } from '@temple/contracts';
import { message } from '../text/messages.ts';

/** What search engines and share cards read of a page. */
export interface Head {
  readonly title: string;
  readonly description: string;
  readonly image?: string;
  readonly type: 'website' | 'article';
}

const value = <T>(boot: BootData, operation: string) =>
  boot.answers.find((answer) => answer.operation === operation)?.value as T | undefined;

/** Title and description of a page from what it shows (title rule: specification, section 2). */
export function headOf(boot: BootData, pname: string | null): Head {
  const temple = boot.temple.templeName;
  const article = value<Article>(boot, 'content.article');
  const file = value<LibraryFile>(boot, 'library.detail');
  const column = value<{ column: { name: string; summary: string } }>(
    boot,
    'content.column',
  )?.column;
  const agreement = value<{ title: string }>(boot, 'system.agreement');
  const home = value<{ intro: string }>(boot, 'content.home');
  const own = article?.title ?? file?.name ?? column?.name ?? agreement?.title ?? boot.routeTitle;
  const suffix = message('siteSuffix', boot.language);
  return {
    title: pname ?? (own ? `${own} · ${temple}` : `${temple} ${suffix}`),
    description: (
      article?.summary ??
      file?.summary ??
      column?.summary ??
      home?.intro ??
      temple
    ).slice(0, 300),
    ...(article?.cover ? { image: article.cover.src } : {}),
    type: article ? 'article' : 'website',
  };
}
