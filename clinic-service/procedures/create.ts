import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { createProcedure as operation } from '@/lib/contract/procedures';
import type { Context } from '../context';
import { inTransaction } from '../db/in-transaction';
import { procedures } from '../db/schema/procedures';
import { findProcedure } from './find';
import { replacePerformers } from './performers';

export function createProcedure(
  { db, clock, newId, principal }: Context,
  { body }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { clinicId } = principal;
  const { doctorIds = [], code = '', description = '', ...members } = body;
  const id = newId();
  const now = clock();
  return inTransaction(db, async (tx) => {
    await tx.insert(procedures).values({
      ...members,
      clinicId,
      id,
      code: code || null,
      description: description || null,
      createdAt: now,
      updatedAt: now,
    });
    await replacePerformers(tx, clinicId, id, doctorIds);
    return findProcedure(tx, clinicId, id);
  });
}
