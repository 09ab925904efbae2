import 'server-only';
import type { OperationId } from '@/lib/contract/operations';
import { mayCall } from '@/lib/kit/rights';
import { clinic } from '@/lib/server/clinic/clinic.server';
import type { Caller } from './caller';

/** Whether a page shows what needs the operation: the role includes it and the service offers it. */
export async function mayUse(caller: Caller, operation: OperationId): Promise<boolean> {
  return mayCall(caller.session.staff.role, operation) && clinic().features.offers(operation);
}
