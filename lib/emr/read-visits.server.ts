import 'server-only';
import type { PatientVisit } from '@/lib/agenda/patient-visits';
import { readPatientVisits } from '@/lib/agenda/read-patient-visits.server';
import type { Caller } from '@/lib/clinic/caller';
import { type Loaded, loadForPage } from '@/lib/queries/load-for-page.server';
import { visitsToWriteOf } from './visits-to-write-of';

/** A patient's appointments that something may be written of, as `visitsToWriteOf`; or why there are none. */
export async function loadVisits(
  caller: Caller,
  patientId: string,
  today: string,
  named?: string | undefined,
): Promise<Loaded<PatientVisit[]>> {
  const loaded = await loadForPage(caller, readPatientVisits(caller, patientId));
  return loaded.problem ? loaded : { data: visitsToWriteOf(loaded.data, today, named) };
}
