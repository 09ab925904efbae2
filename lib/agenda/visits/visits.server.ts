import 'server-only';
import { eq } from 'drizzle-orm';
import { visitOf } from '@/lib/agenda/desk-notes.server';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import type { Visit } from '@/lib/agenda/rules/desk-notes';
import { database } from '@/lib/server/db/application-database';
import { deskVisit } from '@/lib/server/db/desk-schema';
import type { SettingVisit } from './handlers';

type Row = typeof deskVisit.$inferSelect;
type Set = { readonly visit: Visit | undefined; readonly isNew: boolean };

/**
 * Puts a patient somewhere. `undefined`: a colleague said something else since the person looked. An
 * instant is never before one that stands there, whatever the clock says.
 */
export async function setVisit(
  { id, patientId, date }: Pick<AgendaEntry, 'id' | 'patientId' | 'date'>,
  { place, was }: SettingVisit,
  staff: { readonly id: string; readonly name: string },
  now: Date,
): Promise<Set | undefined> {
  const db = await database();
  return db.transaction(async (tx) => {
    const isIt = eq(deskVisit.appointmentId, id);
    const [row] = await tx.select().from(deskVisit).where(isIt).for('update');
    const current = row?.state ?? 'expected';
    if (current === place) return { visit: row && visitOf(row), isNew: false };
    if (current !== was) return undefined;
    if (place === 'expected') {
      await tx.delete(deskVisit).where(isIt);
      return { visit: undefined, isNew: true };
    }
    const at = row && row.at > now ? row.at : now;
    const next = {
      ...instantsOf(row, place, at),
      appointmentId: id,
      patientId,
      date,
      state: place,
      by: staff.id,
      byName: staff.name,
      at,
    };
    const [made] = row
      ? await tx.update(deskVisit).set(next).where(isIt).returning()
      : await tx.insert(deskVisit).values(next).onConflictDoNothing().returning();
    if (made) return { visit: visitOf(made), isNew: true };
    // Another desk was faster, between the look and the row.
    const [theirs] = await tx.select().from(deskVisit).where(isIt);
    return theirs?.state === place ? { visit: visitOf(theirs), isNew: false } : undefined;
  });
}

/** A step back forgets what came after it; a patient who is seated has arrived. */
function instantsOf(row: Row | undefined, place: Row['state'], at: Date) {
  const none = { arrivedAt: null, calledAt: null, seatedAt: null, leftAt: null };
  if (place === 'no_show') return none;
  const arrivedAt = row?.arrivedAt ?? at;
  if (place === 'arrived') return { ...none, arrivedAt };
  if (place === 'called') return { ...none, arrivedAt, calledAt: at };
  const calledAt = row?.calledAt ?? null;
  if (place === 'seated') return { ...none, arrivedAt, calledAt, seatedAt: row?.seatedAt ?? at };
  return { arrivedAt, calledAt, seatedAt: row?.seatedAt ?? null, leftAt: at };
}
