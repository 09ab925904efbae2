import type { createCharge } from '@/lib/contract/billing/charges';
import type { listPatientShares, listPatientSharesOf } from '@/lib/contract/billing/patient-shares';
import type { OperationInput, OperationOutput } from '@/lib/contract/operation';

type ClinicShare = OperationOutput<typeof listPatientShares>['data'][number];
type PatientShare = OperationOutput<typeof listPatientSharesOf>['payments'][number];

/** What one of the lists has alone, or only where files for accountants are made of it. */
type Beside = 'patientId' | 'patient' | 'chargeId' | 'receiptNumber' | 'reference' | 'collectedBy';

/** A share as either list has it: that of one patient does not repeat whose it is. */
export type ListedShare = Omit<PatientShare, Beside> & {
  readonly [Name in Beside]?: ClinicShare[Name] | undefined;
};

const NEVER_PAID: readonly string[] = ['pending', 'failed', 'cancelled'];

/** Whether money has come for it, so that its date and method say how. What we do not know stands as told. */
export function isPaid({ status }: Pick<ListedShare, 'status'>): boolean {
  return !NEVER_PAID.includes(status);
}

/** What a person may do with shares, as far as the service offers it, beyond reading one patient's. */
export interface ShareRights {
  readonly settles: boolean;
  readonly collects: boolean;
  readonly cancels: boolean;
  readonly takesReceipts: boolean;
  /** Slips of money that was given back. */
  readonly takesSlips: boolean;
}

type Share = NonNullable<OperationInput<typeof createCharge>['body']['patientShare']>;

/** How a patient pays what is theirs of a charge, as the contract names it. */
export const SHARE_METHODS = [
  'cash',
  'debit_card',
  'credit_card',
  'bank_transfer',
  'check',
  'other',
] as const satisfies readonly Share['paymentMethod'][];
