import type { ClinicMoment } from '@/lib/kit/dates/clinic-time';

export const STATUSES = ['confirmed', 'completed', 'no_show', 'canceled'] as const;
export type Status = (typeof STATUSES)[number];

const MOVES: Readonly<Record<Status, readonly Status[]>> = {
  confirmed: ['completed', 'no_show', 'canceled'],
  completed: [],
  canceled: ['confirmed'],
  no_show: ['confirmed'],
};

/** Whether an appointment may go from one status to another; staying is no move and always fine. */
export function mayBecome(from: Status, to: Status): boolean {
  return from === to || MOVES[from].includes(to);
}

/**
 * Whether a change may say anew who, what, when or where: only of an appointment that is to take
 * place, or that the same change brings back. What has happened happened when it did.
 */
export function mayBeMoved(from: Status, to: Status): boolean {
  return from === 'confirmed' || (to === 'confirmed' && mayBecome(from, to));
}

/** Whether a minute of a date has come, on the clinic's clock: the first or the last of a visit. */
export function hasCome(date: string, minute: number, now: ClinicMoment): boolean {
  return date < now.date || (date === now.date && minute <= now.minutes);
}

/**
 * What a person may make of an appointment. Before it begins nobody can have come or stayed away, so
 * that neither is offered then; the service itself does not look at the clock.
 */
export function statusChoices(status: string, begun: boolean): readonly Status[] {
  const moves = isStatus(status) ? MOVES[status] : [];
  return begun ? moves : moves.filter((to) => to !== 'completed' && to !== 'no_show');
}

export function isStatus(status: string): status is Status {
  return Object.hasOwn(MOVES, status);
}
