import { and, eq, type SQL } from 'drizzle-orm';
import type { OperationResult } from '@/lib/contract/operation';
import type { readProcedure } from '@/lib/contract/procedures';
import type { Database } from '@/lib/server/storage/open-database';
import { procedures } from '../db/schema/procedures';
import { NotFoundError } from '../errors';
import { procedureColumns, toProcedure } from './columns';

export function isProcedure(clinicId: string, id: string): SQL | undefined {
  return and(eq(procedures.clinicId, clinicId), eq(procedures.id, id));
}

/** Throws `NotFoundError`, also for a procedure of another clinic. */
export async function findProcedure(
  db: Database,
  clinicId: string,
  id: string,
): Promise<OperationResult<typeof readProcedure>> {
  const [row] = await db.select(procedureColumns).from(procedures).where(isProcedure(clinicId, id));
  if (row === undefined) throw new NotFoundError('Procedure not found.');
  return toProcedure(row);
}
