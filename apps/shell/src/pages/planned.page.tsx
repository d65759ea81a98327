import { hrefOf } from '@temple/router';
import { useLanguage } from '@temple/i18n';
import { ButtonLink } from '@temple/ui/button';
import { EmptyState } from '@temple/ui/empty-state';
import { useRuntime } from '../app/runtime.tsx';
import { useText } from '../text.ts';

/** A route whose page is not built yet says so, and says how far the whole is. */
export function PlannedPage({ route }: { route: string }) {
  const t = useText();
  const language = useLanguage();
  const { rows, titles } = useRuntime();
  const live = [...rows.values()].filter((row) => row.state === 'live').length;
  return (
    <EmptyState
      level={1}
      title={t('plannedTitle', { title: titles.get(route, language) ?? '' })}
      note={`${t('plannedText')} ${t('plannedCount', { total: rows.size, live })}`}
      action={<ButtonLink href={hrefOf('root')}>{t('goHome')}</ButtonLink>}
    />
  );
}
