import 'server-only';
import { and, eq, ne, or } from 'drizzle-orm';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import { clinicInstant } from '@/lib/kit/dates/clinic-time';
import { timeOf } from '@/lib/kit/dates/span';
import { database } from '@/lib/server/db/application-database';
import { deskCall } from '@/lib/server/db/desk-schema';
import type { CallBody } from './forms';

/** Keeps what came of asking a patient. Says whether that is new. */
export async function setConfirmation(
  { id: appointmentId, date, from }: Pick<AgendaEntry, 'id' | 'date' | 'from'>,
  outcome: CallBody['outcome'],
  { staff, zone }: { staff: { readonly id: string; readonly name: string }; zone: string },
  at = new Date(),
): Promise<boolean> {
  const db = await database();
  const purpose = 'confirm';
  if (outcome === 'none') {
    const isIt = and(eq(deskCall.appointmentId, appointmentId), eq(deskCall.purpose, purpose));
    const taken = await db.delete(deskCall).where(isIt).returning({ id: deskCall.appointmentId });
    return taken.length > 0;
  }
  const startsAt = clinicInstant(date, timeOf(from), zone);
  const said = { outcome, startsAt, by: staff.id, byName: staff.name, at };
  const isOther = or(ne(deskCall.outcome, outcome), ne(deskCall.startsAt, startsAt));
  const made = await db
    .insert(deskCall)
    .values({ appointmentId, purpose, ...said })
    .onConflictDoUpdate({
      target: [deskCall.appointmentId, deskCall.purpose],
      set: said,
      ...(isOther && { setWhere: isOther }),
    })
    .returning({ id: deskCall.appointmentId });
  return made.length > 0;
}
