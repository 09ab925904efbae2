import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '@/lib/server/storage/open-database';
import { procedureDoctors } from '../db/schema/procedures';
import { doctors } from '../db/schema/staff';
import { ValidationError } from '../errors';
import { unknownReference } from '../field-refusal';

/** Makes these the doctors who perform the procedure; each must be an active one of the clinic. */
export async function replacePerformers(
  tx: Database,
  clinicId: string,
  procedureId: string,
  doctorIds: readonly string[],
): Promise<void> {
  const wanted = [...new Set(doctorIds)];
  const known = await tx
    .select({ id: doctors.id })
    .from(doctors)
    .where(
      and(eq(doctors.clinicId, clinicId), eq(doctors.active, true), inArray(doctors.id, wanted)),
    );
  const strangers = doctorIds.flatMap((id, index) =>
    known.some((doctor) => doctor.id === id)
      ? []
      : [unknownReference(`doctorIds.${index}`, 'active doctor')],
  );
  if (strangers.length > 0) throw new ValidationError(strangers);
  await tx
    .delete(procedureDoctors)
    .where(
      and(eq(procedureDoctors.clinicId, clinicId), eq(procedureDoctors.procedureId, procedureId)),
    );
  if (wanted.length === 0) return;
  await tx
    .insert(procedureDoctors)
    .values(wanted.map((doctorId) => ({ clinicId, procedureId, doctorId })));
}
