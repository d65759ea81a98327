import { hrefOf } from '@temple/router';
import { ButtonLink } from '@temple/ui/button';
import { EmptyState } from '@temple/ui/empty-state';
import { useText } from '../text.ts';

/** An address that no route knows. */
export function NotFoundPage() {
  const t = useText();
  return (
    <EmptyState
      level={1}
      title={t('notFoundTitle')}
      note={t('notFoundText')}
      action={<ButtonLink href={hrefOf('root')}>{t('goHome')}</ButtonLink>}
    />
  );
}
