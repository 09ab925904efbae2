import { waitingHandlers } from '@/lib/agenda/waiting/handlers';
import type { ClosingWaiting } from '@/lib/agenda/waiting/waiting';
import { useOwnChange } from '@/lib/changes/use-change';
import { callOwn } from '@/lib/queries/call-own';

const CLOSE_WAITING = {
  id: 'desk.stop-waiting',
  /** A row that is closed stays so. */
  call: (body: ClosingWaiting) => callOwn(waitingHandlers.close, { body }),
};

/** Takes a row off the waiting list, as booked or as no longer wanted. */
export function useCloseWaiting(id: string, onClosed?: () => void) {
  return useOwnChange(CLOSE_WAITING, {
    shown: ['waiting-fits'],
    scope: id,
    announce: () => onClosed?.(),
  });
}
