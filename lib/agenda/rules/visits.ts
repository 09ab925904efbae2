import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import type { Visit, VisitState } from '@/lib/agenda/rules/desk-notes';
import { type ClinicMoment, clinicMoment } from '@/lib/kit/dates/clinic-time';
import { DAY_MINUTES } from '@/lib/kit/dates/span';

/** Where a patient can be, before the arrival too. */
export const VISIT_PLACES = ['expected', 'arrived', 'called', 'seated', 'left', 'no_show'] as const;
export type VisitPlace = (typeof VISIT_PLACES)[number];

const NEXT: Readonly<Record<VisitPlace, readonly VisitState[]>> = {
  expected: ['arrived'],
  arrived: ['called', 'seated', 'left'],
  called: ['seated', 'left'],
  seated: ['left'],
  left: [],
  no_show: ['arrived'],
};
const BEFORE: Readonly<Record<VisitState, VisitPlace>> = {
  arrived: 'expected',
  called: 'arrived',
  seated: 'arrived',
  left: 'seated',
  no_show: 'expected',
};

export function placeOfVisit({ visit }: Pick<AgendaEntry, 'visit'>): VisitPlace {
  return visit?.state ?? 'expected';
}

/** Steps that a person is offered next. A patient who was not expected to come back may arrive late. */
export function nextOfVisit(place: VisitPlace): readonly VisitState[] {
  return NEXT[place];
}

/** Where a step that was a slip leads back to. */
export function beforeVisit(state: VisitState): VisitPlace {
  return BEFORE[state];
}

/** Whether arrivals are kept of an appointment: today's that takes place. */
export function canArrive(entry: Pick<AgendaEntry, 'date' | 'status'>, today: string): boolean {
  return entry.date === today && entry.status !== 'canceled';
}

/** Minutes that a patient has waited; `undefined` where nobody waits. A clock set back never counts below 0. */
export function waitedMinutes(
  visit: Visit | undefined,
  now: ClinicMoment,
  zone: string,
): number | undefined {
  if (visit?.arrivedAt === undefined) return undefined;
  if (visit.state !== 'arrived' && visit.state !== 'called') return undefined;
  const arrived = clinicMoment(new Date(visit.arrivedAt), zone);
  const before = arrived.date === now.date ? now.minutes : now.minutes + DAY_MINUTES;
  return Math.max(0, before - arrived.minutes);
}

/** Minutes after the hour without the patient; `undefined` for one who is not late. */
export function lateMinutes(entry: AgendaEntry, now: ClinicMoment): number | undefined {
  if (entry.visit || entry.status !== 'confirmed' || entry.date !== now.date) return undefined;
  return now.minutes > entry.from ? now.minutes - entry.from : undefined;
}

export interface Board {
  /** The longest waiting first. */
  readonly waiting: readonly AgendaEntry[];
  readonly seated: readonly AgendaEntry[];
  /** The latest first. Those whose whole time is over wait to be closed elsewhere. */
  readonly late: readonly AgendaEntry[];
}

/** Who is in the house today, and who should be. */
export function boardOf(entries: readonly AgendaEntry[], now: ClinicMoment): Board {
  const today = entries.filter((entry) => canArrive(entry, now.date));
  const at = (...states: readonly VisitPlace[]) =>
    today.filter((entry) => entry.visit && states.includes(entry.visit.state));
  return {
    waiting: at('arrived', 'called').sort((a, b) => arrival(a).localeCompare(arrival(b))),
    seated: at('seated'),
    late: today
      .filter((entry) => lateMinutes(entry, now) !== undefined && entry.to > now.minutes)
      .sort((a, b) => a.from - b.from),
  };
}

function arrival({ visit }: AgendaEntry): string {
  return visit?.arrivedAt ?? '';
}
