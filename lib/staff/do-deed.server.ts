import 'server-only';
import { eq } from 'drizzle-orm';
import { liftLocks } from '@/lib/server/auth/account-locks';
import { isDemoAccount } from '@/lib/server/auth/demo-accounts';
import { createSetupToken, withdrawLinks } from '@/lib/server/auth/setup-link';
import {
  changeDoctor,
  changeRole,
  disableStaff,
  enableStaff,
  endAllSessions,
} from '@/lib/server/auth/staff-accounts';
import { database } from '@/lib/server/db/application-database';
import { staff } from '@/lib/server/db/schema';
import type { StaffDeed, StaffLink } from './staff-deeds';
import { StaffDeedError } from './staff-deeds';
import { staffLink } from './staff-link.server';

const NOT_TO_ONESELF: ReadonlySet<StaffDeed['deed']> = new Set(['change-role', 'disable']);
/** Its doors are those that the sign-in page shows. */
const NOT_IN_DEMO: ReadonlySet<StaffDeed['deed']> = new Set([
  'change-role',
  'disable',
  'link-back',
]);

/**
 * Does it to an account, for the person `by`. Answers the link, where it makes one. Throws
 * `StaffDeedError` and `LastAdministratorError`.
 */
export async function doDeed(
  person: Person,
  deed: StaffDeed,
  by: string,
): Promise<StaffLink | undefined> {
  const { id: staffId } = person;
  if (staffId === by && NOT_TO_ONESELF.has(deed.deed)) throw new StaffDeedError('OWN_ACCOUNT');
  if (isDemoAccount(person.email) && NOT_IN_DEMO.has(deed.deed)) {
    throw new StaffDeedError('DEMO_ACCOUNT');
  }
  switch (deed.deed) {
    case 'change-role':
      await changeRole(staffId, deed.role);
      return undefined;
    case 'change-doctor':
      await changeDoctor(staffId, deed.doctorId);
      return undefined;
    case 'disable':
      await disableStaff(staffId);
      return undefined;
    case 'enable':
      await enableStaff(staffId);
      return undefined;
    case 'end-sessions':
      await endAllSessions(staffId);
      return undefined;
    case 'lift-locks':
      await liftLocks(person.email);
      return undefined;
    case 'link-back': {
      if (person.disabled) throw new StaffDeedError('ACCOUNT_DISABLED');
      const made = await createSetupToken(person.email);
      // Whoever disabled the account meanwhile took back the links there were, before this one.
      if (await isDisabledNow(staffId)) {
        await withdrawLinks(person.email);
        throw new StaffDeedError('ACCOUNT_DISABLED');
      }
      return staffLink(made);
    }
  }
}

/** Once a change of the account that is under way has come to its end. */
async function isDisabledNow(staffId: string): Promise<boolean> {
  const db = await database();
  const [now] = await db
    .select({ disabled: staff.banned })
    .from(staff)
    .where(eq(staff.id, staffId))
    .for('share');
  return now?.disabled ?? false;
}

interface Person {
  readonly id: string;
  readonly email: string;
  readonly role: string;
  readonly disabled: boolean;
}

/** Whose account it is, and what they may do with it now. */
export async function findPerson(staffId: string): Promise<Person | undefined> {
  const db = await database();
  const [person] = await db
    .select({ id: staff.id, email: staff.email, role: staff.role, disabled: staff.banned })
    .from(staff)
    .where(eq(staff.id, staffId))
    .limit(1);
  return person;
}
