import { createTranslator } from 'next-intl';
import { METHODS, STATUSES } from '@/lib/billing/payment-view';
import type { listPayments } from '@/lib/contract/billing/payments';
import type { OperationOutput } from '@/lib/contract/operation';
import {
  type FileReader,
  type MoneyFile,
  momentCells,
  moneyFile,
  patientCells,
} from './money-file';

type Payment = OperationOutput<typeof listPayments>['data'][number];

const COLUMNS = [
  'paidDate',
  'paidTime',
  'receipt',
  'invoice',
  'documentType',
  'documentNumber',
  'patient',
  'method',
  'reference',
  'amount',
  'refunded',
  'status',
  'collector',
] as const;

/** Payments of invoices; amounts are numbers of whole pesos. */
export function paymentsFile(reader: FileReader): MoneyFile<Payment> {
  const { locale, messages } = reader;
  const t = createTranslator({ locale, messages, namespace: 'payments' });
  return moneyFile(
    COLUMNS.map((column) => t(`file.${column}`)),
    (payment) => {
      const method = METHODS.find((known) => known === payment.method);
      const status = STATUSES.find((known) => known === payment.status);
      return [
        ...momentCells(payment.paidAt ?? payment.createdAt, reader),
        payment.receiptNumber ?? '',
        payment.invoiceNumber ?? payment.invoiceId,
        ...patientCells(payment.patient),
        method ? t(`methods.${method}`) : payment.method,
        payment.reference,
        payment.amount,
        payment.refundedAmount ?? (payment.status === 'refunded' ? payment.amount : 0),
        status ? t(`statuses.${status}`) : payment.status,
        payment.collectedBy?.name ?? '',
      ];
    },
    reader,
  );
}
