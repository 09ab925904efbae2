import type { activeBillings } from '../../schema/billing';

export interface WrittenSeed {
  readonly id: string;
  readonly appointmentId: string;
  readonly createdAt: Date;
}

interface Billed {
  readonly appointmentId: string | null;
  readonly createdAt: Date;
}

/** Names the oldest record of each bill's appointment, where it was written by then. */
export function linkTo(records: readonly WrittenSeed[]) {
  const oldest = new Map<string, WrittenSeed>();
  for (const record of records) {
    const known = oldest.get(record.appointmentId);
    if (known === undefined || isBefore(record, known)) oldest.set(record.appointmentId, record);
  }
  return <Bill extends Billed>(bill: Bill) => {
    const record = oldest.get(bill.appointmentId ?? '');
    const written = record !== undefined && record.createdAt <= bill.createdAt;
    return { ...bill, medicalRecordId: written ? record.id : null };
  };
}

function isBefore(a: WrittenSeed, b: WrittenSeed): boolean {
  const between = a.createdAt.getTime() - b.createdAt.getTime();
  return between < 0 || (between === 0 && a.id < b.id);
}

export type ActiveSeed = Omit<typeof activeBillings.$inferSelect, 'clinicId'>;

/** Which record each of some bills that are in force is of. */
export function activeOn(
  rail: ActiveSeed['rail'],
  bills: readonly { readonly id: string; readonly medicalRecordId: string | null }[],
): ActiveSeed[] {
  return bills.flatMap(({ id: billId, medicalRecordId }) =>
    medicalRecordId === null ? [] : [{ medicalRecordId, rail, billId }],
  );
}
