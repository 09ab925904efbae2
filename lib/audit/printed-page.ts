import 'server-only';
import { and, arrayContains, desc, eq, gt, or, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Action } from '@/lib/kit/audit-actions';
import { PRINTED_PAGE_LENGTH } from '@/lib/kit/printed-page-length';
import { mayDo } from '@/lib/kit/rights';
import type { AuditEntry } from '@/lib/server/audit/audit-entry';
import { invoiceOn, screenAction, screenAt } from '@/lib/server/audit/screen-action';
import { database } from '@/lib/server/db/application-database';
import { audit } from '@/lib/server/db/schema';
import type { Caller } from '@/lib/server/door/caller';

const PATIENT = /^\/patients\/(?!new$)([A-Za-z0-9_-]{1,64})(?=[/?]|$)/;

/** A page as a browser has it in its address bar: path and query, of this site alone. */
export const printedPage = z
  .string()
  .check(z.maxLength(PRINTED_PAGE_LENGTH), z.regex(/^\/(?![/\\])[\x21-\x7e]*$/));

/**
 * Whom a printed page shows, as the trail has it that this person opened the page; null where they
 * did not, or may not.
 */
export async function shownOn(
  caller: Caller,
  page: string,
): Promise<Pick<AuditEntry, 'patientId' | 'patientIds'> | null> {
  const patientId = PATIENT.exec(page)?.[1];
  const action = screenAction(page);
  if (patientId !== undefined && action !== undefined) {
    const named = or(eq(audit.patientId, patientId), arrayContains(audit.patientIds, [patientId]));
    return (await newestView(caller, action, named)) && { patientId };
  }
  const invoiceId = invoiceOn(page);
  if (invoiceId !== undefined) {
    const about = sql`${audit.detail}->>'invoiceId' = ${invoiceId}`;
    const seen = await newestView(caller, 'invoices.read', about);
    return seen && shownBy(seen);
  }
  const screen = screenAt(page);
  if (screen === undefined) return null;
  if (screen.right && !mayDo(caller.session.staff.role, screen.right)) return null;
  if (screen.prints === undefined) return {};
  const seen = await newestView(caller, screen.prints);
  return seen && shownBy(seen);
}

type Seen = Pick<typeof audit.$inferSelect, 'patientId' | 'patientIds'>;

function shownBy({ patientId, patientIds }: Seen): Pick<AuditEntry, 'patientId' | 'patientIds'> {
  return { ...(patientId !== null && { patientId }), ...(patientIds && { patientIds }) };
}

/** Longer than any session lasts. */
const LOOK_BACK = 12 * 60 * 60_000;

async function newestView({ session }: Caller, action: Action, about?: SQL): Promise<Seen | null> {
  const db = await database();
  const [row] = await db
    .select({ patientId: audit.patientId, patientIds: audit.patientIds })
    .from(audit)
    .where(
      and(
        eq(audit.staffId, session.staff.id),
        eq(audit.action, action),
        eq(audit.result, 'ok'),
        gt(audit.at, new Date(Date.now() - LOOK_BACK)),
        about,
      ),
    )
    .orderBy(desc(audit.at), desc(audit.seq))
    .limit(1);
  return row ?? null;
}
