import { overlaps, type Span } from '@/lib/kit/dates/span';
import { type Candidate, type Opening, openingsOn } from './openings';

/** An appointment for which another time is sought. */
export interface ToPlace {
  readonly id: string;
  /** Minutes. */
  readonly duration: number;
  readonly patientId: string;
  readonly own: Candidate | undefined;
  /** Who else performs it. */
  readonly others: readonly Candidate[];
}

/** What is proposed for one appointment, the earliest first. */
export interface Proposals {
  readonly own: readonly Opening[];
  readonly others: readonly Opening[];
}

interface Around {
  /** In their order; what is proposed for a date that comes later is found later. */
  readonly dates: readonly string[];
  /** Nothing begins before this minute of the first date. */
  readonly notBefore: number | undefined;
  /** What a patient has on a date. */
  readonly busy: (patientId: string, date: string) => readonly Span[];
}

/** Of each kind; with more, nobody finds their way. */
const EACH = 2;
const NOON = 12 * 60;

/**
 * Openings for each appointment in turn: with its own doctor, and with others. What is proposed for one
 * is proposed for no other, so that one can be taken after the other. Two of a kind are not on the same
 * half of a day.
 */
export function proposeFor(
  appointments: readonly ToPlace[],
  { dates, notBefore, busy }: Around,
): ReadonlyMap<string, Proposals> {
  const given: Opening[] = [];
  const isFree = (opening: Opening) =>
    !given.some(
      (other) =>
        other.date === opening.date &&
        other.doctorId === opening.doctorId &&
        overlaps(other, opening),
    );

  function find({ duration, patientId }: ToPlace, candidates: readonly Candidate[]): Opening[] {
    const found: Opening[] = [];
    for (const [index, date] of dates.entries()) {
      const taken = busy(patientId, date);
      const search = { duration, notBefore: index === 0 ? notBefore : undefined };
      const ofDay = candidates
        .flatMap((candidate) => openingsOn(date, candidate, search))
        .sort((one, other) => one.from - other.from);
      for (const opening of ofDay) {
        const isOther = found.every((each) => halfDay(each) !== halfDay(opening));
        if (!isOther || taken.some((span) => overlaps(span, opening)) || !isFree(opening)) continue;
        found.push(opening);
        given.push(opening);
        if (found.length === EACH) return found;
      }
    }
    return found;
  }

  return new Map(
    appointments.map((one) => [
      one.id,
      { own: one.own ? find(one, [one.own]) : [], others: find(one, one.others) },
    ]),
  );
}

function halfDay({ date, from }: Opening): string {
  return `${date} ${from < NOON ? 'am' : 'pm'}`;
}
