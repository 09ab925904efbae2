import type { addAddendum as operation } from '@/lib/contract/medical-records';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { addenda } from '../db/schema/records';
import { readRecord } from './read-record';

export async function addAddendum(
  context: Context,
  { params, body }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { db, clock, newId, principal, actor } = context;
  await readRecord(context, { params });
  await db.insert(addenda).values({
    clinicId: principal.clinicId,
    id: newId(),
    recordId: params.id,
    text: body.text,
    createdBy: actor.id,
    createdByName: actor.name ?? null,
    createdAt: clock(),
  });
  return readRecord(context, { params });
}
