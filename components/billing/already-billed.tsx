'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { News } from '@/components/ui/news';
import { invoiceQueries } from '@/lib/billing/billing-queries';
import { invoiceHref, invoicesOfHref, patientBillingHref } from '@/lib/billing/shared/invoice-view';
import type { StandingBill } from '@/lib/billing/shared/standing-bill';
import { type NewBill, useBilledWords } from './use-billed-words';
import { WaysOut } from './ways-out';

interface AlreadyBilledProps {
  patientId: string;
  /** What the service says of the bill there is; nothing where it says nothing. */
  details: Readonly<Record<string, unknown>>;
  /** What was known of it before. */
  standing: StandingBill | undefined;
  next: NewBill;
  /** Bills the same lines, not as the appointment's, where that can be. */
  onUnlink: (() => void) | undefined;
}

/** An attention is billed once: where it is, and the ways out. */
export function AlreadyBilled(props: AlreadyBilledProps) {
  const { patientId, details, standing, next, onUnlink } = props;
  const t = useTranslations('billing.billed');
  const words = useBilledWords(next);
  const rail = details.rail ?? standing?.rail;
  const isCharge = rail === 'charge';
  const billId =
    details.rail === 'invoice' && typeof details.billId === 'string' ? details.billId : undefined;
  const found = useQuery({
    ...invoiceQueries.read(billId ?? ''),
    enabled: next.readsInvoices && billId !== undefined,
  });

  function wayOut(): { href: string; label: string } {
    if (isCharge) return { href: patientBillingHref(patientId), label: t('openCharge') };
    if (billId !== undefined && next.readsInvoices) {
      const number = found.data?.invoiceNumber;
      return {
        href: invoiceHref(billId),
        label: number === undefined ? t('open') : t('openNumber', { number }),
      };
    }
    if (standing?.rail === 'invoice') {
      return {
        href: invoiceHref(standing.id),
        label: t('openNumber', { number: standing.number }),
      };
    }
    return { href: invoicesOfHref(patientId), label: t('ofPatient') };
  }

  function told(): string {
    if (isCharge) return words('charge');
    return billId === undefined ? t('unknown') : words('invoice');
  }

  return (
    <News tone="attention" title={t(isCharge ? 'titleOfCharge' : 'title')}>
      <p>{told()}</p>
      <WaysOut {...wayOut()} onUnlink={onUnlink} />
    </News>
  );
}
