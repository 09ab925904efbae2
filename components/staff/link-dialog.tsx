'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useUnsavedGuard } from '@/components/form/use-unsaved-guard';
import { Button } from '@/components/ui/buttons/button';
import { CopyButton } from '@/components/ui/buttons/copy-button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { formatInstant } from '@/lib/kit/dates/clinic-time';
import type { StaffLink } from '@/lib/staff/staff-deeds';

interface LinkDialogProps {
  made: StaffLink;
  /** The clinic's time zone. */
  timezone: string;
  onClose: () => void;
}

/** A link that was just made: shown here and never again, so that it does not close by a slip. */
export function LinkDialog({ made, timezone, onClose }: LinkDialogProps) {
  const t = useTranslations('staff.link');
  const common = useTranslations('common');
  const locale = useLocale();
  useUnsavedGuard(true, t('leave'));
  return (
    <Dialog
      open
      insistent
      onClose={onClose}
      title={t('title')}
      closeLabel={common('close')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <p className="mb-3 wrap-anywhere">
        {t('explain', {
          email: made.email,
          until: formatInstant(made.expiresAt, locale, timezone),
        })}
      </p>
      <p className="flex items-center gap-2 rounded-md border border-line bg-sunken p-3">
        <code className="min-w-0 break-all" data-staff-link="">
          {made.link}
        </code>
        <CopyButton text={made.link} label={t('copy')} />
      </p>
    </Dialog>
  );
}
