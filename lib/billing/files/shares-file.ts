import { createTranslator } from 'next-intl';
import { isPaid, type ListedShare } from '@/lib/billing/listed-share';
import {
  type FileReader,
  type MoneyFile,
  momentCells,
  moneyFile,
  patientCells,
} from './money-file';

const COLUMNS = [
  'paidDate',
  'paidTime',
  'receipt',
  'documentType',
  'documentNumber',
  'patient',
  'concept',
  'payer',
  'account',
  'period',
  'serviceDate',
  'method',
  'reference',
  'amount',
  'status',
  'collector',
  'review',
  'flaggedDate',
  'flaggedTime',
  'resolution',
  'note',
] as const;

/** Shares for spreadsheets; labels are the service's, amounts are numbers of whole pesos. */
export function sharesFile(reader: FileReader): MoneyFile<ListedShare> {
  const { locale, messages } = reader;
  const t = createTranslator({ locale, messages, namespace: 'patientShares' });
  return moneyFile(
    COLUMNS.map((column) => t(`file.${column}`)),
    (share) => {
      const { payerAccount: account, review, resolution } = share;
      const paid = isPaid(share);
      return [
        ...momentCells(paid ? share.paymentDate : undefined, reader),
        share.receiptNumber ?? '',
        ...patientCells(share.patient),
        share.conceptLabel,
        share.payerName ?? t('noAccount'),
        account?.number ?? '',
        account?.period ?? '',
        share.serviceDate ?? t('noCharge'),
        paid ? share.paymentMethodLabel : '',
        share.reference ?? '',
        share.amount,
        share.statusLabel,
        paid ? (share.collectedBy?.name ?? '') : '',
        review?.reasonLabel ?? '',
        ...momentCells(review?.flaggedAt, reader),
        resolution === undefined ? '' : resolutionWord(t, resolution.resolution),
        resolution?.note ?? '',
      ];
    },
    reader,
  );
}

function resolutionWord(t: (word: `resolve.${'refunded' | 'kept'}`) => string, value: string) {
  return value === 'refunded' || value === 'kept' ? t(`resolve.${value}`) : value;
}
