import 'server-only';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Role } from '@/lib/contract/roles';
import type { Locale } from '@/lib/i18n/locales';
import { database } from '@/lib/server/db/application-database';
import {
  secondFactor,
  setupLink,
  staff,
  staffCredential,
  staffSession,
} from '@/lib/server/db/schema';
import type { Database } from '@/lib/server/storage/open-database';
import type { Theme } from '@/lib/theme';
import { accounts } from './accounts-library';
import { forgetSessions } from './session-cache';

export interface NewStaff {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly password: string;
}

/** Makes an account and returns its id. The caller has checked the password and the right to. */
export async function createStaff({ name, email, role, password }: NewStaff): Promise<string> {
  const { api } = await accounts();
  const { user } = await api.createUser({ body: { name, email, role, password } });
  return user.id;
}

/** The clinic would be left without anybody who runs it. */
export class LastAdministratorError extends Error {
  constructor() {
    super('The last administrator keeps the role and stays in use.');
    this.name = 'LastAdministratorError';
  }
}

/**
 * A person whose rights change signs in again: no session outlives the rights it was made with. Throws
 * `LastAdministratorError`.
 */
export async function changeRole(staffId: string, role: Role): Promise<void> {
  await changeAndEndSessions(staffId, { role });
}

/** Says which doctor of the clinic service the person is, or that they are none. It gives no rights. */
export async function changeDoctor(staffId: string, doctorId: string | null): Promise<void> {
  const db = await database();
  await db.update(staff).set({ doctorId, updatedAt: new Date() }).where(eq(staff.id, staffId));
  forgetSessions();
}

/**
 * Ends the person's sessions and refuses new ones; a link back in that was made before is of no use any
 * more. Throws `LastAdministratorError`.
 */
export async function disableStaff(staffId: string): Promise<void> {
  await changeAndEndSessions(staffId, { banned: true });
}

/** Lets the person sign in again, with what they came in with before. */
export async function enableStaff(staffId: string): Promise<void> {
  const db = await database();
  await db.update(staff).set({ banned: false, updatedAt: new Date() }).where(eq(staff.id, staffId));
}

export async function endAllSessions(staffId: string): Promise<void> {
  const db = await database();
  await db.delete(staffSession).where(eq(staffSession.userId, staffId));
  forgetSessions();
}

/** Ends every session of the person but one. */
export async function endOtherSessions(staffId: string, keptSessionId: string): Promise<void> {
  const db = await database();
  await db
    .delete(staffSession)
    .where(and(eq(staffSession.userId, staffId), ne(staffSession.id, keptSessionId)));
  forgetSessions();
}

export interface StaffAccount {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  /** Out of use: nobody signs in with it. */
  readonly disabled: boolean;
}

/** `email` in lower case. */
export async function accountOf(email: string): Promise<StaffAccount | undefined> {
  const db = await database();
  const [found] = await db
    .select({ id: staff.id, name: staff.name, role: staff.role, disabled: staff.banned })
    .from(staff)
    .where(eq(staff.email, email))
    .limit(1);
  return found;
}

/**
 * Another password, no second factor and no session: for whoever lost what they came in with. Their
 * role stays, and where it needs a second factor they make a new one before anything else. An account
 * that was out of use when its link was opened is in use again: it may be that of the only administrator.
 */
export async function renewAccount(
  { id: staffId, disabled }: StaffAccount,
  { name, password }: Pick<NewStaff, 'name' | 'password'>,
): Promise<void> {
  const { password: library } = await (await accounts()).$context;
  const hash = await library.hash(password);
  const db = await database();
  await db.transaction(async (tx) => {
    await tx
      .update(staffCredential)
      .set({ password: hash })
      .where(eq(staffCredential.userId, staffId));
    await tx.delete(secondFactor).where(eq(secondFactor.userId, staffId));
    await tx.delete(staffSession).where(eq(staffSession.userId, staffId));
    await tx
      .update(staff)
      .set({
        name,
        ...(disabled && { banned: false }),
        twoFactorEnabled: false,
        updatedAt: new Date(),
      })
      .where(eq(staff.id, staffId));
  });
  forgetSessions();
}

export async function administratorExists(): Promise<boolean> {
  const db = await database();
  const [found] = await db
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.role, 'admin'), eq(staff.banned, false)))
    .limit(1);
  return found !== undefined;
}

export interface Preferences {
  readonly locale?: Locale;
  readonly theme?: Theme;
}

export async function changePreferences(staffId: string, { locale, theme }: Preferences) {
  const db = await database();
  await db
    .update(staff)
    .set({
      ...(locale === undefined ? {} : { locale }),
      ...(theme === undefined ? {} : { theme }),
      updatedAt: new Date(),
    })
    .where(eq(staff.id, staffId));
  forgetSessions();
}

async function changeAndEndSessions(
  staffId: string,
  change: { readonly role?: Role; readonly banned?: boolean },
): Promise<void> {
  const db = await database();
  await db.transaction(async (tx) => {
    if (change.banned || (change.role && change.role !== 'admin')) {
      await keepAnAdministrator(tx, staffId);
    }
    const changed = await tx
      .update(staff)
      .set({ ...change, updatedAt: new Date() })
      .where(eq(staff.id, staffId))
      .returning({ email: staff.email });
    await tx.delete(staffSession).where(eq(staffSession.userId, staffId));
    if (change.banned) {
      const emails = changed.map(({ email }) => email);
      await tx.delete(setupLink).where(inArray(setupLink.email, emails));
    }
  });
  forgetSessions();
}

/** All of them are held: of two administrators who remove each other at once, the second is refused. */
async function keepAnAdministrator(tx: Database, staffId: string): Promise<void> {
  const administrators = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.role, 'admin'), eq(staff.banned, false)))
    .orderBy(staff.id)
    .for('update');
  if (administrators.every(({ id }) => id === staffId) && administrators.length > 0) {
    throw new LastAdministratorError();
  }
}
