import { performers } from '@/lib/agenda/performers';
import type { Directory } from '@/lib/agenda/shared/directory';
import { type HolidayName, holidayOn } from '@/lib/kit/dates/holidays';
import { contains, overlaps, type Span } from '@/lib/kit/dates/span';
import { type AgendaEntry, spanOn, takesTime } from './agenda-entry';
import { type Block, blocksOn, keepsFrom } from './blocks';
import {
  type DoctorWeek,
  type KnownWeek,
  openOn,
  type WorkingHours,
  workingDayOf,
} from './working-day';

/** The slot of an appointment to be booked or moved. Minutes since midnight of its date. */
export interface BookingSlot extends Span {
  readonly date: string;
  readonly doctorId: string;
  readonly locationId?: string | undefined;
  readonly patientId?: string | undefined;
  /** What it is for; absent where it is not known yet, or does not change hands. */
  readonly procedureId?: string | undefined;
  /** The appointment that is being moved does not stand in its own way. */
  readonly id?: string | undefined;
}

/**
 * Why a booking may be wrong. Only the first is refused by the service; the others are for the person
 * to know and decide.
 */
export type BookingConcern =
  | { readonly kind: 'doctor-busy' | 'patient-busy'; readonly entry: AgendaEntry }
  | {
      readonly kind:
        | 'not-performer'
        | 'past'
        | 'no-schedule'
        | 'unread-schedule'
        | 'day-off'
        | 'exception';
    }
  | { readonly kind: 'blocked'; readonly block: Block }
  | { readonly kind: 'outside-hours'; readonly hours: readonly WorkingHours[] }
  | { readonly kind: 'lunch'; readonly lunch: Span }
  | { readonly kind: 'other-location'; readonly locationId: string }
  | { readonly kind: 'holiday'; readonly name: HolidayName };

export interface Surroundings {
  /** Appointments of the date, and those of the day before that go on past midnight. */
  readonly entries: readonly AgendaEntry[];
  readonly week: KnownWeek;
  /** What the front desk keeps free. */
  readonly blocks?: readonly Block[] | undefined;
  /** What says who performs a procedure. */
  readonly directory?: Pick<Directory, 'doctors' | 'procedures'> | undefined;
  /** The clinic's date and minute now. */
  readonly now: { readonly date: string; readonly minutes: number };
}

/** What the person at the desk should know before saving, the gravest first. */
export function bookingConcerns(
  draft: BookingSlot,
  { entries, week, blocks = [], directory, now }: Surroundings,
): BookingConcern[] {
  return [
    ...busyConcerns(draft, entries),
    ...performerConcern(draft, directory),
    ...(isPast(draft, now) ? [{ kind: 'past' } as const] : []),
    ...blockConcerns(draft, blocks),
    ...weekConcerns(draft, week),
    ...holidayConcern(draft.date),
  ];
}

/** Only where the clinic says who performs it: whom appointments were seen with is no rule. */
function performerConcern(
  { procedureId, doctorId }: BookingSlot,
  directory: Surroundings['directory'],
): BookingConcern[] {
  const performedBy = directory?.procedures.find(({ id }) => id === procedureId)?.doctorIds;
  if (directory === undefined || performedBy === undefined) return [];
  const isOne = performers(directory, procedureId).some(({ id }) => id === doctorId);
  return isOne || performedBy.length === 0 ? [] : [{ kind: 'not-performer' }];
}

/** The first block that takes its time: one is enough to ask. */
function blockConcerns(draft: BookingSlot, blocks: readonly Block[]): BookingConcern[] {
  const block = blocksOn(blocks, draft).find((each) => keepsFrom(each, draft));
  return block === undefined ? [] : [{ kind: 'blocked', block }];
}

/** Where nobody knows the hours, nothing is outside of them. */
function weekConcerns(draft: BookingSlot, week: KnownWeek): BookingConcern[] {
  if (week === 'none') return [{ kind: 'no-schedule' }];
  if (week === 'unread') return [{ kind: 'unread-schedule' }];
  return hoursConcerns(draft, week);
}

/** Of one patient's and one doctor's appointments, those that take the same time. */
function busyConcerns(draft: BookingSlot, entries: readonly AgendaEntry[]): BookingConcern[] {
  const at = entries.filter((entry) => {
    if (entry.id === draft.id || !takesTime(entry)) return false;
    const span = spanOn(entry, draft.date);
    return span !== undefined && overlaps(span, draft);
  });
  const ofDoctor = at.filter(({ doctorId }) => doctorId === draft.doctorId);
  const ofPatient = at.filter(
    ({ doctorId, patientId }) => doctorId !== draft.doctorId && patientId === draft.patientId,
  );
  return [
    ...ofDoctor.map((entry) => ({ kind: 'doctor-busy', entry }) as const),
    ...ofPatient.map((entry) => ({ kind: 'patient-busy', entry }) as const),
  ];
}

function isPast(draft: BookingSlot, now: Surroundings['now']): boolean {
  return draft.date < now.date || (draft.date === now.date && draft.from < now.minutes);
}

function hoursConcerns(draft: BookingSlot, week: DoctorWeek): BookingConcern[] {
  const day = workingDayOf(week, draft.date);
  if (day.isException) return [{ kind: 'exception' }];
  if (day.hours.length === 0) return [{ kind: 'day-off' }];
  const open = openOn(day, draft.locationId);
  if (open.some((span) => contains(span, draft))) return [];
  const lunch = day.hours.find((hours) => hours.lunch && overlaps(hours.lunch, draft))?.lunch;
  if (lunch) return [{ kind: 'lunch', lunch }];
  const elsewhere = day.hours.find((hours) => contains(hours, draft));
  if (elsewhere && elsewhere.locationId !== draft.locationId) {
    return [{ kind: 'other-location', locationId: elsewhere.locationId }];
  }
  return [{ kind: 'outside-hours', hours: day.hours }];
}

function holidayConcern(date: string): BookingConcern[] {
  const name = holidayOn(date);
  return name === undefined ? [] : [{ kind: 'holiday', name }];
}
