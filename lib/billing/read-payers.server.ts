import 'server-only';
import { listPayers } from '@/lib/contract/billing/payers';
import { ClinicError } from '@/lib/server/clinic/errors';
import { allPages, FULL_PAGE } from '@/lib/server/door/all-pages';
import type { Caller } from '@/lib/server/door/caller';
import { readOnBehalfOf } from '@/lib/server/door/on-behalf-of';

/** 1,000 payers: nobody chooses from a longer list. */
const MOST_PAGES = 10;

export interface Payer {
  readonly id: string;
  readonly name: string;
}

/** Those that are charged today, by name. Throws as `readOnBehalfOf` does. */
export async function readActivePayers(caller: Caller): Promise<readonly Payer[]> {
  const all = await allPages(
    (page) =>
      readOnBehalfOf(caller, listPayers, { query: { status: 'active', page, limit: FULL_PAGE } }),
    MOST_PAGES,
  );
  if ('tooMany' in all) {
    throw new ClinicError(503, 'TOO_MANY_PAYERS', {
      operation: listPayers.id,
      correlationId: caller.correlationId,
    });
  }
  return all.rows.map(({ id, name }) => ({ id, name }));
}
