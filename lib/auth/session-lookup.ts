import 'server-only';
import { and, eq, gt } from 'drizzle-orm';
import { database } from '@/lib/db/application-database';
import { staffSession } from '@/lib/db/schema';
import { isLocale } from '@/lib/i18n/locales';
import { isRole } from '@/lib/rules/roles';
import { isTheme } from '@/lib/theme';
import { accounts } from './accounts-library';
import { ABSOLUTE_MS, IDLE_MS, TOUCH_MS } from './session-times';
import type { Staff } from './staff';

export interface FoundSession {
  readonly id: string;
  readonly staff: Staff;
  readonly idleExpiresAt: Date;
  readonly createdAt: Date;
  /** When it was last written that the person is active. */
  readonly touchedAt: Date;
}

/** The live session that one cookie proves, straight from the database; null when there is none. */
export async function lookUpSession(cookie: string): Promise<FoundSession | null> {
  const { api } = await accounts();
  const found = await api.getSession({
    headers: new Headers({ cookie }),
    query: { disableRefresh: true },
  });
  if (!found || found.user.banned || !isRole(found.user.role)) return null;
  const { session, user } = found;
  if (Date.now() >= session.createdAt.getTime() + ABSOLUTE_MS) {
    await removeSession(session.id);
    return null;
  }
  return {
    id: session.id,
    idleExpiresAt: session.expiresAt,
    createdAt: session.createdAt,
    touchedAt: session.updatedAt,
    staff: {
      id: user.id,
      name: user.name,
      email: user.email,
      role: found.user.role,
      locale: isLocale(user.locale) ? user.locale : null,
      theme: isTheme(user.theme) ? user.theme : 'system',
      secondFactor: user.twoFactorEnabled === true,
    },
  };
}

/** Moves the idle end on, at most once a minute; never past the absolute end. */
export async function touchSession(found: FoundSession): Promise<FoundSession> {
  const now = Date.now();
  if (now - found.touchedAt.getTime() < TOUCH_MS) return found;
  const idleExpiresAt = new Date(Math.min(now + IDLE_MS, found.createdAt.getTime() + ABSOLUTE_MS));
  const touchedAt = new Date(now);
  const db = await database();
  await db
    .update(staffSession)
    .set({ expiresAt: idleExpiresAt, updatedAt: touchedAt })
    .where(and(eq(staffSession.id, found.id), gt(staffSession.expiresAt, touchedAt)));
  return { ...found, idleExpiresAt, touchedAt };
}

export async function removeSession(id: string): Promise<void> {
  const db = await database();
  await db.delete(staffSession).where(eq(staffSession.id, id));
}
