import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { readSchedule as operation } from '@/lib/contract/schedules';
import type { Context } from '../context';
import { findSchedule } from './find';

export function readSchedule(
  { db, principal }: Context,
  { params }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  return findSchedule(db, principal.clinicId, params.doctorId);
}
