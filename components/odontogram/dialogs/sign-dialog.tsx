'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { EditOutcome } from '@/lib/odontogram/edit/editor-state';
import { RefusalNotice } from '../panel/refusal-notice';
import { useSending } from '../panel/use-sending';

interface SignDialogProps {
  /** Whoever is signed in: nobody signs for somebody else. */
  signer: string;
  version: number;
  onSign: () => Promise<EditOutcome>;
  onClose: () => void;
}

export function SignDialog({ signer, version, onSign, onClose }: SignDialogProps) {
  const t = useTranslations('odontogram.signature');
  const common = useTranslations('common');
  const { pending, problem, send } = useSending();

  async function submit(): Promise<void> {
    const result = await send(() => onSign());
    if (result?.ok) onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title', { version })}
      closeLabel={common('close')}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button variant="primary" pending={pending} onClick={() => void submit()}>
            {t('sign')}
          </Button>
        </>
      }
    >
      <p className="font-semibold">{t('as', { name: signer })}</p>
      <p className="mt-2">{t('explain')}</p>
      <RefusalNotice problem={problem} />
    </Dialog>
  );
}
