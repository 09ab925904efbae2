import 'server-only';
import { note, recentPatients } from '@/lib/audit/audit';
import { auditSubject } from '@/lib/audit/audit-entry';
import { type PatientSummary, readPatient } from '@/lib/contract/patients';
import { processState } from '@/lib/process-state';
import { mayCall } from '@/lib/rules/roles';
import type { Caller } from './caller';
import { clinic } from './clinic.server';
import { ClinicError } from './errors';
import { inPageTime } from './page-time.server';

const SHOWN = 6;
/** Milliseconds a name in this list is believed: it is a shortcut, the record itself is read anew. */
const FRESH = 30_000;
const KEPT = 500;

interface Kept {
  readonly patient: PatientSummary;
  readonly until: number;
}

const names = () => processState('recently-opened', () => new Map<string, Kept>());

export interface RecentlyOpened {
  readonly patients: readonly PatientSummary[];
  /** Some could not be read; those that could are still shown. */
  readonly incomplete: boolean;
}

/**
 * Whom this person opened lately, newest first. Names only, so it counts on the audit trail as a
 * list, not as another opening of each record. A record that is gone is left out; one that could
 * not be read makes the list incomplete, and stops nobody.
 */
export async function recentlyOpened(caller: Caller): Promise<RecentlyOpened> {
  const { session, correlationId, address } = caller;
  const { staff } = session;
  if (!mayCall(staff.role, 'patients.read')) return { patients: [], incomplete: false };
  const ids = await recentPatients(staff.id, SHOWN);
  if (ids.length === 0) return { patients: [], incomplete: false };
  const subject = auditSubject(staff);
  note({ ...subject, correlationId, address, action: 'patients.recent', result: 'ok' });
  const read = await Promise.all(ids.map((id) => summary(id, caller)));
  return {
    patients: read.filter((patient) => patient !== 'gone' && patient !== 'unread'),
    incomplete: read.includes('unread'),
  };
}

async function summary(id: string, caller: Caller): Promise<PatientSummary | 'gone' | 'unread'> {
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
