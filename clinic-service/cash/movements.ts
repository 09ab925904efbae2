import { type AnyColumn, and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { listCashMovements as operation } from '@/lib/contract/billing/cash';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { payments } from '../db/schema/billing';
import { refunds, reversals } from '../db/schema/corrections';
import { patientShares } from '../db/schema/payers';
import { offsetOf, pageOf } from '../page';

/** Where a kind of movement keeps what all have. */
interface Members {
  readonly kind: 'payment' | 'share' | 'refund' | 'reversal';
  readonly id: AnyColumn;
  readonly number: AnyColumn;
  readonly method: AnyColumn;
  readonly amount: SQL;
  readonly at: AnyColumn;
  readonly by: AnyColumn;
  readonly name: AnyColumn;
}

/**
 * What one person took and gave back. A payment counts for its collector also when it was given back or
 * reversed later: that is a movement of its own. A refund is of the person who handed the money out. A
 * reversal belongs to the collector, also when a colleague makes it: the receipt is in the collector's till.
 */
export async function listCashMovements(
  { db, principal }: Context,
  { query }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { clinicId } = principal;
  const { collectedBy, from, to } = query;
  const inSpan = (at: AnyColumn) =>
    and(sql`${at} >= ${written(from)}`, to === undefined ? undefined : sql`${at} < ${written(to)}`);
  const movements = unionAll(
    db
      .select(
        movement({
          kind: 'payment',
          id: payments.id,
          number: payments.receiptNumber,
          method: payments.method,
          amount: sql`${payments.amount}`,
          at: payments.paidAt,
          by: payments.createdBy,
          name: payments.collectedBy,
        }),
      )
      .from(payments)
      .where(
        and(
          eq(payments.clinicId, clinicId),
          eq(payments.createdBy, collectedBy),
          inArray(payments.status, ['completed', 'refunded', 'reversed']),
          inSpan(payments.paidAt),
        ),
      ),
    db
      .select(
        movement({
          kind: 'share',
          id: patientShares.id,
          number: patientShares.receiptNumber,
          method: patientShares.paymentMethod,
          amount: sql`${patientShares.amount}`,
          at: patientShares.paidAt,
          by: patientShares.createdBy,
          name: patientShares.collectedBy,
        }),
      )
      .from(patientShares)
      .where(
        and(
          eq(patientShares.clinicId, clinicId),
          eq(patientShares.createdBy, collectedBy),
          inArray(patientShares.status, ['completed', 'refunded']),
          inSpan(patientShares.paidAt),
        ),
      ),
    db
      .select(
        movement({
          kind: 'refund',
          id: refunds.id,
          number: refunds.number,
          method: refunds.method,
          amount: sql`-${refunds.amount}`,
          at: refunds.createdAt,
          by: refunds.createdBy,
          name: refunds.madeBy,
        }),
      )
      .from(refunds)
      .where(
        and(
          eq(refunds.clinicId, clinicId),
          eq(refunds.createdBy, collectedBy),
          inSpan(refunds.createdAt),
        ),
      ),
    db
      .select(
        movement({
          kind: 'reversal',
          id: reversals.id,
          number: reversals.number,
          method: payments.method,
          amount: sql`-${payments.amount}`,
          at: reversals.createdAt,
          by: reversals.createdBy,
          name: reversals.madeBy,
        }),
      )
      .from(reversals)
      .innerJoin(
        payments,
        and(eq(payments.clinicId, reversals.clinicId), eq(payments.id, reversals.paymentId)),
      )
      .where(
        and(
          eq(reversals.clinicId, clinicId),
          eq(payments.createdBy, collectedBy),
          inSpan(reversals.createdAt),
        ),
      ),
  ).as('movements');
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(movements)
      .orderBy(asc(movements.at), asc(movements.kind), asc(movements.id))
      .limit(query.limit)
      .offset(offsetOf(query)),
    db.$count(movements),
  ]);
  const data = rows.map(({ by, name, number, at, ...row }) => ({
    ...row,
    number: number ?? undefined,
    at: new Date(at).toISOString(),
    by: { id: by, name: name ?? undefined },
  }));
  return pageOf(data, query, total);
}

function movement({ kind, id, number, method, amount, at, by, name }: Members) {
  return {
    id: sql<string>`${id}`.as('movement_id'),
    kind: sql<Members['kind']>`${kind}::text`.as('kind'),
    number: sql<string | null>`${number}`.as('number'),
    method: sql<string>`${method}`.as('method'),
    amount: sql`(${amount})::bigint`.mapWith(Number).as('amount'),
    /** Milliseconds. */
    at: sql`extract(epoch from ${at}) * 1000`.mapWith(Number).as('at'),
    by: sql<string>`${by}`.as('by_id'),
    name: sql<string | null>`${name}`.as('name'),
  };
}

/** As a number: instants at the ends of the calendar lie in years the database cannot read as text. */
function written(instant: string): SQL {
  return sql`to_timestamp(${Date.parse(instant) / 1000})`;
}
