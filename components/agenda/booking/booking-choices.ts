import { performers } from '@/lib/agenda/performers';
import { workingDayOf } from '@/lib/agenda/rules/working-day';
import type { AgendaDoctor, AgendaLocation, Directory } from '@/lib/agenda/shared/directory';
import { minutesOf } from '@/lib/kit/schedule';
import type { BookingDraft } from './booking-draft';

/** The doctors to choose from: those who perform the procedure, and the others below them. */
export function doctorChoices(
  directory: Pick<Directory, 'doctors' | 'procedures'>,
  procedureId: string,
): { readonly fitting: readonly AgendaDoctor[]; readonly others: readonly AgendaDoctor[] } {
  const fitting = performers(directory, procedureId === '' ? undefined : procedureId);
  const others = directory.doctors.filter(({ id, active }) => {
    return active && !fitting.some((doctor) => doctor.id === id);
  });
  return { fitting, others };
}

/** The places of a draft's doctor, that of its time first. */
export function placesOf(
  { doctorId, time }: Pick<BookingDraft, 'doctorId' | 'time'>,
  { date, directory }: { readonly date: string; readonly directory: Directory },
): readonly AgendaLocation[] {
  return locationChoices(directory, { doctorId, date, from: minutesOf(time) ?? undefined });
}

interface Whereabouts {
  readonly doctorId: string;
  /** `YYYY-MM-DD`, or nothing yet. */
  readonly date: string | undefined;
  /** Minutes since midnight, or nothing yet. */
  readonly from: number | undefined;
}

/** Where a doctor can be booked: where they work on that date, then wherever else they do. */
export function locationChoices(
  { doctors, locations, weeks }: Pick<Directory, 'doctors' | 'locations' | 'weeks'>,
  { doctorId, date, from }: Whereabouts,
): readonly AgendaLocation[] {
  const week = weeks[doctorId];
  const hasWeek = week !== undefined && typeof week !== 'string';
  const hours = hasWeek && date !== undefined ? workingDayOf(week, date).hours : [];
  const now = hours.filter((each) => from !== undefined && each.from <= from && from < each.to);
  const assigned = doctors.find(({ id }) => id === doctorId)?.locationIds ?? [];
  const inWeek = hasWeek ? week.workingDays.map(({ locationId }) => locationId) : [];
  const ids = [...[...now, ...hours].map(({ locationId }) => locationId), ...inWeek, ...assigned];
  const known = [...new Set(ids)].flatMap((id) => locations.find((each) => each.id === id) ?? []);
  return known.length > 0 ? known : locations;
}
