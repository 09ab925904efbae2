import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import { type BookingConcern, bookingConcerns } from '@/lib/agenda/rules/booking-concerns';
import { isSamePlace, type Place, placeOf } from '@/lib/agenda/rules/place';
import type { Directory } from '@/lib/agenda/shared/directory';
import type { ClinicMoment } from '@/lib/kit/dates/clinic-time';

/** What speaks against dropping an appointment somewhere: as for a booking, and where it changes its place. */
export type MoveConcern =
  | BookingConcern
  | { readonly kind: 'new-location'; readonly locationId: string }
  /** Who is there that day could not be read. */
  | { readonly kind: 'unknown-day' };

/** What is so all day long, and therefore was so before. */
const OF_THE_DAY: readonly MoveConcern['kind'][] = [
  'holiday',
  'exception',
  'day-off',
  'no-schedule',
  'unread-schedule',
];

export interface Around {
  /** `undefined`: could not be read. */
  readonly entries: readonly AgendaEntry[] | undefined;
  readonly directory: Directory | undefined;
  readonly now: ClinicMoment;
}

export function moveConcerns(
  entry: AgendaEntry,
  place: Place,
  { entries, directory, now }: Around,
): MoveConcern[] {
  const origin = placeOf(entry);
  if (isSamePlace(origin, place)) return [];
  const week = directory?.weeks[place.doctorId] ?? 'unread';
  const found = bookingConcerns(
    {
      ...place,
      id: entry.id,
      patientId: entry.patientId,
      // With the doctor it has already it is as it was.
      procedureId: place.doctorId === entry.doctorId ? undefined : entry.procedureId,
    },
    { entries: entries ?? [], week, blocks: directory?.blocks, directory, now },
  );
  const isSameDay = place.date === origin.date && place.doctorId === origin.doctorId;
  const { locationId } = place;
  return [
    ...(entries === undefined ? [{ kind: 'unknown-day' } as const] : []),
    ...found.filter(({ kind }) => !(isSameDay && OF_THE_DAY.includes(kind))),
    ...(locationId === origin.locationId ? [] : [{ kind: 'new-location', locationId } as const]),
  ];
}

export type Occupant = Extract<MoveConcern, { readonly entry: AgendaEntry }>;

/** The one that the service refuses. */
export function isRefused(concern: MoveConcern): concern is Occupant {
  return concern.kind === 'doctor-busy';
}
