import { clinicInstant, clinicToday } from '@/lib/kit/dates/clinic-time';
import { numberOf, type Series } from '../../../billing/next-number';
import type { invoices, payments } from '../../schema/billing';
import type { creditNotes, refunds, reversals } from '../../schema/corrections';
import type { patientShares, payerAccounts } from '../../schema/payers';
import type { AppointmentSeed } from '../appointments';
import { Random } from '../random';
import { COLLECTORS, shuffledAttentions } from './attentions';
import { type ChargeSeed, demoCharges } from './charges';
import { correctShares, demoCorrections } from './corrections';
import { demoCreditNotes } from './credit-notes';
import { demoInvoices } from './invoices';
import { type ActiveSeed, activeOn, linkTo, type WrittenSeed } from './links';
import { removeSome } from './removals';

const INVOICES = 1_460;
const CHARGES = 460;
const SHARES = 400;
const FLAGGED = 20;
const SETTLED = 6;
/** Of invoices that stay in force. */
const CREDITED = 12;
const REVERSED = 10;
const REFUNDED = 10;
const SHARES_CANCELLED = 5;
const SHARES_PAID_LATE = 8;

interface Clinic {
  readonly timezone: string;
  readonly now: Date;
  readonly appointments: readonly AppointmentSeed[];
  readonly records: readonly WrittenSeed[];
}

type Stored<Row> = Omit<Row, 'clinicId' | 'datedAt' | 'searchKey'>;

/** The books of the demo clinic, numbered in the order of time. */
export interface BooksSeed {
  readonly invoices: Stored<typeof invoices.$inferSelect>[];
  readonly payments: Stored<typeof payments.$inferSelect>[];
  readonly creditNotes: Stored<typeof creditNotes.$inferSelect>[];
  readonly reversals: Stored<typeof reversals.$inferSelect>[];
  readonly refunds: Stored<typeof refunds.$inferSelect>[];
  readonly accounts: Stored<typeof payerAccounts.$inferSelect>[];
  readonly charges: ChargeSeed[];
  readonly shares: Stored<typeof patientShares.$inferSelect>[];
  readonly active: ActiveSeed[];
  /** The last number of each series. */
  readonly counters: { readonly name: Series; readonly value: number }[];
}

/** What was billed and collected of the completed appointments; the same for the same seed. */
export function demoBooks(clinic: Clinic, seed: number): BooksSeed {
  const { timezone, now, appointments } = clinic;
  const random = new Random(seed);
  const earliest = addMonths(timezone, now, -2);
  const attentions = shuffledAttentions(appointments, random);
  const recent = attentions.filter(({ endsAt }) => endsAt >= earliest).slice(0, CHARGES);
  const charged = new Set(recent);
  const invoiced = attentions.filter((attention) => !charged.has(attention)).slice(0, INVOICES);
  const billed = demoInvoices(random, invoiced, now);
  // Numbers of its own: the rest of the books is as it would be without corrections.
  const partial = demoCreditNotes(new Random(seed + CREDITED), billed.invoices, {
    partial: CREDITED,
    now,
  });
  const made = demoCharges(random, { attentions: recent, shares: SHARES, timezone, now });
  removeSome(random, made, { flagged: FLAGGED, settled: SETTLED, now });
  const later = new Random(seed + REVERSED);
  const corrected = demoCorrections(later, billed, {
    reversed: REVERSED,
    refunded: REFUNDED,
    now,
  });
  const ofShares = correctShares(later, made.shares, {
    cancelled: SHARES_CANCELLED,
    late: SHARES_PAID_LATE,
    now,
  });
  const notes = [...partial, ...corrected.creditNotes];
  const refunds = byTime([...corrected.refunds, ...ofShares], 'createdAt');
  const payments = [...billed.payments, ...corrected.payments];

  const linked = linkTo(clinic.records);
  const charges = made.charges.map(linked);
  const drafts = numbersOf('draft', byTime(billed.invoices, 'createdAt'));
  const issued = billed.invoices.flatMap((row) =>
    row.issuedAt === null ? [] : [{ ...row, issuedAt: row.issuedAt }],
  );
  const numbers = numbersOf('invoice', byTime(issued, 'issuedAt'));
  const invoices = billed.invoices.map((row) => ({
    ...linked(row),
    issuedBy: row.issuedAt === null ? null : later.pick(COLLECTORS),
    draftNumber: drafts.get(row.id) ?? null,
    invoiceNumber: numbers.get(row.id) ?? drafts.get(row.id) ?? '',
  }));
  const accounts = byTime(made.accounts, 'createdAt').map((row, index) => ({
    ...row,
    number: numberOf('payer-account', index + 1),
  }));
  const receipts = receiptNumbers([...payments, ...made.shares]);
  const receipted = <Row extends { readonly id: string }>(row: Row) => ({
    ...row,
    receiptNumber: receipts.get(row.id) ?? null,
  });
  const noteNumbers = numbersOf('credit-note', byTime(notes, 'createdAt'));
  return {
    invoices,
    reversals: byTime(corrected.reversals, 'createdAt').map((row, index) => ({
      ...row,
      number: numberOf('reversal', index + 1),
    })),
    refunds: refunds.map((row, index) => ({ ...row, number: numberOf('refund', index + 1) })),
    creditNotes: notes.map((note) => ({ ...note, number: noteNumbers.get(note.id) ?? '' })),
    accounts,
    charges,
    active: [
      ...activeOn(
        'invoice',
        invoices.filter(({ status }) => status !== 'void'),
      ),
      ...activeOn(
        'charge',
        charges.filter(({ removedAt }) => removedAt === null),
      ),
    ],
    payments: payments.map(receipted),
    shares: made.shares.map(receipted),
    counters: [
      { name: 'draft', value: drafts.size },
      { name: 'invoice', value: numbers.size },
      { name: 'credit-note', value: noteNumbers.size },
      { name: 'payer-account', value: accounts.length },
      { name: 'receipt', value: receipts.size },
      { name: 'reversal', value: corrected.reversals.length },
      { name: 'refund', value: refunds.length },
    ],
  };
}

interface Collected {
  readonly id: string;
  readonly status: string;
  readonly paidAt: Date;
}

/** Of what was collected, also of what was given back or reversed since. */
function receiptNumbers(collected: readonly Collected[]): Map<string, string> {
  const receipted = collected.filter(({ status }) =>
    ['completed', 'refunded', 'reversed'].includes(status),
  );
  return numbersOf('receipt', byTime(receipted, 'paidAt'));
}

function numbersOf(series: Series, rows: readonly { readonly id: string }[]): Map<string, string> {
  return new Map(rows.map(({ id }, index) => [id, numberOf(series, index + 1)]));
}

function byTime<Name extends string, Row extends { readonly id: string } & Record<Name, Date>>(
  rows: readonly Row[],
  name: Name,
): Row[] {
  return [...rows].sort((a, b) => a[name].getTime() - b[name].getTime() || (a.id < b.id ? -1 : 1));
}

/** The first instant of a month of the clinic's calendar, counted from the present one. */
function addMonths(timezone: string, now: Date, months: number): Date {
  const [year = 0, month = 0] = clinicToday(timezone, now).split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
  return clinicInstant(first, '00:00', timezone);
}
