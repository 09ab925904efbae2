'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { News } from '@/components/ui/news';
import { INVOICES_PATH, invoiceHref } from '@/lib/billing/invoice-view';
import { invoiceQueries } from '@/lib/queries/invoices';

interface AlreadyBilledProps {
  patientId: string;
  /** What the service says of the bill there is; nothing where it says nothing. */
  details: Readonly<Record<string, unknown>>;
  /** Whether invoices can be read one by one. */
  canRead: boolean;
  /** Bills the same lines, not as the appointment's, where that can be. */
  onUnlink?: () => void;
}

/** An attention is billed once: where it is, and the ways out. */
export function AlreadyBilled({ patientId, details, canRead, onUnlink }: AlreadyBilledProps) {
  const t = useTranslations('billing.billed');
  const isCharge = details.rail === 'charge';
  const billId =
    details.rail === 'invoice' && typeof details.billId === 'string' ? details.billId : undefined;
  const bill = useQuery({
    ...invoiceQueries.read(billId ?? ''),
    enabled: canRead && billId !== undefined,
  });
  return (
    <News tone="attention" title={t('title')}>
      <p>{t(isCharge ? 'charge' : billId === undefined ? 'unknown' : 'invoice')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {billId !== undefined && canRead ? (
          <LinkButton href={invoiceHref(billId)} target="_blank" size="small">
            {bill.data ? t('openNumber', { number: bill.data.invoiceNumber }) : t('open')}
          </LinkButton>
        ) : (
          !isCharge && (
            <LinkButton
              href={`${INVOICES_PATH}?patientId=${patientId}`}
              target="_blank"
              size="small"
            >
              {t('ofPatient')}
            </LinkButton>
          )
        )}
        {onUnlink && (
          <Button size="small" onClick={onUnlink}>
            {t('unlink')}
          </Button>
        )}
      </div>
    </News>
  );
}
