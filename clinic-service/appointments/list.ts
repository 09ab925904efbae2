import { sql } from 'drizzle-orm';
import type { listAppointments as operation } from '@/lib/contract/appointments';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { appointments } from '../db/schema/appointments';
import { offsetOf } from '../page';
import { toListed } from './columns';
import { matchingAppointments } from './filter';
import { selectListed } from './select';

/** By their start. The total sees the same snapshot as the page it is selected beside. */
export async function listAppointments(
  { db, principal }: Context,
  { query }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const { page, limit } = query;
  const where = matchingAppointments(principal, query);
  const count = sql<number>`(select count(*) from ${appointments} where ${where})`.mapWith(Number);
  const rows = await selectListed(db, where, { total: count })
    .orderBy(appointments.startsAt, appointments.id)
    .limit(limit)
    .offset(offsetOf(query));
  // The page beyond the last has no row to carry its total.
  const total = rows[0]?.total ?? (page === 1 ? 0 : await db.$count(appointments, where));
  const data = rows.map(({ total: _, ...row }) => toListed(row, principal.timezone));
  return { data, pagination: { page, limit, total } };
}
