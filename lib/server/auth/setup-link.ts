import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { isRole, type Role } from '@/lib/contract/roles';
import { database } from '@/lib/server/db/application-database';
import { setupLink } from '@/lib/server/db/schema';
import { asStaffEmail, isStaffEmail } from './staff';
import { accountOf, administratorExists, type StaffAccount } from './staff-accounts';

const LIFETIME_MS = 30 * 60_000;
/** A colleague opens it when they next work. */
const INVITATION_LIFETIME_MS = 3 * 24 * 60 * 60_000;

/** The clinic has an administrator already: further accounts are made by them. */
export class AdministratorExistsError extends Error {
  constructor() {
    super(
      'The clinic has an administrator already. Give the e-mail of an account to let that person back in.',
    );
    this.name = 'AdministratorExistsError';
  }
}

/** The address has an account: whoever lost their way in is given a link back instead. */
export class AccountExistsError extends Error {
  constructor() {
    super('There is an account with this address already.');
    this.name = 'AccountExistsError';
  }
}

/**
 * Whom a link is for: somebody who has an account and cannot get in, a colleague who is to have one, or
 * the first administrator.
 */
export interface Invited {
  readonly email: string;
  readonly account: StaffAccount | undefined;
  /** Of the account that it makes. */
  readonly role: Role;
  /** By whoever runs the clinic. */
  readonly isInvitation: boolean;
}

interface Made {
  /** Kept only as a hash: whoever made the link hands it on. */
  readonly token: string;
  readonly invited: Invited;
  readonly expiresAt: Date;
}

/**
 * A token for the one-time link that makes the first administrator, or lets whoever has the account
 * back in. Earlier links for the address stop working. Throws `AdministratorExistsError` or
 * `StaffEmailError`.
 */
export async function createSetupToken(given: string): Promise<Made> {
  const email = asStaffEmail(given);
  const account = await accountOf(email);
  if (account === undefined && (await administratorExists())) throw new AdministratorExistsError();
  return makeLink({ email, account, role: 'admin', isInvitation: false }, LIFETIME_MS);
}

/**
 * The same for a colleague who is to have an account with this role. Throws `AccountExistsError` or
 * `StaffEmailError`.
 */
export async function createInvitation(given: string, role: Role): Promise<Made> {
  const email = asStaffEmail(given);
  const account = await accountOf(email);
  if (account !== undefined) throw new AccountExistsError();
  return makeLink({ email, account, role, isInvitation: true }, INVITATION_LIFETIME_MS);
}

async function makeLink(invited: Invited, lifetime: number): Promise<Made> {
  const { email, isInvitation } = invited;
  const role = isInvitation ? invited.role : null;
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + lifetime);
  const db = await database();
  await db.transaction(async (tx) => {
    await tx.delete(setupLink).where(besides(invited));
    await tx.insert(setupLink).values({ tokenHash: hashed(token), email, role, expiresAt });
  });
  return { token, invited, expiresAt };
}

/** The links of which only one is good: those of an address; there is one first administrator, whatever it is. */
function besides({ email, account, isInvitation }: Invited) {
  const isFirst = !isInvitation && account === undefined;
  return isFirst ? isNull(setupLink.role) : eq(setupLink.email, email);
}

/** Colleagues who were invited and have not come yet. */
export async function openInvitations() {
  const db = await database();
  const links = await db.select().from(setupLink).orderBy(setupLink.email);
  return links.flatMap((link) =>
    isRole(link.role) && isUsable(link)
      ? [{ email: link.email, role: link.role, expiresAt: link.expiresAt }]
      : [],
  );
}

/** Takes an invitation back; false where there is none, or where it was used. */
export async function withdrawInvitation(email: string): Promise<boolean> {
  const db = await database();
  const gone = await db
    .delete(setupLink)
    .where(
      and(
        eq(setupLink.email, email.toLowerCase()),
        isNotNull(setupLink.role),
        isNull(setupLink.usedAt),
      ),
    )
    .returning({ email: setupLink.email });
  return gone.length > 0;
}

/** Takes back every link of an account. */
export async function withdrawLinks(email: string): Promise<void> {
  const db = await database();
  await db.delete(setupLink).where(eq(setupLink.email, email.toLowerCase()));
}

/** The token is the fragment: a browser sends it to no server, and no log of one holds it. */
export function setupAddress(token: string, appUrl: URL): string {
  return new URL(`/setup#${token}`, appUrl).href;
}

/** Whom a link was made for, while it can be used; null otherwise. */
export async function openSetupLink(token: string): Promise<Invited | null> {
  const db = await database();
  const [link] = await db
    .select()
    .from(setupLink)
    .where(eq(setupLink.tokenHash, hashed(token)))
    .limit(1);
  return link && isUsable(link) ? invitedBy(link) : null;
}

export interface OpenedLink {
  readonly email: string;
  readonly role: Role;
  /** The first administrator's, an invitation, or somebody's way back in. */
  readonly kind: 'first' | 'invited' | 'back';
  /** Of whoever has an account already. */
  readonly name?: string;
}

/** What the page of a link shows of it; it is judged again when it is used. */
export async function describeSetupLink(token: string): Promise<OpenedLink | null> {
  const invited = await openSetupLink(token);
  if (invited === null) return null;
  const { email, role, account, isInvitation } = invited;
  if (account) return { email, role, kind: 'back', name: account.name };
  return { email, role, kind: isInvitation ? 'invited' : 'first' };
}

/** There is neither an administrator nor a link with which somebody could become the first. */
export async function isClosedToAll(): Promise<boolean> {
  if (await administratorExists()) return false;
  const db = await database();
  return !(await db.select().from(setupLink)).some((link) => link.role === null && isUsable(link));
}

async function invitedBy({ email, role }: typeof setupLink.$inferSelect): Promise<Invited | null> {
  const account = await accountOf(email);
  // An invitation makes an account; it is no way into one that was made meanwhile.
  if (isRole(role))
    return account === undefined ? { email, account, role, isInvitation: true } : null;
  if (account === undefined && (await administratorExists())) return null;
  return { email, account, role: 'admin', isInvitation: false };
}

/** Uses up the link that was made for `invited`; false when it is unknown, used or too old. */
export async function spendSetupToken(token: string, invited: Invited): Promise<boolean> {
  const db = await database();
  return db.transaction(async (tx) => {
    // Every open link is held: two people with two links cannot both become the first.
    const open = await tx.select().from(setupLink).where(isNull(setupLink.usedAt)).for('update');
    const link = open.find(({ tokenHash }) => tokenHash === hashed(token));
    if (!link || !isUsable(link)) return false;
    await tx.update(setupLink).set({ usedAt: new Date() }).where(besides(invited));
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
