import 'server-only';
import { allPages, FULL_PAGE } from '@/lib/clinic/all-pages';
import type { Caller } from '@/lib/clinic/caller';
import { ClinicError } from '@/lib/clinic/errors';
import { readOnBehalfOf } from '@/lib/clinic/on-behalf-of';
import { listPayers } from '@/lib/contract/payers';

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
