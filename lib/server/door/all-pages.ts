import { bulkhead } from 'cockatiel';

/** A page of a list, and how many rows there are. */
export interface Page<Row> {
  readonly data: readonly Row[];
  readonly pagination: { readonly limit: number; readonly total: number };
}

type Rows<Row> = { readonly rows: readonly Row[] } | { readonly tooMany: number };

/** As many rows as a page may have; `read` asks for so many. */
export const FULL_PAGE = 100;

/** Pages under way: of a long list, whoever asks the service for something else gets a turn between. */
const AT_ONCE = 8;

/**
 * Every row of a list that may be long. Some of them are never given as if they were all: of more than
 * `mostPages` only their number is told.
 */
export async function allPages<Row>(
  read: (page: number) => Promise<Page<Row>>,
  mostPages: number,
): Promise<Rows<Row>> {
  const first = await read(1);
  if (pagesOf(first) > mostPages) return { tooMany: first.pagination.total };
  return { rows: await everyRow(read, first) };
}

/**
 * Every row of a list: the first page, if it was not read yet, tells how many there are, the others are
 * read side by side. A row may come twice where one was added while the pages were read.
 */
export async function everyRow<Row>(
  read: (page: number) => Promise<Page<Row>>,
  known?: Page<Row>,
): Promise<readonly Row[]> {
  const first = await readFrom(known ?? (await read(1)), read);
  // Something was added while the pages were read: they may have missed one at their seams.
  return first.isSteady ? first.rows : (await readFrom(await read(1), read)).rows;
}

async function readFrom<Row>(
  first: Page<Row>,
  read: (page: number) => Promise<Page<Row>>,
): Promise<{ readonly rows: readonly Row[]; readonly isSteady: boolean }> {
  const numbers = Array.from({ length: Math.max(0, pagesOf(first) - 1) }, (_, index) => index + 2);
  const lane = bulkhead(AT_ONCE, Number.POSITIVE_INFINITY);
  const given = new AbortController();
  const rest = await Promise.all(
    numbers.map((page) => lane.execute(() => read(page), given.signal)),
  ).catch((error: unknown) => {
    // Nobody waits for the others any more: those whose turn has not come are not read.
    given.abort();
    throw error;
  });
  return {
    rows: [first, ...rest].flatMap(({ data }) => data),
    isSteady: rest.every(({ pagination }) => pagination.total === first.pagination.total),
  };
}

/** A service without pages gives more rows than a page may have, and all of them. */
function pagesOf({ data, pagination: { total, limit } }: Page<unknown>): number {
  return Math.ceil(total / Math.max(1, data.length, Math.min(limit, FULL_PAGE)));
}

/**
 * Every row of a list of any length, part by part, as fast as the parts are taken. A row that is added while
 * they are read is left out or comes once; none is missed because another left the list.
 */
export async function openRows<Row extends { readonly id: string }>(
  read: (page: number) => Promise<Page<Row>>,
): Promise<{ readonly total: number; readonly parts: AsyncGenerator<readonly Row[], void> }> {
  const first = await read(1);
  return { total: first.pagination.total, parts: partsFrom(first, read) };
}

async function* partsFrom<Row extends { readonly id: string }>(
  first: Page<Row>,
  read: (page: number) => Promise<Page<Row>>,
): AsyncGenerator<readonly Row[], void> {
  const seen = new Set<string>();
  let now = first;
  let { total } = first.pagination;
  for (let page = 1; ; page += 1) {
    const fresh = now.data.filter(({ id }) => !seen.has(id));
    for (const { id } of fresh) seen.add(id);
    if (fresh.length > 0) yield fresh;
    if (page >= pagesOf(now)) return;
    now = await read(page + 1);
    for (let left = total - now.pagination.total; left > 0; left = total - now.pagination.total) {
      // Rows that left the list moved others up, onto pages that were read already.
      total = now.pagination.total;
      page = Math.max(0, page - Math.ceil(left / FULL_PAGE));
      now = await read(page + 1);
    }
    total = now.pagination.total;
  }
}
