import 'server-only';
import type { ReadParam } from '@/lib/address-params';
import type { Caller } from '@/lib/clinic/caller';
import { clinic } from '@/lib/clinic/clinic.server';
import { mayUse } from '@/lib/clinic/may-use';
import { readOnBehalfOf } from '@/lib/clinic/on-behalf-of';
import { listAppointments, readAppointment } from '@/lib/contract/appointments';
import { ID_PATTERN } from '@/lib/contract/limits';
import { readProcedure } from '@/lib/contract/procedures';
import { parseDate } from '@/lib/rules/dates';

export interface AppointmentToBill {
  readonly patientId: string;
  /** An instant. */
  readonly startTime: string;
  readonly procedureId: string;
  /** As far as it is known. */
  readonly procedure: { readonly name?: string | undefined; readonly price?: number | undefined };
}

interface Named {
  readonly appointmentId: string | undefined;
  /** Whose and on which day, `YYYY-MM-DD`: by these a service is asked that reads no single one. */
  readonly patientId: string | undefined;
  readonly date: string | undefined;
}

/** `appointmentId`, `patientId` and `date` of an address; what makes no sense is left out. */
export function namedAppointment(read: ReadParam): Named {
  const date = read('date') ?? '';
  return {
    appointmentId: idIn(read, 'appointmentId'),
    patientId: idIn(read, 'patientId'),
    date: parseDate(date) === null ? undefined : date,
  };
}

function idIn(read: ReadParam, name: string): string | undefined {
  const value = read(name) ?? '';
  return ID_PATTERN.test(value) ? value : undefined;
}

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
  if (appointmentId === undefined) return undefined;
  if (await clinic().features.offers(readAppointment.id)) {
    return readOnBehalfOf(caller, readAppointment, { params: { id: appointmentId } });
  }
  if (patientId === undefined || date === undefined) return undefined;
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
