import 'server-only';
import { eq } from 'drizzle-orm';
import { createSetupToken } from '@/lib/auth/setup-link';
import {
  changeDoctor,
  changeRole,
  disableStaff,
  enableStaff,
  endAllSessions,
} from '@/lib/auth/staff-accounts';
import { database } from '@/lib/db/application-database';
import { staff } from '@/lib/db/schema';
import type { StaffDeed, StaffLink } from './staff-deeds';
import { staffLink } from './staff-link.server';

/** Nobody has an account of this id. */
export class NoSuchStaffError extends Error {
  constructor() {
    super('There is no such account.');
    this.name = 'NoSuchStaffError';
  }
}

/** Somebody would take their own rights: another administrator does that. */
export class OwnAccountError extends Error {
  constructor() {
    super('Nobody does this to their own account.');
    this.name = 'OwnAccountError';
  }
}

const NOT_TO_ONESELF: ReadonlySet<StaffDeed['deed']> = new Set(['change-role', 'disable']);

/**
 * Does it to the account `staffId`, for the person `by`. Answers the link, where it makes one. Throws
 * `NoSuchStaffError`, `OwnAccountError` and `LastAdministratorError`.
 */
export async function doDeed(
  staffId: string,
  deed: StaffDeed,
  by: string,
): Promise<StaffLink | undefined> {
  const db = await database();
  const [person] = await db
    .select({ email: staff.email })
    .from(staff)
    .where(eq(staff.id, staffId))
    .limit(1);
  if (person === undefined) throw new NoSuchStaffError();
  if (staffId === by && NOT_TO_ONESELF.has(deed.deed)) throw new OwnAccountError();
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
    case 'link-back':
      return staffLink(await createSetupToken(person.email));
  }
}
