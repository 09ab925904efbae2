import 'server-only';
import { inArray } from 'drizzle-orm';
import type { Role } from '@/lib/contract/roles';
import { database } from '@/lib/server/db/application-database';
import { staff } from '@/lib/server/db/schema';
import type { RequestOrigin } from '@/lib/server/http/request-origin';
import { guesserOf } from './attempt-limits';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts';
import { forgetSessions } from './session-cache';
import { admit, checkPassword, subjectOf } from './sign-in';
import { changeDoctor, createStaff } from './staff-accounts';

/** Makes the demo accounts that are missing. */
export async function ensureDemoAccounts(): Promise<void> {
  for (const { name, email, role, doctorId } of DEMO_ACCOUNTS) {
    if (await isThere(email)) continue;
    try {
      const id = await createStaff({ name, email, role, password: DEMO_PASSWORD });
      if (doctorId !== undefined) await changeDoctor(id, doctorId);
    } catch (error) {
      // Another replica that starts at the same moment has made it.
      if (!(await isThere(email))) throw error;
    }
  }
}

async function isThere(email: string): Promise<boolean> {
  return (await subjectOf(email)).staffId !== undefined;
}

/**
 * Takes the demo accounts away, for a data folder that was a demo clinic before: outside the demo
 * nobody has a published password.
 */
export async function removeDemoAccounts(): Promise<void> {
  const db = await database();
  const emails = DEMO_ACCOUNTS.map(({ email }) => email);
  await db.delete(staff).where(inArray(staff.email, emails));
  forgetSessions();
}

/** Signs in as the demo account of a role. The caller has made sure that this is the demo clinic. */
export async function signInToDemo(
  role: Role,
  headers: Headers,
  origin: RequestOrigin,
): Promise<{
  readonly status: 'signed-in' | 'second-factor';
  readonly cookies: readonly string[];
}> {
  const account = DEMO_ACCOUNTS.find((candidate) => candidate.role === role);
  const checked = account && (await checkPassword(account.email, DEMO_PASSWORD));
  if (!checked) throw new Error(`The demo account of ${role} cannot sign in`);
  if (checked.status === 'second-factor') return checked;
  const { email } = account;
  const guesser = guesserOf(email, headers, origin);
  const device = await admit(checked.token, await subjectOf(email), guesser, origin, 'demo');
  return { status: 'signed-in', cookies: [...checked.cookies, device] };
}
