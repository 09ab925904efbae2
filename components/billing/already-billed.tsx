'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { News } from '@/components/ui/news';
import { INVOICES_PATH, invoiceHref } from '@/lib/billing/invoice-view';
import { invoiceQueries } from '@/lib/queries/invoices';
import { type NewBill, useBilledWords } from './use-billed-words';

interface AlreadyBilledProps {
  patientId: string;
  /** What the service says of the bill there is; nothing where it says nothing. */
  details: Readonly<Record<string, unknown>>;
  bill: NewBill;
  /** Bills the same lines, not as the appointment's, where that can be. */
  onUnlink?: () => void;
}

/** An attention is billed once: where it is, and the ways out. */
export function AlreadyBilled({ patientId, details, bill, onUnlink }: AlreadyBilledProps) {
  const t = useTranslations('billing.billed');
  const isCharge = details.rail === 'charge';
  const billId =
    details.rail === 'invoice' && typeof details.billId === 'string' ? details.billId : undefined;
  const found = useQuery({
    ...invoiceQueries.read(billId ?? ''),
    enabled: bill.readsInvoices && billId !== undefined,
  });
  const words = useBilledWords(bill);
  const told = isCharge ? words('charge') : billId === undefined ? t('unknown') : words('invoice');
  return (
    <News tone="attention" title={t(isCharge ? 'titleOfCharge' : 'title')}>
      <p>{told}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {billId !== undefined && bill.readsInvoices ? (
          <LinkButton href={invoiceHref(billId)} target="_blank" size="small">
            {found.data ? t('openNumber', { number: found.data.invoiceNumber }) : t('open')}
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
