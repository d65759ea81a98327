import { Button } from '../button/index.ts';
import { cx } from '../lib/cx.ts';
import s from './load-more.module.css';

export interface LoadMoreProps {
  readonly state: 'ready' | 'busy' | 'failed' | 'done';
  readonly label: string;
  /** What failed and that nothing is lost; shown and announced. */
  readonly failedText: string;
  readonly retryLabel: string;
  /** Said quietly at the end of the list. */
  readonly doneText: string;
  /** Announced after more has come, e.g. "20 more, 60 of 240". */
  readonly announcement?: string;
  readonly onLoad: () => void;
  readonly className?: string;
}

/** The foot of a list that grows on request: no endless scroll that nobody reaches the end of. */
export function LoadMore({
  state,
  label,
  failedText,
  retryLabel,
  doneText,
  announcement,
  onLoad,
  className,
}: LoadMoreProps) {
  const failed = state === 'failed';
  const text = failed ? failedText : state === 'done' ? doneText : announcement;
  return (
    <div className={cx(s.foot, className)}>
      {/* The region stays while its words change; a new one would not be announced. */}
      <p className={s.text} role="status">
        {text}
      </p>
      {state !== 'done' && (
        <Button
          variant="outline"
          iconStart={failed ? 'retry' : undefined}
          busy={state === 'busy'}
          onClick={onLoad}
        >
          {failed ? retryLabel : label}
        </Button>
      )}
    </div>
  );
}
