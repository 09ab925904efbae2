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
 * Every row of a list: the first page tells how many there are, the others are read side by side. Some of
 * them are never given as if they were all: of more than `mostPages` only their number is told. A row
 * may come twice where one was added while the pages were read.
 */
export async function allPages<Row>(
  read: (page: number) => Promise<Page<Row>>,
  mostPages: number,
): Promise<Rows<Row>> {
  const first = await attempt(read, mostPages);
  // Something was added while the pages were read: they may have missed one at their seams.
  return first.isSteady ? first.all : (await attempt(read, mostPages)).all;
}

async function attempt<Row>(
  read: (page: number) => Promise<Page<Row>>,
  mostPages: number,
): Promise<{ readonly all: Rows<Row>; readonly isSteady: boolean }> {
  const first = await read(1);
  const { total, limit } = first.pagination;
  const pages = Math.ceil(total / Math.max(1, Math.min(limit, FULL_PAGE)));
  if (pages > mostPages) return { all: { tooMany: total }, isSteady: true };
  const numbers = Array.from({ length: Math.max(0, pages - 1) }, (_, index) => index + 2);
  const lane = bulkhead(AT_ONCE, Number.POSITIVE_INFINITY);
  const rest = await Promise.all(numbers.map((page) => lane.execute(() => read(page))));
  return {
    all: { rows: [first, ...rest].flatMap(({ data }) => data) },
    isSteady: rest.every(({ pagination }) => pagination.total === total),
  };
}
