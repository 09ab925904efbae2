import 'server-only';
import { and, arrayContains, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { agendaFeed } from '@/lib/agenda/agenda-feeds.server';
import { performers } from '@/lib/agenda/performers';
import { spanOn, takesTime } from '@/lib/agenda/rules/agenda-entry';
import { type FreeSlot, fitsWish } from '@/lib/agenda/rules/waiting-fits';
import { readDirectory } from '@/lib/agenda/shared/directory.server';
import type { ClinicMoment } from '@/lib/kit/dates/clinic-time';
import { overlaps } from '@/lib/kit/dates/span';
import { fullName } from '@/lib/kit/text/full-name';
import { database } from '@/lib/server/db/application-database';
import { deskWaiting } from '@/lib/server/db/desk-schema';
import type { Caller } from '@/lib/server/door/caller';
import { patientName } from '@/lib/server/door/patient-names.server';
import type { ClosingWaiting, WaitingBody, WaitingFilter, WaitingRow } from './waiting';

/** How many are offered a time that became free. */
const FITS = 3;

interface Own {
  readonly id: string;
  readonly name: string;
}

/** Puts somebody on the list; the same id twice is one row. Says whether it is new. */
export async function addWaiting(body: WaitingBody, { id: by, name: byName }: Own) {
  const { until = null, note = null, ...wish } = body;
  const made = await (await database())
    .insert(deskWaiting)
    .values({ ...wish, until, note, by, byName, at: new Date() })
    .onConflictDoNothing()
    .returning({ id: deskWaiting.id });
  return made.length > 0;
}

/** Takes a row off the list. Resolves with its patient; null where there is no such open row. */
export async function closeWaiting({ id, as }: ClosingWaiting, { name }: Own) {
  const closed = await (await database())
    .update(deskWaiting)
    .set({ closedAs: as, closedAt: new Date(), closedBy: name })
    .where(and(eq(deskWaiting.id, id), isNull(deskWaiting.closedAt)))
    .returning({ patientId: deskWaiting.patientId });
  return closed[0] ?? null;
}

/** The open rows of a page, who waits longest first, and how many there are. */
export async function listWaiting(
  { procedureId, doctorId }: WaitingFilter,
  { page, limit }: { readonly page: number; readonly limit: number },
  caller: Caller,
) {
  const db = await database();
  const where = and(
    isNull(deskWaiting.closedAt),
    procedureId === undefined ? undefined : eq(deskWaiting.procedureId, procedureId),
    doctorId === undefined
      ? undefined
      : or(
          arrayContains(deskWaiting.doctorIds, [doctorId]),
          sql`cardinality(${deskWaiting.doctorIds}) = 0`,
        ),
  );
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(deskWaiting)
      .where(where)
      .orderBy(asc(deskWaiting.at), asc(deskWaiting.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.$count(deskWaiting, where),
  ]);
  return { rows: await Promise.all(rows.map((row) => shown(row, caller))), total };
}

/** Whom a time that became free would suit. Nobody where it is past, or taken again. */
export async function fitsFor(slot: FreeSlot, now: ClinicMoment, caller: Caller) {
  if (slot.date < now.date || (slot.date === now.date && slot.from < now.minutes)) return [];
  const [directory, { entries }, rows] = await Promise.all([
    readDirectory(),
    agendaFeed({ from: slot.date, to: slot.date, doctorId: undefined }).current(),
    openRows(),
  ]);
  const isTaken = entries.some((entry) => {
    const span = entry.doctorId === slot.doctorId && takesTime(entry) && spanOn(entry, slot.date);
    return span && overlaps(span, slot);
  });
  if (isTaken) return [];
  const clinic = {
    performs: (doctorId: string, procedureId: string) =>
      performers(directory, procedureId).some(({ id }) => id === doctorId),
    durationOf: (procedureId: string) =>
      directory.procedures.find(({ id }) => id === procedureId)?.duration,
  };
  const busy = new Set(
    entries.flatMap((entry) => {
      const span = takesTime(entry) && spanOn(entry, slot.date);
      return span && overlaps(span, slot) ? [entry.patientId] : [];
    }),
  );
  const fitting = rows
    .filter((row) => fitsWish({ ...row, until: row.until ?? undefined }, slot, clinic))
    .filter(({ patientId }) => !busy.has(patientId));
  return Promise.all(fitting.slice(0, FITS).map((row) => shown(row, caller)));
}

type Row = typeof deskWaiting.$inferSelect;

async function openRows(): Promise<Row[]> {
  return (await database())
    .select()
    .from(deskWaiting)
    .where(isNull(deskWaiting.closedAt))
    .orderBy(asc(deskWaiting.at), asc(deskWaiting.id));
}

async function shown(row: Row, caller: Caller): Promise<WaitingRow> {
  const { id, patientId, procedureId, doctorIds, locationIds, morning, afternoon, weekdays } = row;
  const patient = await patientName(patientId, caller);
  const known = typeof patient === 'object' ? patient : undefined;
  return {
    id,
    patientId,
    procedureId,
    doctorIds,
    locationIds,
    morning,
    afternoon,
    weekdays,
    ...(row.until !== null && { until: row.until }),
    ...(row.note !== null && { note: row.note }),
    ...(known && { patient: fullName(known) }),
    ...(known?.phone && { phone: known.phone }),
    at: row.at.toISOString(),
    by: row.byName,
  };
}
