import 'server-only';
import { note, record } from '@/lib/server/audit/audit';
import type { AuditSubject } from '@/lib/server/audit/audit-entry';
import {
  countAttempt,
  type Guesser,
  lock,
  type Refusal,
  takeBack,
} from '@/lib/server/auth/attempt-limits';
import type { RequestOrigin } from '@/lib/server/http/request-origin';

interface PasswordAttempt {
  readonly guesser: Guesser;
  readonly subject: AuditSubject;
  readonly origin: RequestOrigin;
  /** What the audit trail calls it, and the status that a wrong password is answered with. */
  readonly action: 'sign-in' | 'second-factor.enrol' | 'account.password';
  readonly wrongStatus: 401 | 403;
}

export type PasswordOutcome<T> =
  | { readonly status: 'right'; readonly value: T }
  | { readonly status: 'refused'; readonly refusal: Refusal | { readonly reason: 'wrong' } };

/**
 * Has a password looked at, which `check` does: null when it is wrong. Wherever it is asked for, it
 * is guessed at, so every attempt counts, and every wrong one and lock-out is on record. Where `check`
 * rejects, which it may do after the password was right too, the attempt does not count.
 */
export async function tryPassword<T>(
  { guesser, subject, origin, action, wrongStatus }: PasswordAttempt,
  check: () => Promise<T | null>,
): Promise<PasswordOutcome<T>> {
  const entry = { ...subject, ...origin, action, result: 'refused' } as const;
  const attempt = await countAttempt(guesser);
  if (attempt.status === 'refused') {
    const { refusal } = attempt;
    // Whoever hammers a locked door does not get to fill the trail: one row a minute.
    note({ ...entry, status: 429, detail: { reason: refusal.reason } });
    return { status: 'refused', refusal };
  }
  const value = await check().catch(async (error: unknown) => {
    await takeBack(attempt.counted);
    throw error;
  });
  if (value !== null) return { status: 'right', value };
  await record({ ...entry, status: wrongStatus });
  if (attempt.spent.length === 0) return { status: 'refused', refusal: { reason: 'wrong' } };
  const refusal = await lock(attempt.spent);
  const { retryAfterSeconds } = refusal;
  await record({ ...entry, action: 'lock-out', status: 429, detail: { retryAfterSeconds } });
  return { status: 'refused', refusal };
}
