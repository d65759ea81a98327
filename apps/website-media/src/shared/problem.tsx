import type { ApiError } from '@temple/api-client';
import { hrefOf } from '@temple/router';
import { ButtonLink } from '@temple/ui/button';
import { EmptyState } from '@temple/ui/empty-state';
import { ErrorState } from '@temple/ui/error-state';
import { useText } from '../text.ts';

const NOT_FOUND: readonly number[] = [40400, 40000];

export interface ProblemProps {
  readonly error: ApiError | undefined;
  readonly onRetry: () => void;
  readonly busy?: boolean;
  /** What is missing when the address names something that is not there. */
  readonly missing: string;
  /** The next useful step then. */
  readonly action: { readonly href: string; readonly label: string };
  /** 1 where the page has no other heading. */
  readonly level?: 1 | 2;
}

/** Says why a page has no content: it is gone, or it could not be fetched. No error means no address. */
export function Problem({
  error,
  onRetry,
  busy = false,
  missing,
  action,
  level = 1,
}: ProblemProps) {
  const t = useText();
  if (!error || (error.kind === 'domain' && NOT_FOUND.includes(error.code))) {
    return (
      <EmptyState
        level={level}
        title={missing}
        note={t('missing.note')}
        action={<ButtonLink href={action.href}>{action.label}</ButtonLink>}
      />
    );
  }
  const offline = error.kind === 'offline' || error.kind === 'network' || error.kind === 'timeout';
  return (
    <ErrorState
      level={level}
      icon={offline ? 'offline' : 'warning'}
      title={t('problem.title')}
      safe={offline ? t('problem.network') : error.msg || t('problem.server')}
      retryLabel={t('retry')}
      onRetry={onRetry}
      busy={busy}
      homeLabel={t('goHome')}
      homeHref={hrefOf('root')}
    />
  );
}
