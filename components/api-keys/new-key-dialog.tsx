'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { Dialog } from '@/components/ui/dialog';

interface NewKeyDialogProps {
  made: { readonly name: string; readonly key: string };
  onClose: () => void;
}

/** A key that was just made: shown here and never again, so that it does not close by a slip. */
export function NewKeyDialog({ made, onClose }: NewKeyDialogProps) {
  const t = useTranslations('apiKeys.made');
  const common = useTranslations('common');
  return (
    <Dialog
      open
      insistent
      onClose={onClose}
      title={t('title', { name: made.name })}
      closeLabel={common('close')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <p className="mb-3">{t('explain')}</p>
      <p className="flex items-center gap-2 rounded-md border border-line bg-sunken p-3">
        <code className="min-w-0 break-all" data-new-key="">
          {made.key}
        </code>
        <CopyButton text={made.key} label={t('copy')} />
      </p>
    </Dialog>
  );
}
