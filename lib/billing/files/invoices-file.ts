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
type Tax = NonNullable<Invoice['taxes']>[number];

/** The rates of tax in Colombia that have columns of their own. */
const RATES = [0.05, 0.19];

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
  'baseExcluded',
  'baseZero',
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
      const sumOf = (part: 'base' | 'tax', isOf: (tax: Tax) => boolean) =>
        taxes === undefined ? '' : taxes.filter(isOf).reduce((sum, tax) => sum + tax[part], 0);
      const isAt = (rate: number) => (tax: Tax) => tax.rate === rate;
      const isOther = ({ kind, rate }: Tax) => kind === 'taxed' && !RATES.includes(rate);
      return [
        ...momentCells(issuedAt ?? createdAt, reader),
        t(issuedAt === undefined ? 'file.created' : 'file.issued'),
        invoice.invoiceNumber,
        type ? t(`types.${type}`) : invoiceType,
        status ? t(`statuses.${status}`) : invoice.status,
        ...patientCells(invoice.patient),
        invoice.subtotal,
        invoice.discount,
        sumOf('base', ({ kind }) => kind === 'excluded'),
        sumOf('base', ({ kind }) => kind === 'zero'),
        sumOf('base', isAt(0.05)),
        sumOf('tax', isAt(0.05)),
        sumOf('base', isAt(0.19)),
        sumOf('tax', isAt(0.19)),
        sumOf('base', isOther),
        sumOf('tax', isOther),
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
