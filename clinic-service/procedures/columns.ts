import { sql } from 'drizzle-orm';
import type { OperationResult } from '@/lib/contract/operation';
import type { readProcedure } from '@/lib/contract/procedures';
import { procedureDoctors, procedures } from '../db/schema/procedures';

export const procedureColumns = {
  id: procedures.id,
  name: procedures.name,
  code: procedures.code,
  specialty: procedures.specialty,
  description: procedures.description,
  duration: procedures.duration,
  price: procedures.price,
  status: procedures.status,
  createdAt: procedures.createdAt,
  doctorIds: sql<string[]>`coalesce((
    select jsonb_agg(performer.doctor_id order by performer.doctor_id)
    from ${procedureDoctors} performer
    where performer.clinic_id = ${sql.identifier('procedures')}.clinic_id
      and performer.procedure_id = ${sql.identifier('procedures')}.id), '[]')`,
};

type ProcedureRow = Omit<typeof procedures.$inferSelect, 'clinicId' | 'updatedAt'> & {
  readonly doctorIds: string[];
};

export function toProcedure({
  createdAt,
  ...row
}: ProcedureRow): OperationResult<typeof readProcedure> {
  return { ...row, currency: 'COP', createdAt: createdAt.toISOString() };
}
