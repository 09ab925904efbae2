import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { changeProcedure as operation } from '@/lib/contract/procedures';
import type { Context } from '../context';
import { inTransaction } from '../db/in-transaction';
import { procedures } from '../db/schema/procedures';
import { findProcedure, isProcedure } from './find';
import { replacePerformers } from './performers';

/** An empty code or description clears it. */
export function changeProcedure(
  { db, clock, principal }: Context,
  { params, body }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { clinicId } = principal;
  const { doctorIds, code, description, ...members } = body;
  return inTransaction(db, async (tx) => {
    const values = {
      ...members,
      code: code === '' ? null : code,
      description: description === '' ? null : description,
      updatedAt: clock(),
    };
    // First, for it locks the row: of two who replace the doctors the later one decides alone.
    await tx.update(procedures).set(values).where(isProcedure(clinicId, params.id));
    const found = await findProcedure(tx, clinicId, params.id);
    if (doctorIds === undefined) return found;
    await replacePerformers(tx, clinicId, params.id, doctorIds);
    return findProcedure(tx, clinicId, params.id);
  });
}
