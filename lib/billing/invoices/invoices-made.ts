import 'server-only';
import { and, desc, eq, sql } from 'drizzle-orm';
import { database } from '@/lib/server/db/application-database';
import { audit } from '@/lib/server/db/schema';

/** An invoice that was made through this application, as the trail has it. */
export interface MadeInvoice {
  readonly id: string;
  readonly invoiceNumber?: string | undefined;
  readonly patientId?: string | undefined;
  /** COP, as it was when it was made. */
  readonly total?: number | undefined;
  /** An instant. */
  readonly createdAt: string;
  readonly createdBy?: string | undefined;
}

/** More than anybody looks through; the newest count. */
export const MOST_MADE = 2_000;

/** Newest first, of one patient or appointment where one is named, or the one with that id. */
export async function invoicesMade(which: {
  readonly patientId?: string | undefined;
  readonly appointmentId?: string | undefined;
  readonly id?: string | undefined;
}): Promise<MadeInvoice[]> {
  const { patientId, appointmentId, id } = which;
  const db = await database();
  const rows = await db
    .select({
      at: audit.at,
      by: audit.staffName,
      patientId: audit.patientId,
      detail: audit.detail,
    })
    .from(audit)
    .where(
      and(
        eq(audit.action, 'invoices.create'),
        eq(audit.result, 'ok'),
        sql`${audit.detail}->>'invoiceId' is not null`,
        patientId === undefined ? undefined : eq(audit.patientId, patientId),
        appointmentId === undefined
          ? undefined
          : sql`${audit.detail}->>'appointmentId' = ${appointmentId}`,
        id === undefined ? undefined : sql`${audit.detail}->>'invoiceId' = ${id}`,
      ),
    )
    .orderBy(desc(audit.seq))
    .limit(MOST_MADE);
  return rows.map(({ at, by, patientId: whose, detail }): MadeInvoice => {
    const { invoiceId, invoiceNumber, total } = detail ?? {};
    return {
      id: String(invoiceId),
      ...(typeof invoiceNumber === 'string' && { invoiceNumber }),
      ...(typeof total === 'number' && { total }),
      ...(whose !== null && { patientId: whose }),
      createdAt: at.toISOString(),
      ...(by !== null && { createdBy: by }),
    };
  });
}
