import 'server-only';
import type { OperationId } from '@/lib/contract/operations';
import { mayCall } from '@/lib/rules/rights';
import type { Caller } from './caller';
import { clinic } from './clinic.server';

/** Whether a page shows what needs the operation: the role includes it and the service offers it. */
export async function mayUse(caller: Caller, operation: OperationId): Promise<boolean> {
  return mayCall(caller.session.staff.role, operation) && clinic().features.offers(operation);
}
