import type { changeAppointment as operation } from '@/lib/contract/appointments';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import { mayBecome, mayBeMoved } from '@/lib/rules/appointment-status';
import type { Database } from '@/lib/storage/open-database';
import type { Context } from '../context';
import { inTransaction } from '../db/in-transaction';
import { appointments } from '../db/schema/appointments';
import { ConflictError, PreconditionFailedError, ValidationError } from '../errors';
import { wrongReferences } from './check-references';
import { instantOf, wrongTimes } from './check-times';
import { type AppointmentRow, appointmentColumns } from './columns';
import { appointmentNotFound, findAppointment, isAppointment } from './find';
import { lockDoctors, refusingOverlaps } from './overlap';

type Input = ParsedInput<typeof operation>;

export function changeAppointment(
  { db, clock, principal }: Context,
  { params, body, ifMatch }: Input,
): Promise<OperationResult<typeof operation>> {
  const isIt = isAppointment(principal, params.id);
  const change = async (tx: Database) => {
    // Locked, so that the version that is compared is the one that is then replaced.
    const [current] = await tx
      .select(appointmentColumns)
      .from(appointments)
      .where(isIt)
      .for('update');
    if (current === undefined) throw appointmentNotFound();
    if (ifMatch !== undefined && ifMatch !== String(current.version)) {
      throw new PreconditionFailedError();
    }
    // Nothing is named, so nothing changes: whoever else holds this version can still use it.
    if (Object.keys(body).length === 0) return findAppointment(tx, principal, params.id);
    const next = changed(current, body);
    checkMove(current, next, body);
    await checkChanged(tx, principal.clinicId, current, next);
    await lockDoctors(tx, principal.clinicId, [current.doctorId, next.doctorId]);
    await tx
      .update(appointments)
      .set({ ...next, version: current.version + 1, updatedAt: clock() })
      .where(isIt);
    return findAppointment(tx, principal, params.id);
  };
  return refusingOverlaps(() => inTransaction(db, change));
}

/** The row as it will be. Empty notes clear them. */
function changed(current: AppointmentRow, body: Input['body']) {
  return {
    doctorId: body.doctorId ?? current.doctorId,
    locationId: body.locationId ?? current.locationId,
    procedureId: body.procedureId ?? current.procedureId,
    startsAt: body.startTime === undefined ? current.startsAt : instantOf(body.startTime),
    endsAt: body.endTime === undefined ? current.endsAt : instantOf(body.endTime),
    status: body.status ?? current.status,
    notes: body.notes === undefined ? current.notes : body.notes || null,
  };
}

type Next = ReturnType<typeof changed>;

function checkMove(current: AppointmentRow, next: Next, body: Input['body']): void {
  const { status: _, notes: __, ...place } = body;
  const moves = Object.values(place).some((member) => member !== undefined);
  if (!mayBecome(current.status, next.status)) {
    const message = `An appointment that is ${current.status} cannot become ${next.status}.`;
    throw new ConflictError(message, 'INVALID_TRANSITION', { status: current.status });
  }
  if (moves && !mayBeMoved(current.status, next.status)) {
    const message = `An appointment that is ${current.status} cannot be moved.`;
    throw new ConflictError(message, 'INVALID_TRANSITION', { status: current.status });
  }
}

/** Only what is new is checked: who has left since can still be marked as having come. */
async function checkChanged(
  tx: Database,
  clinicId: string,
  current: AppointmentRow,
  next: Next,
): Promise<void> {
  const isNew = (path: string) =>
    path === 'doctorId' || path === 'locationId'
      ? next.doctorId !== current.doctorId || next.locationId !== current.locationId
      : path === 'procedureId' && next.procedureId !== current.procedureId;
  const references = await wrongReferences(tx, clinicId, { ...next, patientId: current.patientId });
  const wrong = [
    ...wrongTimes(next.startsAt, next.endsAt),
    ...references.filter(({ path }) => isNew(path)),
  ];
  if (wrong.length > 0) throw new ValidationError(wrong);
}
