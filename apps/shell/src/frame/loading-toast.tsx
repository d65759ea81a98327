import { useEffect, useState } from 'react';
import { listenToApi } from '@temple/api-client';
import { useText } from '../text.ts';
import s from './loading-toast.module.css';

/** Shows while a GET call runs longer than 1.5 s (specification, sections 7 and 9). */
export function LoadingToast() {
  const t = useText();
  const [slow, setSlow] = useState(0);
  useEffect(() => listenToApi({ onSlow: setSlow }), []);
  return (
    <div className={s.place} role="status" aria-live="polite">
      {slow > 0 && <p className={s.toast}>{t('loading')}…</p>}
    </div>
  );
}
