import { and, asc, count, desc, eq, isNull, sql, sum } from 'drizzle-orm';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { listPayerAccounts as operation } from '@/lib/contract/payers';
import type { Context } from '../context';
import { charges, payerAccounts, payers } from '../db/schema/payers';
import { offsetOf, pageOf } from '../page';
import { ACCOUNT_STATUSES, periodLabel } from '../wording/billing-labels';

/** Accounts that have charges; one that lost its last is gone. */
export async function listPayerAccounts(
  { db, principal }: Context,
  { query }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { clinicId, locale } = principal;
  const { payerId, period, status } = query;
  const where = and(
    eq(payerAccounts.clinicId, clinicId),
    isNull(payerAccounts.removedAt),
    payerId === undefined ? undefined : eq(payerAccounts.payerId, payerId),
    period === undefined ? undefined : eq(payerAccounts.period, period),
    status === undefined ? undefined : eq(payerAccounts.status, status),
  );
  const billed = db
    .select({
      chargeCount: count().as('charge_count'),
      total: sql<number>`coalesce(${sum(charges.total)}, 0)`.mapWith(Number).as('billed'),
    })
    .from(charges)
    .where(
      and(
        eq(charges.clinicId, payerAccounts.clinicId),
        eq(charges.payerAccountId, payerAccounts.id),
        isNull(charges.removedAt),
      ),
    )
    .as('billed');
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        account: payerAccounts,
        payerName: payers.name,
        chargeCount: billed.chargeCount,
        total: billed.total,
      })
      .from(payerAccounts)
      .innerJoin(
        payers,
        and(eq(payers.clinicId, payerAccounts.clinicId), eq(payers.id, payerAccounts.payerId)),
      )
      .innerJoinLateral(billed, sql`true`)
      .where(where)
      .orderBy(desc(payerAccounts.period), asc(payers.name), asc(payerAccounts.id))
      .limit(query.limit)
      .offset(offsetOf(query)),
    db.select({ total: count() }).from(payerAccounts).where(where),
  ]);
  const data = rows.map(({ account, payerName, chargeCount, total }) => ({
    id: account.id,
    payerId: account.payerId,
    payerName,
    number: account.number,
    period: account.period,
    periodLabel: periodLabel(account.period, locale),
    status: account.status,
    statusLabel: ACCOUNT_STATUSES[account.status][locale],
    chargeCount,
    total,
    currency: 'COP',
    createdAt: account.createdAt.toISOString(),
  }));
  return pageOf(data, query, counted?.total ?? 0);
}
