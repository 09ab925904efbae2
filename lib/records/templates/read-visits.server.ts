import 'server-only';
import type { PatientVisit } from '@/lib/agenda/shared/patient-visits';
import { readPatientVisits } from '@/lib/agenda/shared/read-patient-visits.server';
import type { Caller } from '@/lib/server/door/caller';
import { type Loaded, loadForPage } from '@/lib/server/door/load-for-page.server';
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
