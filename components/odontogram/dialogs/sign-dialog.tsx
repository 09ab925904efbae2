'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { EditOutcome } from '@/lib/odontogram/edit/editor-state';
import type { ClinicProblem } from '@/lib/queries/problem';
import { RefusalNotice } from '../panel/refusal-notice';

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
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<ClinicProblem>();

  async function sign(): Promise<void> {
    setPending(true);
    const outcome = await onSign();
    setPending(false);
    if (outcome.ok) onClose();
    else setProblem(outcome.problem);
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
          <Button variant="primary" pending={pending} onClick={() => void sign()}>
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
