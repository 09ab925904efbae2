type Status = 'confirmed' | 'completed' | 'canceled' | 'no_show';

const MOVES: Readonly<Record<Status, readonly Status[]>> = {
  confirmed: ['completed', 'canceled', 'no_show'],
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
