import { ownHandler } from '@/lib/queries/own-handler';
import type { Contact } from './contact';
import type { CallBody } from './forms';

const right = 'desk.confirm';

/** The handlers of the confirmations: who comes tomorrow, and what came of asking them. */
export const confirmHandlers = {
  /** How the patients of a date are reached, by their ids. */
  contacts: ownHandler<{
    query: { readonly date: string };
    answer: { readonly contacts: Readonly<Record<string, Contact>> };
  }>({ method: 'GET', path: '/api/agenda/confirmations/contacts', right }),
  /**
   * Keeps what came of a call. Said twice it is said once. Answers 409 `APPOINTMENT_MOVED` where the
   * appointment is not at the hour that was spoken of any more.
   */
  call: ownHandler<{ body: CallBody; answer: { readonly id: string } }>({
    method: 'POST',
    path: '/api/agenda/confirmations',
    right,
    action: 'desk.confirmation',
  }),
  /** One appointment for the patient's calendar. */
  file: ownHandler<{ answer: never }>({
    method: 'GET',
    path: '/api/agenda/confirmations/file',
    right,
    action: 'desk.calendar-file',
  }),
};
