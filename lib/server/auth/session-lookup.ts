import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { isRole } from '@/lib/contract/roles';
import { isLocale } from '@/lib/i18n/locales';
import { database } from '@/lib/server/db/application-database';
import { staff, staffSession } from '@/lib/server/db/schema';
import { writtenUnlessFull } from '@/lib/server/db/written-unless-full';
import { env } from '@/lib/server/settings/env.server';
import { isTheme } from '@/lib/theme';
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

/** The live session that a session cookie proves, straight from the database; null when there is none. */
export async function lookUpSession(cookie: string): Promise<FoundSession | null> {
  const token = signedValue(cookie, env().sessionSecret);
  if (token === null) return null;
  const db = await database();
  const [row] = await db
    .select({ session: staffSession, person: staff })
    .from(staffSession)
    .innerJoin(staff, eq(staff.id, staffSession.userId))
    .where(eq(staffSession.token, token))
    .limit(1);
  if (!row) return null;
  const { session, person } = row;
  const now = Date.now();
  const isOver =
    now >= session.expiresAt.getTime() || now >= session.createdAt.getTime() + ABSOLUTE_MS;
  if (isOver) await removeSession(session.id);
  if (isOver || person.banned || !isRole(person.role)) return null;
  return {
    id: session.id,
    idleExpiresAt: session.expiresAt,
    createdAt: session.createdAt,
    touchedAt: session.updatedAt,
    staff: {
      id: person.id,
      name: person.name,
      email: person.email,
      role: person.role,
      locale: isLocale(person.locale) ? person.locale : null,
      theme: isTheme(person.theme) ? person.theme : 'system',
      doctorId: person.doctorId,
      secondFactor: person.twoFactorEnabled,
    },
  };
}

/**
 * Moves the idle end on, at most once a minute; never past the absolute end. On a full disk it stays where
 * it is: reading goes on.
 */
export async function touchSession(found: FoundSession): Promise<FoundSession> {
  const now = Date.now();
  if (now - found.touchedAt.getTime() < TOUCH_MS) return found;
  const idleExpiresAt = new Date(Math.min(now + IDLE_MS, found.createdAt.getTime() + ABSOLUTE_MS));
  const touchedAt = new Date(now);
  const db = await database();
  const touch = db
    .update(staffSession)
    .set({ expiresAt: idleExpiresAt, updatedAt: touchedAt })
    .where(and(eq(staffSession.id, found.id), gt(staffSession.expiresAt, touchedAt)));
  return (await writtenUnlessFull(touch)) ? { ...found, idleExpiresAt, touchedAt } : found;
}

export async function removeSession(id: string): Promise<boolean> {
  const db = await database();
  const gone = await db
    .delete(staffSession)
    .where(eq(staffSession.id, id))
    .returning({ id: staffSession.id });
  return gone.length > 0;
}

/**
 * The value that a signed cookie carries (`value.signature`, URI-encoded, as the accounts library
 * writes it), or null when the signature is not ours.
 */
function signedValue(cookie: string, secret: string): string | null {
  const decoded = withoutEscapes(cookie);
  const dot = decoded?.lastIndexOf('.') ?? -1;
  if (decoded === null || dot < 1) return null;
  const value = decoded.slice(0, dot);
  const expected = createHmac('sha256', secret).update(value).digest();
  const given = Buffer.from(decoded.slice(dot + 1), 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected) ? value : null;
}

function withoutEscapes(cookie: string): string | null {
  try {
    return decodeURIComponent(cookie);
  } catch {
    // Not something that we wrote.
    return null;
  }
}
