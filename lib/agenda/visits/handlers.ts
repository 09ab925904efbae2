import type { Visit } from '@/lib/agenda/rules/desk-notes';
import type { VisitPlace } from '@/lib/agenda/rules/visits';
import { ownHandler } from '@/lib/queries/own-handler';

/** Where the patient of an appointment is, and where the person saw them: a colleague may be faster. */
export interface SettingVisit {
  readonly appointmentId: string;
  readonly place: VisitPlace;
  readonly was: VisitPlace;
}

/** Why an appointment was canceled: one of the clinic's reasons. */
export interface CancelingFor {
  readonly appointmentId: string;
  readonly patientId: string;
  readonly reason: string;
}

/** The handlers of arrivals and of cancellations. */
export const visitHandlers = {
  /**
   * Says where a patient is; `expected` takes an arrival back. Said twice it is said once: who said it
   * first is answered. Answers 404 for an appointment that is not today's, 409 `VISIT_CANCELED` for a
   * canceled one and `VISIT_CHANGED` where a colleague said something else.
   */
  set: ownHandler<{ body: SettingVisit; answer: { readonly visit?: Visit } }>({
    method: 'POST',
    path: '/api/agenda/visit',
    right: 'desk.visits',
  }),
  /** Keeps why an appointment was canceled. */
  cancelFor: ownHandler<{ body: CancelingFor; answer: { readonly reason: string } }>({
    method: 'POST',
    path: '/api/agenda/cancellation',
    right: 'desk.visits',
    action: 'desk.cancellation',
  }),
};
