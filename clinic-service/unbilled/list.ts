import { and, count, desc, eq, isNull, ne, notExists, type SQL, sql } from 'drizzle-orm';
import type { listUnbilled as operation } from '@/lib/contract/billing/unbilled';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import { toOffsetDateTime } from '@/lib/kit/dates/clinic-time';
import { fullName } from '@/lib/kit/text/full-name';
import type { Database } from '@/lib/server/storage/open-database';
import type { Context } from '../context';
import { appointments } from '../db/schema/appointments';
import { activeBillings, invoices } from '../db/schema/billing';
import { patients } from '../db/schema/patients';
import { charges } from '../db/schema/payers';
import { procedures } from '../db/schema/procedures';
import { medicalRecords } from '../db/schema/records';
import { doctors } from '../db/schema/staff';
import { inDates } from '../in-dates';
import { offsetOf, pageOf } from '../page';

type Input = ParsedInput<typeof operation>;

/** Completed appointments that nobody was billed for, newest first. */
export async function listUnbilled(
  { db, principal }: Context,
  { query }: Input,
): Promise<OperationResult<typeof operation>> {
  const { clinicId, timezone } = principal;
  const { from, to, doctorId } = query;
  const where = and(
    eq(appointments.clinicId, clinicId),
    eq(appointments.status, 'completed'),
    doctorId === undefined ? undefined : eq(appointments.doctorId, doctorId),
    inDates(appointments.startsAt, { from, to }, timezone),
    isOnNoBill(db),
  );
  // Apart: a page is found by going back in time, the sums of all by putting the tables side by side.
  const [rows, totals] = await Promise.all([selectUnbilled(db, where, query), sumUp(db, where)]);
  const data = rows.map(({ appointmentId, startsAt, patientId, patient, doctor, procedure }) => ({
    appointmentId,
    startTime: toOffsetDateTime(startsAt, timezone),
    patientId,
    patient,
    doctor: { id: doctor.id, fullName: fullName(doctor) },
    procedure,
  }));
  return {
    ...pageOf(data, query, totals.appointments),
    currency: 'COP',
    totals,
  };
}

/** An appointment counts as billed by an invoice, a charge, or a bill of any record of it. */
function isOnNoBill(db: Database) {
  const { clinicId, id } = appointments;
  return and(
    notExists(
      db
        .select({ id: invoices.id })
        .from(invoices)
        .where(
          and(
            eq(invoices.clinicId, clinicId),
            eq(invoices.appointmentId, id),
            ne(invoices.status, 'void'),
          ),
        ),
    ),
    notExists(
      db
        .select({ id: charges.id })
        .from(charges)
        .where(
          and(
            eq(charges.clinicId, clinicId),
            eq(charges.appointmentId, id),
            isNull(charges.removedAt),
          ),
        ),
    ),
    notExists(
      db
        .select({ id: activeBillings.billId })
        .from(activeBillings)
        .innerJoin(
          medicalRecords,
          and(
            eq(medicalRecords.clinicId, activeBillings.clinicId),
            eq(medicalRecords.id, activeBillings.medicalRecordId),
          ),
        )
        .where(and(eq(activeBillings.clinicId, clinicId), eq(medicalRecords.appointmentId, id))),
    ),
  );
}

const ofProcedure = and(
  eq(procedures.clinicId, appointments.clinicId),
  eq(procedures.id, appointments.procedureId),
);

async function sumUp(db: Database, where: SQL | undefined) {
  const [row] = await db
    .select({
      appointments: count(),
      price: sql`coalesce(sum(${procedures.price}), 0)`.mapWith(Number),
    })
    .from(appointments)
    .innerJoin(procedures, ofProcedure)
    .where(where);
  return row ?? { appointments: 0, price: 0 };
}

function selectUnbilled(db: Database, where: SQL | undefined, query: Input['query']) {
  const { clinicId, id, startsAt, patientId, doctorId } = appointments;
  return db
    .select({
      appointmentId: id,
      startsAt,
      patientId,
      patient: { firstName: patients.firstName, lastName: patients.lastName },
      doctor: { id: doctors.id, firstName: doctors.firstName, lastName: doctors.lastName },
      procedure: { id: procedures.id, name: procedures.name, price: procedures.price },
    })
    .from(appointments)
    .innerJoin(procedures, ofProcedure)
    .innerJoin(patients, and(eq(patients.clinicId, clinicId), eq(patients.id, patientId)))
    .innerJoin(doctors, and(eq(doctors.clinicId, clinicId), eq(doctors.id, doctorId)))
    .where(where)
    .orderBy(desc(startsAt), desc(id))
    .limit(query.limit)
    .offset(offsetOf(query));
}
