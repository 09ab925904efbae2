import 'server-only';
import { and, count, eq, gt, max } from 'drizzle-orm';
import { isRole, type Role } from '@/lib/contract/roles';
import { database } from '@/lib/server/db/application-database';
import { staff, staffSession } from '@/lib/server/db/schema';
import { type AccountLock, locksOf } from './account-locks';

/** Somebody who works here, as whoever runs the clinic sees them. */
export interface ListedStaff {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Undefined where a later release gave one that this one does not know. */
  readonly role: Role | undefined;
  /** Which doctor of the clinic service they are. */
  readonly doctorId: string | null;
  readonly isDisabled: boolean;
  readonly hasSecondFactor: boolean;
  /** Why the person may not get in now, and until when. */
  readonly locks: readonly AccountLock[];
  readonly sessions: number;
  /** ISO instant; undefined without a session. */
  readonly lastSeen: string | undefined;
}

/** Everybody who has an account, by name. */
export async function listStaff(): Promise<ListedStaff[]> {
  const db = await database();
  const rows = await db
    .select({
      id: staff.id,
      name: staff.name,
      email: staff.email,
      role: staff.role,
      doctorId: staff.doctorId,
      isDisabled: staff.banned,
      hasSecondFactor: staff.twoFactorEnabled,
      sessions: count(staffSession.id),
      lastSeen: max(staffSession.updatedAt),
    })
    .from(staff)
    .leftJoin(
      staffSession,
      and(eq(staffSession.userId, staff.id), gt(staffSession.expiresAt, new Date())),
    )
    .groupBy(staff.id)
    .orderBy(staff.name, staff.id);
  const locks = await locksOf(rows.map(({ email }) => email));
  return rows.map(({ role, lastSeen, ...row }) => ({
    ...row,
    locks: locks.get(row.email) ?? [],
    role: isRole(role) ? role : undefined,
    lastSeen: lastSeen?.toISOString(),
  }));
}
