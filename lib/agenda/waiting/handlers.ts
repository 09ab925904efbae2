import { ownHandler } from '@/lib/queries/own-handler';
import type { ClosingWaiting, WaitingBody, WaitingRow } from './waiting';

const right = 'desk.waiting';

/** The handlers of the waiting list. */
export const waitingHandlers = {
  add: ownHandler<{ body: WaitingBody; answer: { readonly id: string } }>({
    method: 'POST',
    path: '/api/agenda/waiting/add',
    right,
    action: 'desk.wait',
  }),
  /** Booked, or no longer wanted. */
  close: ownHandler<{ body: ClosingWaiting; answer: { readonly id: string } }>({
    method: 'POST',
    path: '/api/agenda/waiting/close',
    right,
    action: 'desk.stop-waiting',
  }),
  /** Who could have a time that became free, who waits longest first; none where it is taken. */
  fits: ownHandler<{
    query: {
      readonly doctorId: string;
      readonly locationId: string;
      readonly date: string;
      readonly from: number;
      readonly to: number;
    };
    answer: readonly WaitingRow[];
  }>({ method: 'GET', path: '/api/agenda/waiting/fits', right }),
};
