import 'server-only';
import { listCashMovements } from '@/lib/contract/billing/cash';
import { listPayments } from '@/lib/contract/billing/payments';
import type { CashMovement, CashSnapshot } from '@/lib/kit/cash-session';
import { clinic } from '@/lib/server/clinic/clinic.server';
import { ClinicError } from '@/lib/server/clinic/errors';
import { allPages, everyRow, FULL_PAGE, type Page } from '@/lib/server/door/all-pages';
import type { Caller } from '@/lib/server/door/caller';
import { readOnBehalfOf, requireOffered } from '@/lib/server/door/on-behalf-of';
import { expectedCash, movementKey, movementsToCount, sumByMethod } from '../rules/cash-close';
import type { CashSession, ClosingCash, Till } from './cash-session';
import { type Begin, beginOf, countedKeys } from './cash-sessions.server';

/** Of one session: more than a till takes. */
const MOST_PAGES = 20;
/** Of payments that nobody sorts: what lies further in is not known. */
const MOST_UNSORTED_PAGES = 10;

/** Whether the service tells whose movements are; throws where nobody knows whether it does. */
export async function tellsMovements(caller: Caller): Promise<boolean> {
  try {
    await requireOffered(caller, listCashMovements);
    return true;
  } catch (error) {
    if (error instanceof ClinicError && error.code === 'NOT_OFFERED') return false;
    throw error;
  }
}

/**
 * What one person moved since `from`. The caller's right to see this person's till was checked: it is no
 * right to see others', so the operation itself is not theirs.
 */
async function movementsOf(
  caller: Caller,
  collectedBy: string,
  from: Date,
): Promise<readonly CashMovement[]> {
  const all = await allPages(async (page): Promise<Page<CashMovement>> => {
    const query = { collectedBy, from: from.toISOString(), page, limit: FULL_PAGE };
    const { data, pagination } = await clinic().client.call(listCashMovements, { query }, caller);
    const rows = data.map(({ by, ...movement }): CashMovement => {
      const isOther = by.id !== collectedBy;
      return { ...movement, ...(isOther && { byOther: by.name ?? by.id }) };
    });
    return { data: rows, pagination };
  }, MOST_PAGES);
  if ('rows' in all) return all.rows;
  throw new ClinicError(409, 'TOO_MANY_ROWS', {
    operation: listCashMovements.id,
    correlationId: caller.correlationId,
    details: { total: all.tooMany },
  });
}

/** What is known of an open session's till. Throws as reads of the service do. */
export async function readTill(caller: Caller, session: CashSession): Promise<Till> {
  const begin = await beginOf(session.id);
  if (begin === undefined) throw new Error('a session without a beginning');
  const told = (await tellsMovements(caller)) ? 'movements' : 'payments';
  const { openedAt, countsFrom } = begin;
  const listed =
    told === 'movements'
      ? { rows: await movementsOf(caller, session.staffId, countsFrom) }
      : await receivedPayments(caller, begin);
  const counted = await countedKeys(begin, told === 'movements' ? session.staffId : undefined);
  const movements = movementsToCount(listed.rows, counted, openedAt);
  return {
    told,
    movements,
    expected: expectedCash(session.float, movements),
    methods: sumByMethod(movements),
    ...('read' in listed && { read: listed.read }),
  };
}

/**
 * Payments that may be of a session, the newest first, of a service that tells neither whose they are nor
 * sorts them. Half of what is read is from the front of its list and half from its end.
 */
async function receivedPayments(caller: Caller, { countsFrom }: Begin) {
  const read = (page: number) =>
    readOnBehalfOf(caller, listPayments, { query: { page, limit: FULL_PAGE } });
  const first = await read(1);
  const { total, limit } = first.pagination;
  const pages = Math.ceil(total / Math.max(1, Math.min(limit, FULL_PAGE)));
  const last = Math.max(2, pages - MOST_UNSORTED_PAGES / 2 + 1);
  const wanted =
    pages <= MOST_UNSORTED_PAGES
      ? undefined
      : [...range(2, MOST_UNSORTED_PAGES / 2), ...range(last, pages)];
  const listed =
    wanted === undefined
      ? await everyRow(read, first)
      : [first, ...(await Promise.all(wanted.map(read)))].flatMap(({ data }) => data);
  const known = new Map(listed.map((payment) => [payment.id, payment]));
  const rows = [...known.values()]
    .filter(({ status }) => status === 'completed')
    .map(({ id, amount, method, paidAt, createdAt, reference, receiptNumber }): CashMovement => {
      const number = receiptNumber ?? (reference || undefined);
      return { id, kind: 'payment', number, method, amount, at: paidAt ?? createdAt };
    })
    .filter(({ at }) => at === undefined || Date.parse(at) >= countsFrom.getTime())
    .sort((a, b) => (b.at ?? '').localeCompare(a.at ?? ''));
  return { rows, read: { read: known.size, total: Math.max(total, known.size) } };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

/** What a till should hold at its close: all that is known, or what the person said is theirs. */
export function snapshotOf(
  { float }: CashSession,
  till: Till,
  { ticked = [], shares = 0 }: Pick<ClosingCash, 'ticked' | 'shares'>,
): CashSnapshot {
  if (till.told === 'movements') {
    const { movements, expected, methods } = till;
    return { source: 'movements', expected, methods, movements };
  }
  const theirs = new Set(ticked);
  const movements = till.movements.filter(({ id }) => theirs.has(id));
  const typed = { id: 'shares', kind: 'share', method: 'cash', amount: shares };
  const all = shares > 0 ? [...movements, typed] : movements;
  return {
    source: 'ticked',
    expected: expectedCash(float, all),
    methods: sumByMethod(all),
    movements,
    shares,
    ...(till.read && { read: till.read }),
  };
}

/** Keys of what a person had moved before their first session. */
export async function movedBefore(caller: Caller, from: Date): Promise<readonly string[]> {
  if (!(await tellsMovements(caller))) return [];
  return (await movementsOf(caller, caller.session.staff.id, from)).map(movementKey);
}
