import { invoiceTotals } from '@/lib/billing/rules/invoice-totals';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import type { charges, patientShares, payerAccounts } from '../../schema/payers';
import type { Random } from '../random';
import { type AttentionSeed, minutesAfter, pickCollector } from './attentions';
import { DEMO_PAYERS, type PayerSeed } from './payers';
import { shareTerms } from './share-terms';

type Stored<Row> = Omit<Row, 'clinicId'>;
export type ChargeSeed = Stored<typeof charges.$inferSelect>;
export type ShareSeed = Omit<Stored<typeof patientShares.$inferSelect>, 'receiptNumber'>;
export type AccountSeed = Omit<Stored<typeof payerAccounts.$inferSelect>, 'number'>;

export interface ChargedSeed {
  readonly accounts: AccountSeed[];
  readonly charges: ChargeSeed[];
  readonly shares: ShareSeed[];
}

interface Wanted {
  readonly attentions: readonly AttentionSeed[];
  /** Charges that the patient had to pay something of. */
  readonly shares: number;
  readonly timezone: string;
  readonly now: Date;
}

/** The charges of some attentions on the accounts of their months, in the order of time. */
export function demoCharges(random: Random, wanted: Wanted): ChargedSeed {
  const { timezone, now } = wanted;
  const made: ChargedSeed = { accounts: [], charges: [], shares: [] };
  const thisMonth = clinicToday(timezone, now).slice(0, 7);
  for (const [index, attention] of wanted.attentions.entries()) {
    const payer = payerOf(random);
    const createdAt = minutesAfter(attention.endsAt, random.between(3, 30), now);
    const serviceDate = clinicToday(timezone, attention.endsAt);
    const period = serviceDate.slice(0, 7);
    const account = accountOf(random, made.accounts, { payer, period, thisMonth, createdAt });
    const charge = chargeOf(random, attention, account, { serviceDate, createdAt });
    made.charges.push(charge);
    if (index < wanted.shares) made.shares.push(shareOf(random, charge, payer));
  }
  return made;
}

function payerOf(random: Random): PayerSeed {
  const weights = DEMO_PAYERS.reduce((sum, { weight }) => sum + weight, 0);
  let rest = random.next() * weights;
  const found = DEMO_PAYERS.find(({ weight }) => {
    rest -= weight;
    return rest < 0;
  });
  if (found === undefined) throw new Error('no payer for the chance');
  return found;
}

interface Account {
  readonly payer: PayerSeed;
  readonly period: string;
  readonly thisMonth: string;
  readonly createdAt: Date;
}

/** This month's are open; last month's were filed, and the ones before mostly paid. */
function accountOf(
  random: Random,
  accounts: AccountSeed[],
  { payer, period, thisMonth, createdAt }: Account,
): AccountSeed {
  const known = accounts.find(
    (account) => account.payerId === payer.id && account.period === period,
  );
  if (known !== undefined) {
    if (createdAt < known.createdAt) known.createdAt = createdAt;
    return known;
  }
  const months = monthNumber(thisMonth) - monthNumber(period);
  const settled = months > 1 && random.chance(0.7) ? 'paid' : 'filed';
  const account: AccountSeed = {
    id: random.id(),
    payerId: payer.id,
    period,
    status: months === 0 ? 'open' : settled,
    createdAt,
    removedAt: null,
  };
  accounts.push(account);
  return account;
}

function monthNumber(period: string): number {
  return Number(period.slice(0, 4)) * 12 + Number(period.slice(5, 7));
}

function chargeOf(
  random: Random,
  { appointmentId, patientId, procedure }: AttentionSeed,
  { id: payerAccountId, payerId }: AccountSeed,
  { serviceDate, createdAt }: { readonly serviceDate: string; readonly createdAt: Date },
): ChargeSeed {
  const item = { quantity: 1, unitPrice: procedure.price, taxRate: 0 };
  const { lines, total } = invoiceTotals([item]);
  const described = { description: procedure.name, procedureId: procedure.id, ...item };
  return {
    id: random.id(),
    payerId,
    payerAccountId,
    patientId,
    medicalRecordId: null,
    appointmentId,
    serviceDate,
    lines: lines.map((figures) => ({ ...described, ...figures })),
    total,
    createdBy: 'demo',
    createdAt,
    removedAt: null,
  };
}

function shareOf(random: Random, charge: ChargeSeed, payer: PayerSeed): ShareSeed {
  const at = charge.createdAt;
  return {
    id: random.id(),
    patientId: charge.patientId,
    chargeId: charge.id,
    ...shareTerms(random, payer, charge.total),
    paidAt: at,
    ...pickCollector(random),
    createdAt: at,
    updatedAt: at,
    flaggedAt: null,
    flagReason: null,
    resolution: null,
    resolutionNote: null,
    resolvedBy: null,
    resolvedAt: null,
    reference: null,
    cancelledAt: null,
    cancelReason: null,
    cancelledBy: null,
  };
}
