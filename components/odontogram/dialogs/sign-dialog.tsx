'use client';

import { useTranslations } from 'next-intl';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/buttons/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import type { EditOutcome, WhyNotSign } from '@/lib/odontogram/edit/editor-state';
import { RefusalNotice } from '../panel/refusal-notice';
import { useSending } from '../use-sending';

interface SignDialogProps {
  /** Whoever is signed in: nobody signs for somebody else. */
  signer: string;
  /** As the person saw it. */
  version: number;
  /** Why it cannot be signed as they saw it; news may come while this is open. */
  why: WhyNotSign | undefined;
  onSign: () => Promise<EditOutcome>;
  onClose: () => void;
}

export function SignDialog({ signer, version, why, onSign, onClose }: SignDialogProps) {
  const t = useTranslations('odontogram.signature');
  const common = useTranslations('common');
  const { pending, problem, send } = useSending();
  // What is on its way is this very signature.
  const refusal = pending ? undefined : why;

  async function submit(): Promise<void> {
    const result = await send(() => onSign());
    if (result?.ok) onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      closeLabel={common('close')}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button
            variant="primary"
            pending={pending}
            onClick={() => void submit()}
            disabledReason={refusal && t('notNow')}
          >
            {t('sign')}
          </Button>
        </>
      }
    >
      <p className="font-semibold">{t('as', { name: signer })}</p>
      <p className="mt-2">{t('explain', { version })}</p>
      {refusal ? (
        <Banner tone="attention" urgent className="mt-3">
          <p>{t(`why.${refusal}`)}</p>
        </Banner>
      ) : (
        <RefusalNotice problem={problem} />
      )}
    </Dialog>
  );
}
