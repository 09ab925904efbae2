import { useTranslations } from 'next-intl';

/** What was to be made, and what this person may do about the bill there is. */
export interface NewBill {
  readonly kind: 'invoice' | 'charge';
  /** Invoices can be read one by one. */
  readonly readsInvoices: boolean;
  readonly voidsInvoices: boolean;
  readonly removesCharges: boolean;
}

/** What has to happen before an attention that is on a bill of this rail can be billed again. */
export function useBilledWords({ kind, voidsInvoices, removesCharges }: NewBill) {
  const t = useTranslations('billing.billed');
  return (rail: 'invoice' | 'charge') =>
    rail === 'charge'
      ? t(removesCharges ? 'charge' : 'chargeOfOthers', { kind })
      : t(voidsInvoices ? 'invoice' : 'invoiceOfOthers', { kind });
}
