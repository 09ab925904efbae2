'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { Chart } from '@/lib/odontogram/chart-data';
import { SignatureEnds } from './signature-ends';

interface SignedDialogProps {
  signature: Chart['signature'];
  go: () => void;
  stay: () => void;
}

/** A change of a signed chart ends its signature: it is asked before, not told after. */
export function SignedDialog({ signature, go, stay }: SignedDialogProps) {
  const t = useTranslations('odontogram.signature');
  const common = useTranslations('common');
  return (
    <Dialog
      open
      onClose={stay}
      title={t('endsTitle')}
      closeLabel={common('close')}
      footer={
        <>
          <Button onClick={stay}>{common('cancel')}</Button>
          <Button variant="primary" onClick={go}>
            {t('changeAnyway')}
          </Button>
        </>
      }
    >
      <SignatureEnds signature={signature} />
    </Dialog>
  );
}
