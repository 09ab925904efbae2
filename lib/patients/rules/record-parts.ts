import type { Role } from '@/lib/contract/roles';
import { mayCall } from '@/lib/kit/rights';

const NEEDS = {
  summary: 'patients.read',
  odontogram: 'odontogram.read',
  records: 'medical-records.list',
  prescriptions: 'prescriptions.list',
  billing: 'payments.list',
} as const;

export type RecordPart = keyof typeof NEEDS;

/** The parts of a patient's record that a role may read, in the order of their tabs. */
export function recordParts(role: Role): readonly RecordPart[] {
  return (['summary', 'odontogram', 'records', 'prescriptions', 'billing'] as const).filter(
    (part) => mayCall(role, NEEDS[part]),
  );
}
