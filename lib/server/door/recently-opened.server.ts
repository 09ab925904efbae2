import 'server-only';
import type { PatientSummary } from '@/lib/contract/patients';
import { mayCall } from '@/lib/kit/rights';
import { recentPatients } from '@/lib/server/audit/audit';
import { recordShown } from './audit-call';
import type { Caller } from './caller';
import { ownRow } from './own-row';
import { patientName } from './patient-names.server';

const SHOWN = 6;

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
  const { staff } = caller.session;
  if (!mayCall(staff.role, 'patients.read')) return { patients: [], incomplete: false };
  const ids = await recentPatients(staff.id, SHOWN);
  if (ids.length === 0) return { patients: [], incomplete: false };
  await recordShown(caller, ownRow(caller, 'patients.recent', {}), ids);
  const read = await Promise.all(ids.map((id) => patientName(id, caller)));
  return {
    patients: read.filter((patient) => patient !== 'gone' && patient !== 'unread'),
    incomplete: read.includes('unread'),
  };
}
