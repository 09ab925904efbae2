import type { listReceivables as operation } from '@/lib/contract/billing/receivables';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import type { Context } from '../context';
import { offsetOf, pageOf } from '../page';
import { matches } from '../patients/filter';
import { parseSearch } from '../patients/search-words';
import { type Owed, selectOwed } from './select-owed';

type Receivables = OperationResult<typeof operation>;

const NOTHING = { invoices: 0, balance: 0, days0To30: 0, days31To60: 0, days61To90: 0, over90: 0 };

/** What patients owe at the end of a date of the clinic. */
export async function listReceivables(
  { db, clock, principal }: Context,
  { query }: Pick<ParsedInput<typeof operation>, 'query'>,
): Promise<Receivables> {
  const { timezone } = principal;
  const today = clinicToday(timezone, clock());
  const { page, limit, patientId, asOf = today, age, sort = 'balance', search = '' } = query;
  const words = parseSearch(search)?.words;
  // Something was typed, and nothing of it can be looked for.
  if (search !== '' && words === undefined) return answer([], undefined);
  const request = {
    patientId,
    where: words && matches(words),
    asOf,
    isPast: asOf < today,
    age,
    sort,
  };
  const rows = await selectOwed(db, principal, { ...request, limit, offset: offsetOf(query) });
  // The page beyond the last has no row to carry the totals.
  const isBeyond = rows.length === 0 && page > 1;
  const [first] = isBeyond
    ? await selectOwed(db, principal, { ...request, limit: 1, offset: 0 })
    : rows;
  return answer(rows, first?.all);

  function answer(found: typeof rows, all: (Owed & { patients: number }) | undefined): Receivables {
    const { patients, ...owed } = all ?? { ...NOTHING, patients: 0 };
    const data = found.map(({ oldest, owed: own, ...of }) => ({
      ...of,
      oldestIssuedOn: clinicToday(timezone, oldest),
      ...toOwed(own),
    }));
    return {
      ...pageOf(data, query, patients),
      asOf,
      currency: 'COP',
      totals: { patients, ...toOwed(owed) },
    };
  }
}

function toOwed({ invoices: openInvoices, balance, ...aged }: Owed) {
  return { openInvoices, balance, aged };
}
