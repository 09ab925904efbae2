import { createTranslator } from 'next-intl';
import { STATUSES } from '@/lib/billing/shared/invoice-view';
import type { listInvoices } from '@/lib/contract/billing/invoices';
import type { OperationOutput } from '@/lib/contract/operation';
import {
  type FileReader,
  type MoneyFile,
  momentCells,
  moneyFile,
  patientCells,
} from './money-file';

type Invoice = OperationOutput<typeof listInvoices>['data'][number];

/** The rates of tax in Colombia that have columns of their own. */
const RATES = [0, 0.05, 0.19];

const COLUMNS = [
  'date',
  'time',
  'dateOf',
  'number',
  'type',
  'status',
  'documentType',
  'documentNumber',
  'patient',
  'subtotal',
  'discount',
  'baseUntaxed',
  'base5',
  'tax5',
  'base19',
  'tax19',
  'baseOther',
  'taxOther',
  'tax',
  'total',
  'credited',
  'paid',
  'due',
] as const;

/** Invoices, each by the date of its issue and drafts by that of their making. */
export function invoicesFile(reader: FileReader): MoneyFile<Invoice> {
  const { locale, messages } = reader;
  const t = createTranslator({ locale, messages, namespace: 'invoices' });
  return moneyFile(
    COLUMNS.map((column) => t(`file.${column}`)),
    (invoice) => {
      const { issuedAt, createdAt, invoiceType, taxes } = invoice;
      const status = STATUSES.find((known) => known === invoice.status);
      const type = (['electronic', 'manual'] as const).find((known) => known === invoiceType);
      const of = (isOf: (rate: number) => boolean, part: 'base' | 'tax') =>
        taxes === undefined
          ? ''
          : taxes.filter(({ rate }) => isOf(rate)).reduce((sum, tax) => sum + tax[part], 0);
      const at = (rate: number) => (other: number) => other === rate;
      const isOther = (rate: number) => !RATES.includes(rate);
      return [
        ...momentCells(issuedAt ?? createdAt, reader),
        t(issuedAt === undefined ? 'file.created' : 'file.issued'),
        invoice.invoiceNumber,
        type ? t(`types.${type}`) : invoiceType,
        status ? t(`statuses.${status}`) : invoice.status,
        ...patientCells(invoice.patient),
        invoice.subtotal,
        invoice.discount,
        of(at(0), 'base'),
        of(at(0.05), 'base'),
        of(at(0.05), 'tax'),
        of(at(0.19), 'base'),
        of(at(0.19), 'tax'),
        of(isOther, 'base'),
        of(isOther, 'tax'),
        invoice.tax,
        invoice.total,
        invoice.credited,
        invoice.paid,
        invoice.due,
      ];
    },
    reader,
  );
}
