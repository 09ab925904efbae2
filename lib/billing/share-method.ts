import type { createCharge } from '@/lib/contract/charges';
import type { OperationInput } from '@/lib/contract/operation';

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
