import { ownHandler } from '@/lib/queries/own-handler';
import type { AbsenceBody, BlockBody } from './out-forms';

const right = 'desk.out';

/** The handlers of the desk about doctors who are not there. */
export const outHandlers = {
  /** Adds whole days to a doctor's schedule, of which nothing else is changed. */
  absence: ownHandler<{ body: AbsenceBody; answer: { readonly added: number } }>({
    method: 'POST',
    path: '/api/agenda/out/absence',
    right,
    action: 'desk.absence',
  }),
  /** Keeps time free of bookings. */
  block: ownHandler<{ body: BlockBody; answer: { readonly id: string } }>({
    method: 'POST',
    path: '/api/agenda/out/block',
    right,
    action: 'desk.block',
  }),
  /** Ends a block, also one that repeats. */
  endBlock: ownHandler<{
    body: { readonly id: string };
    answer: { readonly id: string };
  }>({
    method: 'POST',
    path: '/api/agenda/out/end-block',
    right,
    action: 'desk.end-block',
  }),
};
