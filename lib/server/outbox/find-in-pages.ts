/** Pages of 100 rows: a service that filters nothing out still comes to an end. */
const MOST_PAGES = 50;

interface Page<Row> {
  readonly data: readonly Row[];
  readonly pagination: { readonly limit: number; readonly total: number };
}

/**
 * The first row of a list that `isIt` knows, read page by page; undefined where the whole list has
 * none. Throws where the list does not end.
 */
export async function findInPages<Row>(
  read: (page: number) => Promise<Page<Row>>,
  isIt: (row: Row) => boolean,
): Promise<Row | undefined> {
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { data, pagination } = await read(page);
    const found = data.find(isIt);
    if (found !== undefined) return found;
    if (data.length === 0 || page * pagination.limit >= pagination.total) return undefined;
  }
  throw new Error('The list does not end.');
}
