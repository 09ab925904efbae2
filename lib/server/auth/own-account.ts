import 'server-only';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { PasswordFault } from '@/lib/kit/password-rules';
import { ensureWritable, record } from '@/lib/server/audit/audit';
import { auditSubject } from '@/lib/server/audit/audit-entry';
import { database } from '@/lib/server/db/application-database';
import { staffCredential, staffSession } from '@/lib/server/db/schema';
import type { RequestOrigin } from '@/lib/server/http/request-origin';
import { accounts } from './accounts-library';
import { forgiveAttempts, guesserOf, type Refusal } from './attempt-limits';
import { isDemoAccount } from './demo-accounts';
import { tryPassword } from './password/password-attempt';
import { passwordFault } from './password/password-strength';
import type { StaffSession } from './session';
import { forgetSessions } from './session-cache';

export type PasswordChange =
  | { readonly status: 'changed' }
  | { readonly status: 'fault'; readonly fault: PasswordFault | 'PASSWORD_SAME' }
  /** Its password is published: everybody who tries the product comes in with it. */
  | { readonly status: 'demo' }
  | { readonly status: 'refused'; readonly refusal: Refusal | { readonly reason: 'wrong' } };

const ACTION = 'account.password';

/**
 * Another password for whoever is signed in and knows the present one, at which every wrong guess counts
 * as at sign-in. Their other sessions end with it. What cannot be put on the trail is not done.
 */
export async function changeOwnPassword(
  { id, staff }: StaffSession,
  { current, next }: { readonly current: string; readonly next: string },
  headers: Headers,
  origin: RequestOrigin,
): Promise<PasswordChange> {
  if (isDemoAccount(staff.email)) return { status: 'demo' };
  const subject = auditSubject(staff);
  const guesser = guesserOf(staff.email, headers, origin);
  const { password: library } = await (await accounts()).$context;
  const db = await database();
  const outcome = await tryPassword(
    { guesser, subject, origin, action: ACTION, wrongStatus: 403 },
    async () => {
      const [known] = await db
        .select({ hash: staffCredential.password })
        .from(staffCredential)
        .where(eq(staffCredential.userId, staff.id))
        .limit(1);
      if (!known?.hash) return null;
      return (await library.verify({ hash: known.hash, password: current })) ? true : null;
    },
  );
  if (outcome.status === 'refused') return outcome;
  await forgiveAttempts(guesser);
  const fault = next === current ? 'PASSWORD_SAME' : passwordFault(next, staff);
  if (fault !== null) return { status: 'fault', fault };
  await ensureWritable();
  const hash = await library.hash(next);
  await db.transaction(async (tx) => {
    await tx
      .update(staffCredential)
      .set({ password: hash })
      .where(eq(staffCredential.userId, staff.id));
    await tx
      .delete(staffSession)
      .where(and(eq(staffSession.userId, staff.id), ne(staffSession.id, id)));
  });
  forgetSessions();
  await record({ ...subject, ...origin, action: ACTION, result: 'ok', status: 200 });
  return { status: 'changed' };
}

export interface OwnSession {
  readonly id: string;
  /** ISO 8601 instants. */
  readonly since: string;
  /** To the minute: a session in use is written no more often. */
  readonly lastSeen: string;
}

/** Where the person is signed in; the last used first. */
export async function sessionsOf(staffId: string): Promise<OwnSession[]> {
  const db = await database();
  const rows = await db
    .select({
      id: staffSession.id,
      since: staffSession.createdAt,
      lastSeen: staffSession.updatedAt,
    })
    .from(staffSession)
    .where(and(eq(staffSession.userId, staffId), gt(staffSession.expiresAt, new Date())))
    .orderBy(desc(staffSession.updatedAt));
  return rows.map(({ id, since, lastSeen }) => ({
    id,
    since: since.toISOString(),
    lastSeen: lastSeen.toISOString(),
  }));
}
