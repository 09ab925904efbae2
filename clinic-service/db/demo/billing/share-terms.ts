import type { patientShares } from '../../schema/payers';
import type { Random } from '../random';
import type { PayerSeed } from './payers';

type Share = typeof patientShares.$inferInsert;
type Terms = Pick<Share, 'concept' | 'amount' | 'paymentMethod' | 'status'>;

/** Invented; what is asked of people is dated data of their plan. */
const FEES = [4_700, 18_900, 49_700] as const;
const VOUCHERS = [22_000, 35_000, 48_000] as const;

/** What a plan asks of its member for a service of `total` pesos, and whether they paid. */
export function shareTerms(random: Random, { kind }: PayerSeed, total: number): Terms {
  const [concept, asked] = askedBy(random, kind, total);
  return {
    concept,
    amount: Math.min(asked, total),
    paymentMethod: random.pickCommon([
      'cash',
      'debit_card',
      'bank_transfer',
      'credit_card',
      'other',
      'check',
    ]),
    status: statusOf(random.next()),
  };
}

function askedBy(
  random: Random,
  kind: PayerSeed['kind'],
  total: number,
): [concept: Share['concept'], amount: number] {
  const part = Math.max(100, Math.round((total * random.pick([0.1, 0.15, 0.2])) / 100) * 100);
  switch (kind) {
    case 'eps':
      return random.chance(0.6) ? ['cuota_moderadora', random.pickCommon(FEES)] : ['copago', part];
    case 'prepaid':
      return ['pagos_compartidos_pvs', random.pick(VOUCHERS)];
    case 'insurer':
      return random.chance(0.5)
        ? ['pagos_compartidos_pvs', random.pick(VOUCHERS)]
        : ['copago', part];
    case 'other':
      return ['cuota_recuperacion', part];
  }
}

function statusOf(chance: number): Share['status'] {
  if (chance < 0.05) return 'pending';
  if (chance < 0.08) return 'failed';
  if (chance < 0.11) return 'cancelled';
  return chance < 0.15 ? 'refunded' : 'completed';
}
