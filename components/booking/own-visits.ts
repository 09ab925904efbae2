import type { PatientVisit } from '@/lib/agenda/patient-visits';
import { spanOn } from '@/lib/rules/agenda-entry';
import type { Opening } from '@/lib/rules/openings';
import { overlaps } from '@/lib/rules/span';

/** Whether the patient is to be somewhere else at that time. */
export function isBusyAt(opening: Opening, visits: readonly PatientVisit[]): boolean {
  return visits.some((visit) => {
    const span = visit.status === 'confirmed' ? spanOn(visit, opening.date) : undefined;
    return span !== undefined && overlaps(span, opening);
  });
}
