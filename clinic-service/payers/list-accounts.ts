import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { listPayerAccounts as operation } from '@/lib/contract/billing/payers';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { byName } from '../db/by-name';
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
  // Beside the row and not joined to it, they are read for the accounts of the page alone.
  const ofAccount = and(
    eq(charges.clinicId, payerAccounts.clinicId),
    eq(charges.payerAccountId, payerAccounts.id),
    isNull(charges.removedAt),
  );
  const [rows, total] = await Promise.all([
    db
      .select({
        account: payerAccounts,
        payerName: payers.name,
        chargeCount: db.$count(charges, ofAccount),
        total: sql<number>`(select coalesce(sum(${charges.total}), 0) from ${charges}
          where ${ofAccount})`.mapWith(Number),
      })
      .from(payerAccounts)
      .innerJoin(
        payers,
        and(eq(payers.clinicId, payerAccounts.clinicId), eq(payers.id, payerAccounts.payerId)),
      )
      .where(where)
      .orderBy(desc(payerAccounts.period), byName(payers.name), payerAccounts.id)
      .limit(query.limit)
      .offset(offsetOf(query)),
    db.$count(payerAccounts, where),
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
  return pageOf(data, query, total);
}
