import type { Random } from '../random';
import { minutesAfter } from './attentions';
import type { AccountSeed, ChargedSeed, ShareSeed } from './charges';

const DAY_MINUTES = 24 * 60;
const KEPT = 'Se abona a la próxima cita, de acuerdo con el paciente';
const REFUNDED = 'Se devolvió en efectivo; el paciente firmó el recibo';

interface Wanted {
  /** Shares that somebody still has to settle. */
  readonly flagged: number;
  /** Shares that somebody has settled. */
  readonly settled: number;
  readonly now: Date;
}

/**
 * Takes charges whose share was collected off their accounts, as `charges/remove.ts` does: first
 * a whole small account, which goes with its last charge, then one here and one there.
 */
export function removeSome(random: Random, made: ChargedSeed, wanted: Wanted): void {
  const { now } = wanted;
  const gone = smallestAccount(made, wanted.flagged);
  const collected = made.shares.filter(({ status }) => status === 'completed');
  const isGone = ({ chargeId }: ShareSeed) =>
    made.charges.some(({ id, payerAccountId }) => id === chargeId && payerAccountId === gone?.id);
  const ordered = [...collected.filter(isGone), ...collected.filter((share) => !isGone(share))];
  for (const charge of made.charges) {
    if (charge.payerAccountId !== gone?.id) continue;
    charge.removedAt = minutesAfter(charge.createdAt, 2 * DAY_MINUTES, now);
  }
  const touched = ordered.slice(0, wanted.flagged + wanted.settled);
  for (const [index, share] of touched.entries()) {
    const charge = made.charges.find(({ id }) => id === share.chargeId);
    if (charge === undefined) throw new Error('a share without its charge');
    const days = random.between(1, 6);
    const flaggedAt = charge.removedAt ?? minutesAfter(share.paidAt, days * DAY_MINUTES, now);
    charge.removedAt = flaggedAt;
    share.flaggedAt = flaggedAt;
    share.flagReason = 'charge_removed';
    share.updatedAt = flaggedAt;
    if (index >= wanted.flagged) settle(random, share, now);
  }
  cancelPending(made);
  if (gone !== undefined) gone.removedAt = lastRemoval(made, gone);
}

/** Of those whose collected shares are fewer than what may be flagged. */
function smallestAccount(made: ChargedSeed, atMost: number): AccountSeed | undefined {
  const accountOf = new Map(made.charges.map(({ id, payerAccountId }) => [id, payerAccountId]));
  const sizeOf = ({ id }: AccountSeed) =>
    made.shares.filter((share) => accountOf.get(share.chargeId) === id).length;
  return made.accounts
    .map((account) => ({ account, size: sizeOf(account) }))
    .filter(({ size }) => size > 0 && size <= atMost)
    .sort((a, b) => a.size - b.size)
    .at(0)?.account;
}

function settle(random: Random, share: ShareSeed, now: Date): void {
  const kept = random.chance(0.5);
  const resolvedAt = minutesAfter(share.updatedAt, DAY_MINUTES, now);
  share.resolution = kept ? 'kept' : 'refunded';
  share.resolutionNote = kept ? KEPT : REFUNDED;
  share.resolvedBy = 'demo';
  share.resolvedAt = resolvedAt;
  share.updatedAt = resolvedAt;
  if (!kept) share.status = 'refunded';
}

function cancelPending({ charges, shares }: ChargedSeed): void {
  const removed = new Map(charges.map(({ id, removedAt }) => [id, removedAt]));
  for (const share of shares) {
    const at = removed.get(share.chargeId);
    if (at == null || share.status !== 'pending') continue;
    share.status = 'cancelled';
    share.updatedAt = at;
  }
}

function lastRemoval({ charges }: ChargedSeed, { id }: AccountSeed): Date {
  const times = charges
    .filter(({ payerAccountId }) => payerAccountId === id)
    .map(({ removedAt }) => removedAt?.getTime() ?? 0);
  return new Date(Math.max(...times));
}
