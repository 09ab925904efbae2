import { mayBecome, mayBeMoved } from '@/lib/agenda/rules/appointment-status';
import type { changeAppointment as operation } from '@/lib/contract/appointments';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Database } from '@/lib/server/storage/open-database';
import type { Principal } from '../auth/principal';
import type { Context } from '../context';
import { inTransaction } from '../db/in-transaction';
import { appointments } from '../db/schema/appointments';
import { differs } from '../differs';
import { ConflictError, PreconditionFailedError, ValidationError } from '../errors';
import { wrongReferences } from './check-references';
import { instantOf, wrongTimes, wrongYears } from './check-times';
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
    const next = changed(current, body);
    // Nothing differs, so nothing changes: others who read this version can still use it.
    if (!differs(current, next)) return findAppointment(tx, principal, params.id);
    checkMove(current, next);
    await checkChanged(tx, principal, current, next);
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

function checkMove(current: AppointmentRow, next: Next): void {
  const { status: _, notes: __, ...place } = next;
  if (!mayBecome(current.status, next.status)) {
    const message = `An appointment that is ${current.status} cannot become ${next.status}.`;
    throw new ConflictError(message, 'INVALID_TRANSITION', { status: current.status });
  }
  if (differs(current, place) && !mayBeMoved(current.status, next.status)) {
    const message = `An appointment that is ${current.status} cannot be moved.`;
    throw new ConflictError(message, 'INVALID_TRANSITION', { status: current.status });
  }
}

/**
 * Only what is new is checked: who has left since can still be marked as having come. All of it is
 * new where the appointment is to take place again.
 */
async function checkChanged(
  tx: Database,
  { clinicId, timezone }: Principal,
  current: AppointmentRow,
  next: Next,
): Promise<void> {
  const isBack = current.status !== 'confirmed' && next.status === 'confirmed';
  const isElsewhere = next.doctorId !== current.doctorId || next.locationId !== current.locationId;
  const isNew = (path: string) =>
    isBack ||
    (path === 'doctorId' || path === 'locationId'
      ? isElsewhere
      : path === 'procedureId' && next.procedureId !== current.procedureId);
  const references = await wrongReferences(tx, clinicId, { ...next, patientId: current.patientId });
  const { startsAt, endsAt } = next;
  const moved = {
    ...(differs(current, { startsAt }) && { startTime: startsAt }),
    ...(differs(current, { endsAt }) && { endTime: endsAt }),
  };
  const wrong = [
    ...wrongYears(moved, timezone),
    ...wrongTimes(startsAt, endsAt),
    ...references.filter(({ path }) => isNew(path)),
  ];
  if (wrong.length > 0) throw new ValidationError(wrong);
}
