import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { eq, isNull } from 'drizzle-orm';
import { database } from '@/lib/db/application-database';
import { setupLink } from '@/lib/db/schema';
import { accountOf, administratorExists, type StaffAccount } from './staff-accounts';
import { asStaffEmail, isStaffEmail } from './staff-email';

const LIFETIME_MS = 30 * 60_000;

/** The clinic has an administrator already: further accounts are made by them. */
export class AdministratorExistsError extends Error {
  constructor() {
    super(
      'The clinic has an administrator already. Give the e-mail of an account to let that person back in.',
    );
    this.name = 'AdministratorExistsError';
  }
}

/** Whom a link is for: somebody who has an account and cannot get in, or the first administrator. */
export interface Invited {
  readonly email: string;
  readonly account: StaffAccount | undefined;
}

/**
 * A token for the one-time link that makes the first administrator, or lets whoever has the account
 * back in; it is kept only as a hash. Earlier links stop working. Throws `AdministratorExistsError` or
 * `StaffEmailError`.
 */
export async function createSetupToken(
  given: string,
): Promise<{ readonly token: string; readonly invited: Invited }> {
  const email = asStaffEmail(given);
  const invited = await invitedAt(email);
  if (invited === null) throw new AdministratorExistsError();
  const token = randomBytes(32).toString('base64url');
  const db = await database();
  await db.transaction(async (tx) => {
    await tx.delete(setupLink);
    await tx.insert(setupLink).values({
      tokenHash: hashed(token),
      email,
      expiresAt: new Date(Date.now() + LIFETIME_MS),
    });
  });
  return { token, invited };
}

/** Whom a link was made for, while it can be used; null otherwise. */
export async function openSetupLink(token: string): Promise<Invited | null> {
  const db = await database();
  const [link] = await db
    .select()
    .from(setupLink)
    .where(eq(setupLink.tokenHash, hashed(token)))
    .limit(1);
  return link && isUsable(link) ? invitedAt(link.email) : null;
}

/** There is neither an administrator nor a link with which somebody could become the first. */
export async function isClosedToAll(): Promise<boolean> {
  if (await administratorExists()) return false;
  const db = await database();
  return !(await db.select().from(setupLink)).some(isUsable);
}

async function invitedAt(email: string): Promise<Invited | null> {
  const account = await accountOf(email);
  if (account === undefined && (await administratorExists())) return null;
  return { email, account };
}

/** Uses the link up; false when it is unknown, used or too old. */
export async function spendSetupToken(token: string): Promise<boolean> {
  const db = await database();
  return db.transaction(async (tx) => {
    // Every open link is held: two people with two links cannot both become the first.
    const open = await tx.select().from(setupLink).where(isNull(setupLink.usedAt)).for('update');
    const link = open.find(({ tokenHash }) => tokenHash === hashed(token));
    if (!link || !isUsable(link)) return false;
    await tx.update(setupLink).set({ usedAt: new Date() });
    return true;
  });
}

/** Gives a link back whose account could not be made. */
export async function returnSetupToken(token: string): Promise<void> {
  const db = await database();
  await db
    .update(setupLink)
    .set({ usedAt: null })
    .where(eq(setupLink.tokenHash, hashed(token)));
}

/** A link that an earlier release made may be for an address that no account can have. */
function isUsable({ usedAt, expiresAt, email }: typeof setupLink.$inferSelect): boolean {
  return usedAt === null && expiresAt.getTime() > Date.now() && isStaffEmail(email);
}

function hashed(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
