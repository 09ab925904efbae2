import { and, eq, type SQL } from 'drizzle-orm';
import type { readAppointment } from '@/lib/contract/appointments';
import type { OperationResult } from '@/lib/contract/operation';
import type { Database } from '@/lib/server/storage/open-database';
import type { Principal } from '../auth/principal';
import { appointments } from '../db/schema/appointments';
import { NotFoundError } from '../errors';
import { toListed } from './columns';
import { selectListed } from './select';

export function isAppointment({ clinicId }: Principal, id: string): SQL | undefined {
  return and(eq(appointments.clinicId, clinicId), eq(appointments.id, id));
}

/** Also for an appointment of another clinic. */
export function appointmentNotFound(): NotFoundError {
  return new NotFoundError('Appointment not found.');
}

/** The appointment as it is answered; throws `NotFoundError`. */
export async function findAppointment(
  db: Database,
  principal: Principal,
  id: string,
): Promise<OperationResult<typeof readAppointment>> {
  const [row] = await selectListed(db, isAppointment(principal, id), {});
  if (row === undefined) throw appointmentNotFound();
  return toListed(row, principal.timezone);
}
