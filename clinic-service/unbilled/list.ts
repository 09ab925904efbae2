import { and, desc, eq, isNull, ne, notExists, sql } from 'drizzle-orm';
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
  const read = (page: Pick<Input['query'], 'page' | 'limit'>) => selectUnbilled(db, where, page);
  const rows = await read(query);
  // The page beyond the last has no row to carry the totals.
  const [first] = rows.length > 0 || query.page === 1 ? rows : await read({ page: 1, limit: 1 });
  const { count = 0, value = 0 } = first ?? {};
  const data = rows.map(({ appointmentId, startsAt, patientId, patient, doctor, procedure }) => ({
    appointmentId,
    startTime: toOffsetDateTime(startsAt, timezone),
    patientId,
    patient,
    doctor: { id: doctor.id, fullName: fullName(doctor) },
    procedure,
  }));
  return {
    ...pageOf(data, query, count),
    currency: 'COP',
    totals: { appointments: count, price: value },
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

/** A page of them with the number and the prices of all beside each; names are looked up for the page. */
function selectUnbilled(
  db: Database,
  where: ReturnType<typeof and>,
  page: Pick<Input['query'], 'page' | 'limit'>,
) {
  const ofProcedure = and(
    eq(procedures.clinicId, appointments.clinicId),
    eq(procedures.id, appointments.procedureId),
  );
  const { clinicId, id, startsAt, patientId, doctorId, procedureId } = appointments;
  const found = db
    .select({
      clinicId,
      appointmentId: id,
      startsAt,
      patientId,
      doctorId,
      procedureId,
      procedureName: sql<string>`${procedures.name}`.as('procedure_name'),
      price: procedures.price,
      count: sql`count(*) over ()`.mapWith(Number).as('count'),
      value: sql`sum(${procedures.price}) over ()`.mapWith(Number).as('value'),
    })
    .from(appointments)
    .innerJoin(procedures, ofProcedure)
    .where(where)
    .orderBy(desc(startsAt), desc(id))
    .limit(page.limit)
    .offset(offsetOf(page))
    .as('found');
  return db
    .select({
      appointmentId: found.appointmentId,
      startsAt: found.startsAt,
      patientId: found.patientId,
      count: found.count,
      value: found.value,
      patient: { firstName: patients.firstName, lastName: patients.lastName },
      doctor: { id: doctors.id, firstName: doctors.firstName, lastName: doctors.lastName },
      procedure: { id: found.procedureId, name: found.procedureName, price: found.price },
    })
    .from(found)
    .innerJoin(
      patients,
      and(eq(patients.clinicId, found.clinicId), eq(patients.id, found.patientId)),
    )
    .innerJoin(doctors, and(eq(doctors.clinicId, found.clinicId), eq(doctors.id, found.doctorId)))
    .orderBy(desc(found.startsAt), desc(found.appointmentId));
}
