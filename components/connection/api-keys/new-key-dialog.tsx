'use client';

import { useTranslations } from 'next-intl';
import { useUnsavedGuard } from '@/components/form/use-unsaved-guard';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/buttons/button';
import { CopyButton } from '@/components/ui/buttons/copy-button';
import { Dialog } from '@/components/ui/overlays/dialog';

export interface MadeKey {
  readonly name: string;
  /** Null where the answer that had it was lost. */
  readonly key: string | null;
}

interface NewKeyDialogProps {
  made: MadeKey;
  onClose: () => void;
}

/** A key that was just made: shown here and never again, so that it does not close by a slip. */
export function NewKeyDialog({ made: { name, key }, onClose }: NewKeyDialogProps) {
  const t = useTranslations('apiKeys.made');
  const common = useTranslations('common');
  useUnsavedGuard(key !== null, t('leave'));
  return (
    <Dialog
      open
      insistent={key !== null}
      onClose={onClose}
      title={t('title', { name })}
      closeLabel={common('close')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {key === null ? common('close') : t('done')}
        </Button>
      }
    >
      {key === null ? (
        <Banner tone="attention">{t('unseen')}</Banner>
      ) : (
        <>
          <p className="mb-3">{t('explain')}</p>
          <p className="flex items-center gap-2 rounded-md border border-line bg-sunken p-3">
            <code className="min-w-0 break-all" data-new-key="">
              {key}
            </code>
            <CopyButton text={key} label={t('copy')} />
          </p>
        </>
      )}
    </Dialog>
  );
}
