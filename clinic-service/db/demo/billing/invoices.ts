import { invoiceTotals } from '@/lib/billing/rules/invoice-totals';
import type { invoices, payments, StoredLine } from '../../schema/billing';
import { atDesk } from '../desk-time';
import type { ProcedureSeed } from '../procedures';
import type { Random } from '../random';
import { type AttentionSeed, minutesAfter, pickCollector } from './attentions';

/** Sold at the desk, and no health service: they bear the tax. Prices are invented. */
const GOODS = [
  { description: 'Cepillo de ortodoncia', unitPrice: 18_000 },
  { description: 'Enjuague bucal 500 ml', unitPrice: 24_500 },
  { description: 'Seda dental', unitPrice: 9_900 },
  { description: 'Kit de higiene infantil', unitPrice: 32_000 },
] as const;
const GOODS_TAX = 0.19;
const DISCOUNTS = [0.05, 0.1, 0.15] as const;

/** What was done and, now and then, something from the shelf, with the figures of the bill. */
function billOf(random: Random, procedure: ProcedureSeed) {
  const service = {
    description: procedure.name,
    procedureId: procedure.id,
    quantity: 1,
    unitPrice: procedure.price,
    taxRate: 0,
  };
  const goods = random.chance(0.12)
    ? [{ ...random.pick(GOODS), quantity: random.between(1, 2), taxRate: GOODS_TAX }]
    : [];
  const items = [service, ...goods];
  const discount = random.chance(0.08)
    ? Math.round((procedure.price * random.pick(DISCOUNTS)) / 500) * 500
    : 0;
  const { lines, ...figures } = invoiceTotals(items, discount);
  const priced = items.map((item, index): StoredLine => {
    const line = lines[index];
    if (line === undefined) throw new Error('a line without figures');
    return { ...item, ...line };
  });
  return { lines: priced, ...figures };
}

type Stored<Row> = Omit<Row, 'clinicId'>;
export type InvoiceSeed = Omit<
  Stored<typeof invoices.$inferSelect>,
  'invoiceNumber' | 'draftNumber' | 'datedAt' | 'searchKey'
>;
export type PaymentSeed = Omit<Stored<typeof payments.$inferSelect>, 'receiptNumber'>;

const DAY_MS = 86_400_000;
const VOID_REASONS = [
  'Se facturó el procedimiento equivocado',
  'El paciente pidió la factura a otro nombre',
  'Valor mal digitado',
  'Factura duplicada',
] as const;

export interface BilledSeed {
  readonly invoices: InvoiceSeed[];
  readonly payments: PaymentSeed[];
}

/** The invoices of some attentions: what is voided is mostly billed again, what is old is paid. */
export function demoInvoices(
  random: Random,
  attentions: readonly AttentionSeed[],
  now: Date,
): BilledSeed {
  const made: BilledSeed = { invoices: [], payments: [] };
  for (const attention of attentions) {
    const first = draft(
      random,
      attention,
      minutesAfter(attention.endsAt, random.between(3, 25), now),
    );
    const status = statusOf(random, first.createdAt, now);
    bill(random, made, first, status, now);
    if (status === 'void' && random.chance(0.7)) {
      const again = minutesAfter(first.createdAt, random.between(10, 90), now);
      bill(random, made, draft(random, attention, again), 'paid', now);
    }
  }
  return made;
}

function statusOf(random: Random, createdAt: Date, now: Date): InvoiceSeed['status'] {
  const days = (now.getTime() - createdAt.getTime()) / DAY_MS;
  const chance = random.next();
  if (chance < 0.04) return 'void';
  if (chance < (days < 3 ? 0.3 : 0.05)) return 'draft';
  if (chance < (days < 15 ? 0.5 : 0.1)) return 'issued';
  return chance < (days < 30 ? 0.62 : 0.14) ? 'partially_paid' : 'paid';
}

function draft(random: Random, { appointmentId, patientId, procedure }: AttentionSeed, at: Date) {
  return {
    id: random.id(),
    kind: random.chance(0.03) ? ('manual' as const) : ('electronic' as const),
    patientId,
    medicalRecordId: null,
    appointmentId,
    status: 'draft' as const,
    ...billOf(random, procedure),
    paid: 0,
    credited: 0,
    version: 1,
    notes: random.chance(0.05) ? 'Factura a nombre de la empresa' : null,
    createdBy: 'demo',
    createdAt: at,
    updatedAt: at,
    issuedAt: null,
    issuedBy: null,
    voidedAt: null,
    voidReason: null,
  };
}

function bill(
  random: Random,
  made: BilledSeed,
  first: InvoiceSeed,
  status: InvoiceSeed['status'],
  now: Date,
): void {
  if (status === 'draft') {
    made.invoices.push({ ...first, kind: 'electronic' });
    return;
  }
  const issuedAt = minutesAfter(first.createdAt, random.between(1, 6), now);
  const issued = { ...first, status, issuedAt, updatedAt: issuedAt };
  if (status === 'void') {
    const voidedAt = minutesAfter(issuedAt, random.between(2, 300), now);
    const voidReason = random.pick(VOID_REASONS);
    made.invoices.push({ ...issued, voidedAt, voidReason, updatedAt: voidedAt });
    return;
  }
  const collected = status === 'issued' ? [] : collect(random, issued, now);
  const paid = collected
    .filter((payment) => payment.status === 'completed')
    .reduce((sum, { amount }) => sum + amount, 0);
  const updatedAt = collected.at(-1)?.paidAt ?? issuedAt;
  made.invoices.push({ ...issued, paid, updatedAt });
  made.payments.push(...collected);
}

/** Mostly at once and whole; sometimes in two parts, or after a card that did not go through. */
function collect(
  random: Random,
  invoice: InvoiceSeed & { readonly issuedAt: Date },
  now: Date,
): PaymentSeed[] {
  const at = minutesAfter(invoice.issuedAt, random.between(1, 10), now);
  const part = Math.max(1, Math.round((invoice.total * random.between(3, 6)) / 10_000) * 1_000);
  if (invoice.status === 'partially_paid') return [payment(random, invoice, part, at)];
  const failed = random.chance(0.015)
    ? [
        {
          ...payment(random, invoice, invoice.total, at),
          method: 'card',
          status: 'failed',
        } as const,
      ]
    : [];
  const back = new Date(
    at.getTime() + random.between(1, 20) * DAY_MS + random.between(0, 180) * 60_000,
  );
  const later = atDesk(back, at, back);
  if (part >= invoice.total || later > now || !random.chance(0.15)) {
    return [...failed, payment(random, invoice, invoice.total, at)];
  }
  return [
    ...failed,
    payment(random, invoice, part, at),
    payment(random, invoice, invoice.total - part, later),
  ];
}

function payment(random: Random, invoice: InvoiceSeed, amount: number, at: Date): PaymentSeed {
  const method = random.pickCommon(['card', 'cash', 'transfer', 'other']);
  return {
    id: random.id(),
    invoiceId: invoice.id,
    patientId: invoice.patientId,
    amount,
    method,
    status: 'completed',
    receivedAmount: null,
    refunded: 0,
    reference: referenceOf(random, method),
    paidAt: at,
    ...pickCollector(random),
    createdAt: at,
  };
}

function referenceOf(random: Random, method: PaymentSeed['method']): string | null {
  if (method === 'card') return `Voucher ${random.digits(6)}`;
  return method === 'transfer' ? `TRF ${random.digits(8)}` : null;
}
