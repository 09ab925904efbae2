import type { readAppointment as operation } from '@/lib/contract/appointments';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { findAppointment } from './find';

export function readAppointment(
  { db, principal }: Context,
  { params }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  return findAppointment(db, principal, params.id);
}
