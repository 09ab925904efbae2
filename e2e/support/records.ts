import type { Api } from './api';
import { bookAppointment, type MadeAppointment, recentDay } from './appointments';

/** Somebody of the test's own who was at the clinic within the last two years. */
export async function attendedPatient(api: Api): Promise<MadeAppointment> {
  return bookAppointment(api, await recentDay(api));
}
