import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import type { Place } from '@/lib/agenda/rules/place';
import type { changeAppointment } from '@/lib/contract/appointments';
import type { OperationInput } from '@/lib/contract/operation';
import { clinicInstant, toOffsetDateTime } from '@/lib/kit/dates/clinic-time';
import { timeOf } from '@/lib/kit/dates/span';

/** Where an appointment is to be. */
export interface Move {
  /** As it was when it was taken; its version is what the move is to find. */
  readonly entry: AgendaEntry;
  readonly place: Place;
}

/** A move from its drop until it is made, or told and let be. */
export interface DroppedMove extends Move {
  /** Another for each drop. */
  readonly key: number;
  /** Takes back one that was made. */
  readonly isUndo: boolean;
  /** It was not made, or nobody knows: the appointment is shown where it was. */
  readonly isBack: boolean;
}

/** Times and place are sent together; what is already so is left out. */
export function moveInput(
  { entry, place }: Move,
  timezone: string,
): OperationInput<typeof changeAppointment> {
  const start = clinicInstant(place.date, timeOf(place.from), timezone);
  const end = new Date(start.getTime() + (place.to - place.from) * 60_000);
  return {
    params: { id: entry.id },
    body: {
      startTime: toOffsetDateTime(start, timezone),
      endTime: toOffsetDateTime(end, timezone),
      ...(place.doctorId !== entry.doctorId && { doctorId: place.doctorId }),
      ...(place.locationId !== entry.locationId && { locationId: place.locationId }),
    },
    ...(entry.version !== undefined && { ifMatch: String(entry.version) }),
  };
}
