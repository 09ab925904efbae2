import 'server-only';
import type { OperationId } from '@/lib/contract/operations';
import { mayCall, onlyOwnOfToday } from '@/lib/kit/rights';
import { clinic } from '@/lib/server/clinic/clinic.server';
import type { Caller } from './caller';

/**
 * Whether a page shows what needs the operation: the role includes it and the service offers it, and holds
 * to what the role may do it to.
 */
export async function mayUse(caller: Caller, operation: OperationId): Promise<boolean> {
  const { role } = caller.session.staff;
  if (!mayCall(role, operation) || !(await clinic().features.offers(operation))) return false;
  return !onlyOwnOfToday(role, operation) || holdsToOwn(operation);
}

/** Whether the service knows who asks, and refuses what is not theirs of today where it is told to. */
export async function holdsToOwn(operation: OperationId): Promise<boolean> {
  const { features } = clinic();
  return (
    (await features.takesActor(operation)) &&
    (await features.offersInput(operation, 'onlyOwnOfToday'))
  );
}
