import type { PatientVisit, PatientVisits } from '@/lib/agenda/shared/patient-visits';

/** As many of those behind as anybody looks through. */
const MOST = 50;

/**
 * The appointments that something may be written of, the latest first: those of today and before, and
 * the one that was `named`, whenever it is. A canceled one never took place.
 */
export function visitsToWriteOf(
  { coming, past }: PatientVisits,
  today: string,
  named?: string | undefined,
): PatientVisit[] {
  const latestFirst = [...coming.toReversed(), ...past];
  const took = latestFirst.filter(({ status }) => status !== 'canceled');
  const ofNow = new Set(took.filter(({ date }) => date <= today).slice(0, MOST));
  return took.filter((visit) => ofNow.has(visit) || visit.id === named);
}

/**
 * The appointment to begin with: the one that was named; else the one under way or just over today;
 * else the next one today. Otherwise empty: what is written stays with its appointment for good, so that
 * one of another day is chosen by whoever writes.
 */
export function visitToBeginWith(
  visits: readonly PatientVisit[],
  named: string | undefined,
  today: string,
): string {
  if (visits.some(({ id }) => id === named)) return named ?? '';
  const ofToday = visits.filter(({ date, status }) => date === today && status !== 'no_show');
  const begun = ofToday.find(({ isOpen, status }) => isOpen || status === 'completed');
  return (begun ?? ofToday.at(-1))?.id ?? '';
}

/** The one that was chosen before, where something may still be written of it. */
export function visitStillThere(visits: readonly PatientVisit[], chosen: string): string {
  return visits.some(({ id }) => id === chosen) ? chosen : '';
}
