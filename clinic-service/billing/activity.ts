import { and, type Column, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import {
  MOST_ACTIVITY_DAYS,
  type readBillingActivity as operation,
} from '@/lib/contract/billing/activity';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import { addDays } from '@/lib/kit/dates/clinic-time';
import { fullName } from '@/lib/kit/text/full-name';
import type { Context } from '../context';
import { appointments } from '../db/schema/appointments';
import { invoices, payments } from '../db/schema/billing';
import { refunds } from '../db/schema/corrections';
import { charges, patientShares } from '../db/schema/payers';
import { doctors, locations } from '../db/schema/staff';
import { refuseField } from '../field-refusal';
import { inDates } from '../in-dates';

type Result = OperationResult<typeof operation>;
type Sum = Result['billed'];

/** A sum of one week; `week` is its Monday. */
interface OfWeek extends Sum {
  readonly week: string;
}

const count = sql<number>`count(*)`.mapWith(Number);
const amountOf = (amount: SQL) => sql<number>`coalesce(sum(${amount}), 0)`.mapWith(Number);

/** What was billed and received, summed up in the database; no patient is told. */
export async function readBillingActivity(
  context: Context,
  { query }: ParsedInput<typeof operation>,
): Promise<Result> {
  const { from, to } = query;
  if (to < from) throw refuseField('to', 'too_small', 'It ends before it begins.');
  if (to > addDays(from, MOST_ACTIVITY_DAYS - 1)) {
    throw refuseField('to', 'too_big', `At most ${MOST_ACTIVITY_DAYS} days are summed up.`);
  }
  const [billed, paid, shares, refunded, names] = await Promise.all([
    billedIn(context, query),
    paidIn(context, query),
    sharesIn(context, query),
    refundedIn(context, query),
    namesOf(context),
  ]);
  const back = refunded.map(({ amount, ...of }) => ({ ...of, amount: -amount }));
  return {
    from,
    to,
    currency: 'COP',
    billed: sumOf(billed),
    received: {
      payments: groups(paid, ({ method }) => method).map(([method, sum]) => ({ method, ...sum })),
      shares: sumOf(shares),
      refunds: sumOf(refunded),
    },
    weeks: weeksOf(from, to).map((week) => ({
      ...within({ from, to }, week),
      billed: sumOf(billed.filter((row) => row.week === week)).amount,
      received: sumOf([...paid, ...shares, ...back].filter((row) => row.week === week)).amount,
    })),
    doctors: mostFirst(groups(billed, ({ doctorId }) => doctorId)).map(([id, sum]) => ({
      doctor: id === null ? undefined : { id, name: names.doctors.get(id) ?? id },
      ...sum,
    })),
    locations: mostFirst(groups(billed, ({ locationId }) => locationId)).map(([id, sum]) => ({
      location: id === null ? undefined : { id, name: names.locations.get(id) ?? id },
      ...sum,
    })),
  };
}

type Span = ParsedInput<typeof operation>['query'];

/** By week, doctor and location; without an appointment by neither. */
async function billedIn({ db, principal }: Context, span: Span) {
  const { clinicId, timezone } = principal;
  const where = { doctorId: appointments.doctorId, locationId: appointments.locationId };
  const invoiceWeek = weekOf(invoices.issuedAt, timezone);
  const chargeWeek = sql<string>`to_char(date_trunc('week', ${charges.serviceDate}::timestamp), 'YYYY-MM-DD')`;
  const [invoiced, charged] = await Promise.all([
    db
      .select({
        week: invoiceWeek,
        ...where,
        count,
        amount: amountOf(sql`${invoices.total} - ${invoices.credited}`),
      })
      .from(invoices)
      .leftJoin(
        appointments,
        and(
          eq(appointments.clinicId, invoices.clinicId),
          eq(appointments.id, invoices.appointmentId),
        ),
      )
      .where(
        and(
          eq(invoices.clinicId, clinicId),
          ne(invoices.status, 'void'),
          inDates(invoices.issuedAt, span, timezone),
        ),
      )
      .groupBy(sql`1`, sql`2`, sql`3`),
    db
      .select({ week: chargeWeek, ...where, count, amount: amountOf(sql`${charges.total}`) })
      .from(charges)
      .leftJoin(
        appointments,
        and(
          eq(appointments.clinicId, charges.clinicId),
          eq(appointments.id, charges.appointmentId),
        ),
      )
      .where(
        and(
          eq(charges.clinicId, clinicId),
          isNull(charges.removedAt),
          sql`${charges.serviceDate} between ${span.from} and ${span.to}`,
        ),
      )
      .groupBy(sql`1`, sql`2`, sql`3`),
  ]);
  return [...invoiced, ...charged];
}

function paidIn({ db, principal }: Context, span: Span) {
  const { clinicId, timezone } = principal;
  return db
    .select({
      week: weekOf(payments.paidAt, timezone),
      method: payments.method,
      count,
      amount: amountOf(sql`${payments.amount}`),
    })
    .from(payments)
    .where(
      and(
        eq(payments.clinicId, clinicId),
        inArray(payments.status, ['completed', 'refunded']),
        inDates(payments.paidAt, span, timezone),
      ),
    )
    .groupBy(sql`1`, sql`2`)
    .orderBy(sql`2`);
}

function sharesIn({ db, principal }: Context, span: Span): Promise<OfWeek[]> {
  const { clinicId, timezone } = principal;
  return db
    .select({
      week: weekOf(patientShares.paidAt, timezone),
      count,
      amount: amountOf(sql`${patientShares.amount}`),
    })
    .from(patientShares)
    .where(
      and(
        eq(patientShares.clinicId, clinicId),
        inArray(patientShares.status, ['completed', 'refunded']),
        inDates(patientShares.paidAt, span, timezone),
      ),
    )
    .groupBy(sql`1`);
}

function refundedIn({ db, principal }: Context, span: Span): Promise<OfWeek[]> {
  const { clinicId, timezone } = principal;
  return db
    .select({
      week: weekOf(refunds.createdAt, timezone),
      count,
      amount: amountOf(sql`${refunds.amount}`),
    })
    .from(refunds)
    .where(and(eq(refunds.clinicId, clinicId), inDates(refunds.createdAt, span, timezone)))
    .groupBy(sql`1`);
}

/** The Monday of its week on the clinic's calendar. */
function weekOf(at: Column, zone: string): SQL<string> {
  return sql<string>`to_char(date_trunc('week', ${at} at time zone ${zone}), 'YYYY-MM-DD')`;
}

async function namesOf({ db, principal: { clinicId } }: Context) {
  const [people, places] = await Promise.all([
    db.select().from(doctors).where(eq(doctors.clinicId, clinicId)),
    db.select().from(locations).where(eq(locations.clinicId, clinicId)),
  ]);
  return {
    doctors: new Map(people.map((doctor) => [doctor.id, fullName(doctor)])),
    locations: new Map(places.map(({ id, name }) => [id, name])),
  };
}

/** Mondays of all weeks that the dates touch. */
function weeksOf(from: string, to: string): string[] {
  const weekday = (new Date(`${from}T00:00:00Z`).getUTCDay() + 6) % 7;
  const weeks = [];
  for (let week = addDays(from, -weekday); week <= to; week = addDays(week, 7)) weeks.push(week);
  return weeks;
}

/** The days of a week that lie in the span. Dates are compared as text. */
function within({ from, to }: Span, week: string): Span {
  const sunday = addDays(week, 6);
  const [first = from] = [from, week].sort().reverse();
  const [last = to] = [to, sunday].sort();
  return { from: first, to: last };
}

function groups<Row extends Sum, Key>(rows: readonly Row[], keyOf: (row: Row) => Key) {
  const found = new Map<Key, Sum>();
  for (const row of rows) {
    const key = keyOf(row);
    const before = found.get(key);
    found.set(key, before ? sumOf([before, row]) : sumOf([row]));
  }
  return [...found];
}

function mostFirst<Key>(found: [Key, Sum][]): [Key, Sum][] {
  return found.sort(([, a], [, b]) => b.amount - a.amount);
}

function sumOf(rows: readonly Sum[]): Sum {
  return {
    count: rows.reduce((all, row) => all + row.count, 0),
    amount: rows.reduce((all, row) => all + row.amount, 0),
  };
}
