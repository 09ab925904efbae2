import { daysInMonth, parseDate } from './dates';

/** Whole months below two years, whole years from there on, as people speak of age. */
export interface Age {
  readonly years: number;
  /** Whole months since birth. */
  readonly months: number;
}

export const ADULT_AGE = 18;
/** `YYYY-MM-DD`. Nobody alive was born before: an earlier birth is a slip in the year. */
export const EARLIEST_BIRTH = '1900-01-01';

/**
 * Age on a calendar date; both dates `YYYY-MM-DD`, counted by their parts. Someone born on
 * 29 February has a birthday on the 28th in a common year. Null for a date that is unknown or
 * none, or for a birth after `today`.
 */
export function ageOn(dateOfBirth: string | undefined, today: string): Age | null {
  const birth = dateOfBirth === undefined ? null : parseDate(dateOfBirth);
  const now = parseDate(today);
  if (birth === null || now === null) return null;
  const birthDay = Math.min(birth.day, daysInMonth(now.year, now.month));
  const months =
    (now.year - birth.year) * 12 + (now.month - birth.month) - (now.day < birthDay ? 1 : 0);
  return months < 0 ? null : { years: Math.floor(months / 12), months };
}

/** Which unit an age is told in: a baby's in months. */
export function ageUnit(age: Age): 'months' | 'years' {
  return age.months < 24 ? 'months' : 'years';
}

export function isMinor(age: Age): boolean {
  return age.years < ADULT_AGE;
}
