import { hrefOf } from '@temple/router';
import { Button } from '@temple/ui/button';
import { ErrorState } from '@temple/ui/error-state';
import { Notice } from '@temple/ui/notice';
import type { FailureKind } from '../remotes/failure.ts';
import { useText } from '../text.ts';

/** What stands in a page's place when it cannot be shown: the reason, what is safe, what to do. */
export function PageFailure({
  kind,
  onRetry,
}: {
  kind: FailureKind | 'slow';
  onRetry?: () => void;
}) {
  const t = useText();
  return (
    <div data-failure={kind}>
      <ErrorState
        level={1}
        title={t('failTitle')}
        safe={`${t(`fail.${kind}`)} ${t('failSafe')}`}
        homeHref={hrefOf('root')}
        homeLabel={t('goHome')}
        {...(onRetry && kind !== 'disabled' ? { onRetry, retryLabel: t('retry') } : {})}
      />
    </div>
  );
}

/** The same above a page whose text is already there from the server. */
export function PageFailureNotice({
  kind,
  onRetry,
}: {
  kind: FailureKind | 'slow';
  onRetry: () => void;
}) {
  const t = useText();
  return (
    <div data-failure={kind}>
      <Notice
        kind="warning"
        word={t('statusWarning')}
        live="polite"
        action={
          kind === 'disabled' ? undefined : (
            <Button variant="outline" size="small" onClick={onRetry}>
              {t('retry')}
            </Button>
          )
        }
      >
        {t(`fail.${kind}`)} {t('contentSafe')}
      </Notice>
    </div>
  );
}
