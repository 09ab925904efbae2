import { spanOn } from '@/lib/agenda/rules/agenda-entry';
import type { Opening } from '@/lib/agenda/rules/openings';
import type { PatientVisit } from '@/lib/agenda/shared/patient-visits';
import { overlaps } from '@/lib/kit/dates/span';

/** Whether the patient is to be somewhere else at that time. */
export function isBusyAt(opening: Opening, visits: readonly PatientVisit[]): boolean {
  return visits.some((visit) => {
    const span = visit.status === 'confirmed' ? spanOn(visit, opening.date) : undefined;
    return span !== undefined && overlaps(span, opening);
  });
}
