import 'server-only';
import { listAppointments, readAppointment } from '@/lib/contract/appointments';
import { readProcedure } from '@/lib/contract/procedures';
import { clinic } from '@/lib/server/clinic/clinic.server';
import type { Caller } from '@/lib/server/door/caller';
import { mayUse } from '@/lib/server/door/may-use';
import { readOnBehalfOf } from '@/lib/server/door/on-behalf-of';
import type { NewBill } from './new-bill-view';

export interface AppointmentToBill {
  readonly patientId: string;
  /** An instant. */
  readonly startTime: string;
  readonly procedureId: string;
  /** As far as it is known. */
  readonly procedure: { readonly name?: string | undefined; readonly price?: number | undefined };
}

type Named = Pick<NewBill, 'appointmentId' | 'patientId' | 'date'>;

/**
 * What was done at an appointment, to begin its bill with; undefined where it is not found. Throws as
 * `readOnBehalfOf` does.
 */
export async function appointmentToBill(
  caller: Caller,
  named: Named,
): Promise<AppointmentToBill | undefined> {
  const found = await readOne(caller, named);
  if (found === undefined) return undefined;
  const { patientId, startTime, procedureId } = found;
  const name = 'procedure' in found ? found.procedure?.name : undefined;
  if (!(await mayUse(caller, readProcedure.id))) {
    return { patientId, startTime, procedureId, procedure: { name } };
  }
  const read = readOnBehalfOf(caller, readProcedure, { params: { id: procedureId } });
  const procedure = await read.then(
    ({ name, price }) => ({ name, price }),
    // The bill begins without its price, which is then typed.
    () => ({ name }),
  );
  return { patientId, startTime, procedureId, procedure };
}

async function readOne(caller: Caller, { appointmentId, patientId, date }: Named) {
  if (appointmentId === null) return undefined;
  if (await clinic().features.offers(readAppointment.id)) {
    return readOnBehalfOf(caller, readAppointment, { params: { id: appointmentId } });
  }
  if (patientId === null || date === null) return undefined;
  const { data } = await readOnBehalfOf(caller, listAppointments, {
    query: { from: date, to: date, patientId, limit: 100 },
  });
  return data.find(({ id }) => id === appointmentId);
}

/** What its bill begins with. Nobody's name for it leaves nothing to bill it as. */
export function linesOf({ procedureId, procedure }: AppointmentToBill) {
  const { name, price } = procedure;
  return name === undefined ? [] : [{ name, procedureId, unitPrice: price }];
}
