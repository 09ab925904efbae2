import 'server-only';
import type { OperationId } from '@/lib/contract/operations';
import { processState } from '@/lib/server/process-state';

/** `patientId`: whose data it is, where it is one patient's. */
type Listener = (operation: OperationId, patientId: string | undefined) => void;

const listeners = () => processState('change-listeners', () => new Set<Listener>());

/** Calls `listener` after each change that this process asked the clinic service to make. */
export function onChange(listener: Listener): void {
  listeners().add(listener);
}

/** A change was made, or may have been: what was read before it is out of date. */
export function announceChange(operation: OperationId, patientId?: string): void {
  for (const listener of listeners()) listener(operation, patientId);
}
