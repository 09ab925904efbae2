import type { OperationOutput } from '@/lib/contract/operation';
import type { listPatientShares, listPatientSharesOf } from '@/lib/contract/patient-shares';

type ClinicShare = OperationOutput<typeof listPatientShares>['data'][number];
type PatientShare = OperationOutput<typeof listPatientSharesOf>['payments'][number];

/** A share as either list has it: that of one patient does not repeat whose it is. */
export type ListedShare = PatientShare & Partial<ClinicShare>;

const NEVER_PAID: readonly string[] = ['pending', 'failed', 'cancelled'];

/** Whether money has come for it, so that its date and method say how. What we do not know stands as told. */
export function isPaid({ status }: Pick<ListedShare, 'status'>): boolean {
  return !NEVER_PAID.includes(status);
}
