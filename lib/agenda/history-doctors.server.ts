import 'server-only';
import type { AppointmentHistory } from './appointment-history';
import { namesAtHand } from './names-at-hand.server';

/** With the names of the doctors to whom it was moved; without them where nobody knows them now. */
export async function withDoctors(history: AppointmentHistory): Promise<AppointmentHistory> {
  if (history.every(({ movedTo }) => movedTo?.doctorId === undefined)) return history;
  const { doctors } = await namesAtHand();
  return history.map((act) => {
    const name = doctors.find(({ id }) => id === act.movedTo?.doctorId)?.name;
    return name === undefined ? act : { ...act, movedTo: { ...act.movedTo, doctor: name } };
  });
}
