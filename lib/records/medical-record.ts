import type { readMedicalRecord } from '@/lib/contract/medical-records';
import type { OperationOutput } from '@/lib/contract/operation';

/** A saved record with what was added to it since. */
export type MedicalRecord = OperationOutput<typeof readMedicalRecord>;
