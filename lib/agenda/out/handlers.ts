import type { Proposals } from '@/lib/agenda/rules/proposals';
import { ownHandler } from '@/lib/queries/own-handler';
import type { AbsenceBody, BlockBody } from './out-forms';
import type { CallBody, StrandedPerson } from './stranded';

/** Whose date it is. */
interface OutDay {
  readonly doctorId: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
}

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
  /** The people whom a doctor who is out leaves behind, with their phones. */
  people: ownHandler<{ query: OutDay; answer: readonly StrandedPerson[] }>({
    method: 'GET',
    path: '/api/agenda/out/people',
    right,
  }),
  /** When each of their appointments could be instead; nothing of a patient. */
  proposals: ownHandler<{ query: OutDay; answer: Readonly<Record<string, Proposals>> }>({
    method: 'GET',
    path: '/api/agenda/out/proposals',
    right,
  }),
  /** What came of calling one of them. */
  call: ownHandler<{ body: CallBody; answer: { readonly outcome: string } }>({
    method: 'POST',
    path: '/api/agenda/out/call',
    right,
    action: 'desk.move-call',
  }),
};
