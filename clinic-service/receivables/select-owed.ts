import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { RECEIVABLE_AGES, RECEIVABLE_ORDERS } from '@/lib/contract/billing/receivables';
import { addDays } from '@/lib/kit/dates/clinic-time';
import type { Database } from '@/lib/server/storage/open-database';
import type { Principal } from '../auth/principal';
import { movementsOf } from '../billing/movements';
import { invoices } from '../db/schema/billing';
import { patients } from '../db/schema/patients';
import { midnight } from '../in-dates';
import { identityColumns } from '../patients/columns';
import { byName } from '../patients/filter';

export interface OwedRequest {
  readonly patientId?: string | undefined;
  /** A condition on `patients`. */
  readonly where?: SQL | undefined;
  /** The end of this date of the clinic, `YYYY-MM-DD`. */
  readonly asOf: string;
  /** The date is over: what was done since does not count. */
  readonly isPast: boolean;
  /** Only patients who owe something of this age. */
  readonly age?: (typeof RECEIVABLE_AGES)[number] | undefined;
  readonly sort: (typeof RECEIVABLE_ORDERS)[number];
  readonly limit: number;
  readonly offset: number;
}

/** Whole pesos, but for the number of invoices. */
export interface Owed {
  readonly invoices: number;
  readonly balance: number;
  readonly days0To30: number;
  readonly days31To60: number;
  readonly days61To90: number;
  readonly over90: number;
}

const FIGURES = ['invoices', 'balance', 'days0To30', 'days31To60', 'days61To90', 'over90'] as const;

const ORDERS: Readonly<Record<OwedRequest['sort'], readonly SQL[]>> = {
  balance: [sql`owed.balance desc`, sql`owed.patient_id`],
  oldest: [sql`owed.oldest`, sql`owed.patient_id`],
  name: byName,
};

/** What each patient owes, in one pass: every row has the totals of all patients beside its own. */
export function selectOwed(
  db: Database,
  { clinicId, timezone }: Principal,
  { where, age, sort, limit, offset, ...request }: OwedRequest,
) {
  const since = (days: number) => midnight(addDays(request.asOf, -days), timezone);
  const due = (age: SQL) => sql`coalesce(sum(due) filter (where ${age}), 0)`;
  const owing = request.isPast
    ? owingThen(clinicId, timezone, request)
    : owingNow(clinicId, timezone, request);
  const searched = where && sql`where patient_id in (${found(db, clinicId, where)})`;
  const perPatient = sql`
    select patient_id, min(issued_at) as oldest, count(*) as "invoices", sum(due) as "balance",
      ${due(sql`issued_at >= ${since(30)}`)} as "days0To30",
      ${due(sql`issued_at >= ${since(60)} and issued_at < ${since(30)}`)} as "days31To60",
      ${due(sql`issued_at >= ${since(90)} and issued_at < ${since(60)}`)} as "days61To90",
      ${due(sql`issued_at < ${since(90)}`)} as "over90"
    from (${owing}) as owing ${searched}
    group by patient_id`;
  const totals = FIGURES.map(
    (name) => sql`sum(${figure(name)}) over () as ${named(`all ${name}`)}`,
  );
  const order = sql`order by ${sql.join([...ORDERS[sort]], sql`, `)} limit ${limit} offset ${offset}`;
  const aged = age && sql`where ${figure(age)} > 0`;
  const isByName = sort === 'name';
  // Unless they make the order, names are looked up for the page alone.
  const owed = sql`(
    select owed.*, count(*) over () as "all patients", ${sql.join(totals, sql`, `)}
    from (${perPatient}) as owed ${aged} ${isByName ? undefined : order}
  ) as owed`;
  const read = (prefix = '') =>
    Object.fromEntries(
      FIGURES.map((name) => [name, figure(`${prefix}${name}`).mapWith(Number)]),
    ) as Record<keyof Owed, SQL<number>>;
  const selected = db
    .select({
      patientId: patients.id,
      patient: identityColumns,
      oldest: sql`owed.oldest`.mapWith(invoices.createdAt),
      owed: read(),
      all: { patients: figure('all patients').mapWith(Number), ...read('all ') },
    })
    .from(owed)
    .innerJoin(
      patients,
      and(eq(patients.clinicId, clinicId), sql`${patients.id} = owed.patient_id`),
    )
    .orderBy(...ORDERS[sort]);
  return isByName ? selected.limit(limit).offset(offset) : selected;
}

const named = (name: string) => sql.identifier(name);
const figure = (name: string) => sql`owed.${named(name)}`;

function found(db: Database, clinicId: string, where: SQL) {
  return sql`${db
    .select({ id: patients.id })
    .from(patients)
    .where(and(eq(patients.clinicId, clinicId), where))}`;
}

type Narrowed = Pick<OwedRequest, 'patientId' | 'asOf'>;

const isOf = (patient: SQL, patientId: string | undefined) =>
  patientId === undefined ? undefined : sql`and ${patient} = ${patientId}`;

/** Answered by the index of the open invoices alone. */
function owingNow(clinicId: string, zone: string, { patientId, asOf }: Narrowed): SQL {
  const due = sql`${invoices.total} - ${invoices.credited} - ${invoices.paid}`;
  return sql`
    select ${invoices.patientId} as patient_id, ${invoices.issuedAt} as issued_at, ${due} as due
    from ${invoices}
    where ${invoices.clinicId} = ${clinicId} and ${invoices.status} in ('issued', 'partially_paid')
      and ${invoices.issuedAt} < ${midnight(addDays(asOf, 1), zone)} and ${due} > 0
      ${isOf(sql`${invoices.patientId}`, patientId)}`;
}

/** What was due when a date ended, from everything that had happened by then. */
function owingThen(clinicId: string, zone: string, { patientId, asOf }: Narrowed): SQL {
  return sql`
    select patient_id, min(at) filter (where kind = 'invoice') as issued_at, sum(amount) as due
    from (${movementsOf(clinicId, patientId)}) as movements
    where at < ${midnight(addDays(asOf, 1), zone)}
    group by patient_id, invoice_id
    having sum(amount) > 0`;
}
