import type { Span } from '@/lib/kit/dates/span';
import { type AgendaEntry, spanOn, takesTime } from './agenda-entry';
import { isStatus } from './appointment-status';
import { type DoctorWeek, type WorkingDay, workingDayOf } from './working-day';

/** An appointment and the part of a date that it takes. */
export interface PlacedEntry {
  readonly entry: AgendaEntry;
  readonly span: Span;
}

/** One doctor on one date. */
export interface AgendaColumn {
  readonly doctorId: string;
  readonly date: string;
  readonly entries: readonly PlacedEntry[];
  /** `undefined`: nobody knows when the doctor works. */
  readonly day: WorkingDay | undefined;
}

export interface ColumnFilters {
  /** Only these; none named means everybody who is there. */
  readonly doctors: readonly string[];
  readonly locations: readonly string[];
  readonly statuses: readonly string[];
}

interface Known {
  readonly entries: readonly AgendaEntry[];
  readonly weekOf: (doctorId: string) => DoctorWeek | undefined;
}

/** The appointments that the filters leave. */
export function filterEntries(
  entries: readonly AgendaEntry[],
  { doctors, locations, statuses }: ColumnFilters,
): AgendaEntry[] {
  return entries.filter(
    (entry) =>
      (doctors.length === 0 || doctors.includes(entry.doctorId)) &&
      (locations.length === 0 || locations.includes(entry.locationId)) &&
      // One that nobody knows is never hidden.
      (statuses.length === 0 || statuses.includes(entry.status) || !isStatus(entry.status)),
  );
}

/**
 * A date's columns in the order of the doctors: whoever works then or has somebody, and whoever was
 * asked for by name. Doctors that nobody listed but appointments name come last. Whose appointments
 * are hidden by their status still has a column, because their time is taken.
 */
export function dayColumns(
  date: string,
  doctorIds: readonly string[],
  { entries, weekOf }: Known,
  filters: ColumnFilters,
): AgendaColumn[] {
  const ofAnyStatus = filterEntries(entries, { ...filters, statuses: [] });
  const shown = filterEntries(entries, filters);
  const named = [...doctorIds, ...ofAnyStatus.map(({ doctorId }) => doctorId)];
  const booked = new Set(
    ofAnyStatus.filter((entry) => spanOn(entry, date)).map(({ doctorId }) => doctorId),
  );
  return [...new Set(named)]
    .filter((id) => filters.doctors.length === 0 || filters.doctors.includes(id))
    .map((id) => columnOf(id, date, { entries: shown, weekOf }, filters))
    .filter(
      ({ doctorId, day }) =>
        booked.has(doctorId) || filters.doctors.includes(doctorId) || isThere(day),
    );
}

/** One doctor's columns, a date each. */
export function weekColumns(
  dates: readonly string[],
  doctorId: string,
  { entries, weekOf }: Known,
  filters: ColumnFilters,
): AgendaColumn[] {
  const own = filterEntries(entries, { ...filters, doctors: [doctorId] });
  return dates.map((date) => columnOf(doctorId, date, { entries: own, weekOf }, filters));
}

/**
 * Whether none of the doctors is at the places that were asked for: known, not guessed, and not only
 * because of a status that is hidden.
 */
export function isNobodyThere(
  columns: readonly AgendaColumn[],
  entries: readonly AgendaEntry[],
  { doctors, locations }: ColumnFilters,
): boolean {
  return (
    locations.length > 0 &&
    columns.every(({ day }) => !isThere(day)) &&
    filterEntries(entries, { doctors, locations, statuses: [] }).length === 0
  );
}

export interface ColumnCount {
  /** Appointments that take place, whatever the filters say. */
  readonly count: number;
  /** Those of them that the filters hide. */
  readonly hidden: number;
}

/** What a column has; one that looks empty may only be filtered. */
export function countIn(
  { doctorId, date, entries: shown }: AgendaColumn,
  entries: readonly AgendaEntry[],
): ColumnCount {
  const count = entries.filter(
    (entry) => entry.doctorId === doctorId && takesTime(entry) && spanOn(entry, date),
  ).length;
  return { count, hidden: count - shown.filter(({ entry }) => takesTime(entry)).length };
}

/** Everything of the columns that must be in sight. */
export function spansIn(columns: readonly AgendaColumn[]): Span[] {
  return columns.flatMap(({ day, entries }) => [
    ...(day && !day.isException ? day.hours : []),
    ...entries.map(({ span }) => span),
  ]);
}

function columnOf(
  doctorId: string,
  date: string,
  { entries, weekOf }: Known,
  { locations }: ColumnFilters,
): AgendaColumn {
  const week = weekOf(doctorId);
  const day = week && workingDayOf(week, date);
  const placed = entries.flatMap((entry) => {
    if (entry.doctorId !== doctorId) return [];
    const span = spanOn(entry, date);
    return span === undefined ? [] : [{ entry, span }];
  });
  return {
    doctorId,
    date,
    entries: placed,
    day: day && locations.length > 0 ? atPlaces(day, locations) : day,
  };
}

function atPlaces(day: WorkingDay, locations: readonly string[]): WorkingDay {
  return { ...day, hours: day.hours.filter(({ locationId }) => locations.includes(locationId)) };
}

/** On a day off that was made an exception one is asked for, so it is shown; a free day is not. */
function isThere(day: WorkingDay | undefined): boolean {
  return day === undefined || day.hours.length > 0;
}
