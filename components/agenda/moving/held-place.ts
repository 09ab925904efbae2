import type { AgendaColumn } from '@/lib/agenda/rules/agenda-columns';
import { locationAt, type Place, placeOf } from '@/lib/agenda/rules/place';
import { workingDayOf } from '@/lib/agenda/rules/working-day';
import type { Directory } from '@/lib/agenda/shared/directory';
import { weekdayOf } from '@/lib/kit/schedule';
import type { Held } from './held';

/**
 * Where what is held would be dropped among the columns that are shown: it walks along to another week
 * and another doctor, at the same time of day, on the same weekday where there is one.
 */
export function heldPlace(
  { entry, place }: Held,
  columns: readonly AgendaColumn[],
  directory: Directory | undefined,
): Place | undefined {
  const column =
    columns.find(({ date, doctorId }) => date === place.date && doctorId === place.doctorId) ??
    columns.find(({ date }) => weekdayOf(date) === weekdayOf(place.date)) ??
    columns[0];
  if (column === undefined) return undefined;
  const nearest =
    columns.find(({ date, doctorId }) => date === column.date && doctorId === place.doctorId) ??
    column;
  const { date, doctorId } = nearest;
  return atHours({ ...place, date, doctorId }, entry.locationId, directory, placeOf(entry));
}

/** What only became longer or shorter stays where it is. */
function atHours(
  place: Place,
  locationId: string,
  directory: Directory | undefined,
  origin: Place,
): Place {
  const { date, doctorId, from } = place;
  if (date === origin.date && doctorId === origin.doctorId && from === origin.from) {
    return { ...place, locationId };
  }
  const week = directory?.weeks[doctorId];
  const day = typeof week === 'object' ? workingDayOf(week, date) : undefined;
  const doctor = directory?.doctors.find(({ id }) => id === doctorId);
  return {
    ...place,
    locationId: locationAt(place, locationId, day, doctor?.locationIds ?? []),
  };
}
