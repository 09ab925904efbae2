import 'server-only';
import { type PatientSummary, readPatient } from '@/lib/contract/patients';
import { clinic } from '@/lib/server/clinic/clinic.server';
import { ClinicError } from '@/lib/server/clinic/errors';
import { processState } from '@/lib/server/process-state';
import type { Caller } from './caller';
import { inPageTime } from './page-time.server';

/** Milliseconds a name is believed: it stands in a list, the record itself is read anew. */
const FRESH = 30_000;
const KEPT = 500;

interface Kept {
  readonly patient: PatientSummary;
  readonly until: number;
}

const names = () => processState('patient-names', () => new Map<string, Kept>());

/**
 * Who somebody is, for a list that has only an id of them. It leaves no row on the trail: the list does,
 * and whoever asks checks the role. `gone` is no such patient, `unread` one that could not be read.
 */
export async function patientName(
  id: string,
  caller: Caller,
): Promise<PatientSummary | 'gone' | 'unread'> {
  const known = names().get(id);
  if (known !== undefined && known.until > Date.now()) return known.patient;
  try {
    const {
      address: _,
      emergencyContact: __,
      ...patient
    } = await inPageTime(
      clinic().client.call(readPatient, { params: { id } }, caller),
      caller.correlationId,
    );
    remember(id, patient);
    return patient;
  } catch (error) {
    if (!(error instanceof ClinicError)) throw error;
    return error.status === 404 ? 'gone' : 'unread';
  }
}

function remember(id: string, patient: PatientSummary): void {
  const kept = names();
  kept.delete(id);
  kept.set(id, { patient, until: Date.now() + FRESH });
  const oldest = kept.keys().next().value;
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
}
