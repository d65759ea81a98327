import { useEffect } from 'react';
import { messages } from '@temple/remote-kit';
import { ToastProvider, useToast } from '@temple/ui/toast';
import { useText } from '../text.ts';

function Messenger() {
  const toast = useToast();
  useEffect(() => messages.take((message) => toast.show(message)), [toast]);
  return null;
}

/** The region of short messages; loaded with the first one. */
export default function Toasts() {
  const t = useText();
  return (
    <ToastProvider
      labels={{
        region: t('toasts'),
        close: t('toastClose'),
        info: t('statusInfo'),
        success: t('statusSuccess'),
        warning: t('statusWarning'),
        error: t('statusError'),
      }}
    >
      <Messenger />
    </ToastProvider>
  );
}
