import type { OperationOutput } from '@/lib/contract/operation';
import type { listPatientShares, listPatientSharesOf } from '@/lib/contract/patient-shares';

type ClinicShare = OperationOutput<typeof listPatientShares>['data'][number];
type PatientShare = OperationOutput<typeof listPatientSharesOf>['payments'][number];

/** A share as either list has it: that of one patient does not repeat whose it is. */
export type ListedShare = PatientShare & Partial<ClinicShare>;
