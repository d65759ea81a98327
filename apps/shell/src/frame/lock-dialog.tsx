import { useState } from 'react';
import { Dialog } from '@temple/ui/dialog';
import { RichText } from '@temple/ui/rich-text';
import { useAgreement } from '../boot/endpoints.ts';
import { useText } from '../text.ts';

/** The lock agreement (specification, section 4): closable at `lock_serve` 1, not at 2. */
export default function LockDialog({ closable }: { closable: boolean }) {
  const t = useText();
  const [open, setOpen] = useState(true);
  const { data } = useAgreement({ agreementCode: 'LOCKDOC' });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (closable) setOpen(next);
      }}
      title={data?.title ?? t('lockTitle')}
      closeLabel={t('close')}
      closeOnOutside={closable}
    >
      <RichText html={data?.agreementContent ?? ''} />
    </Dialog>
  );
}
