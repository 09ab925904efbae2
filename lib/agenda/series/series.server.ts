import 'server-only';
import { createHash } from 'node:crypto';
import { and, asc, eq, gte } from 'drizzle-orm';
import { nudgeAgenda } from '@/lib/agenda/agenda-feeds.server';
import { candidateOf } from '@/lib/agenda/openings.server';
import { readAppointments } from '@/lib/agenda/read-appointments.server';
import { agendaEntryOf, spanOn, takesTime } from '@/lib/agenda/rules/agenda-entry';
import { seriesDates } from '@/lib/agenda/rules/series';
import { type SeriesLine, seriesLines } from '@/lib/agenda/rules/series-lines';
import { readDirectory } from '@/lib/agenda/shared/directory.server';
import { changeAppointment, createAppointment, readAppointment } from '@/lib/contract/appointments';
import {
  addDays,
  type ClinicMoment,
  clinicInstant,
  clinicMoment,
  toOffsetDateTime,
} from '@/lib/kit/dates/clinic-time';
import { DAY_MINUTES, timeOf } from '@/lib/kit/dates/span';
import { ClinicError } from '@/lib/server/clinic/errors';
import type { CallContext } from '@/lib/server/clinic/service-request';
import { database } from '@/lib/server/db/application-database';
import { deskSeries } from '@/lib/server/db/desk-schema';
import type { Caller } from '@/lib/server/door/caller';
import { callOnBehalfOf, readOnBehalfOf } from '@/lib/server/door/on-behalf-of';
import { env } from '@/lib/server/settings/env.server';
import type {
  SeriesBooking,
  SeriesCanceled,
  SeriesShift,
  SeriesShifted,
  SeriesWanted,
} from './handlers';

/** Days after the last date on which another time may be proposed. */
const NEAR_DAYS = 7;

/** Throws `ClinicError` where what is booked cannot be read: then nobody knows what is free. */
export async function previewSeries(
  { doctorId, locationId, patientId, date, from, duration, ...pattern }: SeriesWanted,
  now: ClinicMoment,
  context: CallContext,
): Promise<SeriesLine[]> {
  const dates = seriesDates(date, pattern);
  const range = { from: addDays(date, -1), to: addDays(dates.at(-1) ?? date, NEAR_DAYS) };
  const [directory, ...lists] = await Promise.all([
    readDirectory(),
    readAppointments({ ...range, doctorId }, context),
    readAppointments({ ...range, patientId }, context),
  ]);
  const listed = new Map(lists.flat().map((one) => [one.id, one]));
  const { timezone } = env();
  const entries = [...listed.values()]
    .flatMap((one) => agendaEntryOf(one, timezone) ?? [])
    .filter(takesTime);
  const doctor = directory.doctors.find(({ id, active }) => active && id === doctorId);
  const slot = { doctorId, locationId, patientId, from, to: from + duration };
  return seriesLines(dates, slot, {
    entries,
    week: directory.weeks[doctorId] ?? 'unread',
    blocks: directory.blocks ?? [],
    candidate: doctor && candidateOf(doctor, directory, entries)[0],
    busy: (on) =>
      entries.flatMap((entry) =>
        entry.patientId === patientId && entry.doctorId !== doctorId
          ? (spanOn(entry, on) ?? [])
          : [],
      ),
    now,
  });
}

/**
 * Books one of a series, by a key that comes of the series, its number and what is booked: sent again it
 * is the same appointment, and another hour after a refusal is another change. Throws as `callOnBehalfOf`.
 */
export async function bookOfSeries(
  { seriesId, number, count, isCheck, appointment }: SeriesBooking,
  caller: Caller,
): Promise<{ readonly id: string }> {
  const idempotencyKey = hashOf([seriesId, number, appointment]);
  const input = { body: appointment, idempotencyKey, isCheck };
  const { id } = await readOnBehalfOf(caller, createAppointment, input);
  const { id: by, name: byName } = caller.session.staff;
  const set = { count, appointmentId: id, by, byName, at: new Date() };
  await (await database())
    .insert(deskSeries)
    .values({ seriesId, number, ...set })
    .onConflictDoUpdate({ target: [deskSeries.seriesId, deskSeries.number], set });
  nudgeAgenda();
  return { id };
}

/**
 * Moves one of a series and those after it by the same days and minutes of the clinic's clock; doctor,
 * place and notes stay. What is canceled, has taken place or is deleted is left. Asked for again with its
 * id nothing is moved twice.
 */
export async function shiftSeries(
  { id: shiftId, seriesId, from, days, minutes }: SeriesShift,
  caller: Caller,
): Promise<SeriesShifted> {
  const rows = await rowsFrom(seriesId, from);
  // The last first where they go later: none then stands in the way of the one before it.
  const isLater = days > 0 || (days === 0 && minutes > 0);
  let moved = 0;
  const failed: number[] = [];
  for (const { id, number } of isLater ? rows.toReversed() : rows) {
    try {
      const entry = await readOnBehalfOf(caller, readAppointment, { params: { id } });
      if (entry.status !== 'confirmed') continue;
      const body = { startTime: later(entry.startTime), endTime: later(entry.endTime) };
      const idempotencyKey = hashOf([shiftId, number]);
      await callOnBehalfOf(caller, changeAppointment, { params: { id }, body, idempotencyKey });
      moved += 1;
    } catch (error) {
      if (!(error instanceof ClinicError)) throw error;
      // It was moved when this was asked for before.
      if (error.code === 'IDEMPOTENCY_KEY_REUSED') moved += 1;
      else if (error.status !== 404) failed.push(number);
    }
  }
  return { moved, failed: failed.sort((one, other) => one - other) };

  function later(instant: string): string {
    const { timezone } = env();
    const moment = clinicMoment(new Date(instant), timezone);
    const counted = moment.minutes + minutes;
    const date = addDays(moment.date, days + Math.floor(counted / DAY_MINUTES));
    return toOffsetDateTime(clinicInstant(date, timeOf(counted), timezone), timezone);
  }
}

/**
 * Cancels one of a series and those after it. What was canceled before, has taken place or is deleted is
 * left as it is.
 */
export async function cancelOfSeries(
  { seriesId, from }: { readonly seriesId: string; readonly from: number },
  caller: Caller,
): Promise<SeriesCanceled> {
  const rows = await rowsFrom(seriesId, from);
  let canceled = 0;
  let failed = 0;
  for (const { id } of rows) {
    try {
      const body = { status: 'canceled' as const };
      await callOnBehalfOf(caller, changeAppointment, { params: { id }, body });
      canceled += 1;
    } catch (error) {
      if (!(error instanceof ClinicError)) throw error;
      if (![404, 409].includes(error.status)) failed += 1;
    }
  }
  return { canceled, failed };
}

/** One of a series and those after it, in their order. */
async function rowsFrom(seriesId: string, from: number) {
  return (await database())
    .select({ id: deskSeries.appointmentId, number: deskSeries.number })
    .from(deskSeries)
    .where(and(eq(deskSeries.seriesId, seriesId), gte(deskSeries.number, from)))
    .orderBy(asc(deskSeries.number));
}

/** A key that the same words always have. */
function hashOf(words: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 40);
}
