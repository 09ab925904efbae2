import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { readProcedure as operation } from '@/lib/contract/procedures';
import type { Context } from '../context';
import { findProcedure } from './find';

export function readProcedure(
  { db, principal }: Context,
  { params }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  return findProcedure(db, principal.clinicId, params.id);
}
