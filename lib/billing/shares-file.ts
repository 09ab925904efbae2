import { createTranslator, type Messages } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { formatInstant } from '@/lib/kit/dates/clinic-time';
import { formatDate } from '@/lib/kit/dates/dates';
import { separatorOf, toCsv } from '@/lib/kit/text/csv';
import { fullName } from '@/lib/kit/text/full-name';
import { isPaid, type ListedShare } from './listed-share';

interface Shown {
  readonly locale: Locale;
  readonly messages: Messages;
  /** The clinic's. */
  readonly timezone: string;
}

const COLUMNS = [
  'paidAt',
  'patient',
  'concept',
  'payer',
  'account',
  'period',
  'serviceDate',
  'method',
  'amount',
  'status',
  'review',
  'flaggedAt',
  'resolution',
  'note',
] as const;

/** Shares for spreadsheets; amounts are numbers of whole pesos. */
export function sharesFile(
  shares: readonly ListedShare[],
  { locale, messages, timezone }: Shown,
): Uint8Array<ArrayBuffer> {
  const t = createTranslator({ locale, messages, namespace: 'patientShares' });
  const rowOf = (share: ListedShare): (string | number)[] => {
    const { payerAccount: account, review, resolution } = share;
    return [
      isPaid(share) ? formatInstant(share.paymentDate, locale, timezone) : '',
      share.patient === undefined ? '' : fullName(share.patient),
      share.conceptLabel,
      share.payerName ?? t('noAccount'),
      account?.number ?? '',
      account?.periodLabel ?? '',
      share.serviceDate === null ? t('noCharge') : formatDate(share.serviceDate, locale),
      isPaid(share) ? share.paymentMethodLabel : '',
      share.amount,
      share.statusLabel,
      review?.reasonLabel ?? '',
      review ? formatInstant(review.flaggedAt, locale, timezone) : '',
      resolution === undefined ? '' : resolutionWord(t, resolution.resolution),
      resolution?.note ?? '',
    ];
  };
  const headers = COLUMNS.map((column) => t(`file.${column}`));
  return toCsv([headers, ...shares.map(rowOf)], separatorOf(locale));
}

function resolutionWord(t: (word: `resolve.${'refunded' | 'kept'}`) => string, value: string) {
  return value === 'refunded' || value === 'kept' ? t(`resolve.${value}`) : value;
}
