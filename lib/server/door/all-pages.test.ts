import { expect, test, vi } from 'vitest';
import { allPages, openRows } from './all-pages';

/** A list of so many rows, of which each page is read from what the list is at that moment. */
function listOf(count: number, limit = 100) {
  let rows = Array.from({ length: count }, (_, index) => index);
  const read = vi.fn(async (page: number) => ({
    data: rows.slice((page - 1) * limit, page * limit),
    pagination: { limit, total: rows.length },
  }));
  return { read, add: (row: number) => (rows = [row, ...rows]) };
}

test.each([0, 1, 100, 101, 1_000])('reads all of %d rows', async (count) => {
  const { read } = listOf(count);
  const all = await allPages(read, 10);
  expect(all).toEqual({ rows: Array.from({ length: count }, (_, index) => index) });
  expect(read).toHaveBeenCalledTimes(Math.max(1, Math.ceil(count / 100)));
});

test('of a service with smaller pages too', async () => {
  expect(await allPages(listOf(70, 30).read, 10)).toMatchObject({ rows: { length: 70 } });
});

test('tells how many there are where they are too many', async () => {
  const { read } = listOf(1_001);
  expect(await allPages(read, 10)).toEqual({ tooMany: 1_001 });
  expect(read).toHaveBeenCalledOnce();
});

test('reads again where one was added meanwhile, once', async () => {
  const { read, add } = listOf(250);
  read.mockImplementationOnce(async () => {
    const data = Array.from({ length: 100 }, (_, index) => index);
    add(-1);
    return { data, pagination: { limit: 100, total: 250 } };
  });
  const all = await allPages(read, 10);
  expect(all).toMatchObject({ rows: { length: 251 } });
  expect(read).toHaveBeenCalledTimes(6);
});

test('a long list leaves room for others who ask', async () => {
  const { read } = listOf(5_000);
  let underWay = 0;
  let most = 0;
  const all = await allPages(async (page) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await Promise.resolve();
    underWay -= 1;
    return read(page);
  }, 50);
  expect(all).toMatchObject({ rows: { length: 5_000, 4999: 4_999 } });
  expect(most).toBe(8);
});

test('of a list one page of which fails, no more are read', async () => {
  const { read } = listOf(5_000);
  const failing = vi.fn(async (page: number) => {
    if (page === 3) throw new Error('no page 3');
    return read(page);
  });
  await expect(allPages(failing, 50)).rejects.toThrow('no page 3');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(failing.mock.calls.length).toBeLessThan(20);
});

test('asks a service without pages once, however much it gives', async () => {
  const read = vi.fn(async () => ({
    data: Array.from({ length: 250 }, (_, index) => index),
    pagination: { limit: 250, total: 250 },
  }));
  expect(await allPages(read, 1)).toMatchObject({ rows: { length: 250 } });
  expect(read).toHaveBeenCalledOnce();
});

/** Rows with ids, of which the list may lose some while it is read. */
function shrinkingList(count: number) {
  let rows = Array.from({ length: count }, (_, index) => ({ id: `${index}` }));
  const read = vi.fn(async (page: number) => ({
    data: rows.slice((page - 1) * 100, page * 100),
    pagination: { limit: 100, total: rows.length },
  }));
  return {
    read,
    add: (id: string) => {
      rows = [{ id }, ...rows];
    },
    drop: (many: number) => {
      rows = rows.slice(many);
    },
  };
}

async function idsOf(parts: AsyncGenerator<readonly { id: string }[], void>, after?: () => void) {
  const ids: string[] = [];
  for await (const rows of parts) {
    ids.push(...rows.map(({ id }) => id));
    if (ids.length === rows.length) after?.();
  }
  return ids;
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);

test.each([0, 1, 100, 101, 2_050])('gives all of %d rows part by part', async (count) => {
  const { read } = shrinkingList(count);
  const { total, parts } = await openRows(read);
  expect(total).toBe(count);
  expect(read).toHaveBeenCalledOnce();
  expect(await idsOf(parts)).toEqual(numbered(count));
  expect(read).toHaveBeenCalledTimes(Math.max(1, Math.ceil(count / 100)));
});

test('gives no row twice where one was added meanwhile', async () => {
  const { read, add } = shrinkingList(250);
  const { parts } = await openRows(read);
  expect(await idsOf(parts, () => add('new'))).toEqual(numbered(250));
});

test.each([1, 100, 120])('misses none where %d rows left the list meanwhile', async (many) => {
  const { read, drop } = shrinkingList(350);
  const { parts } = await openRows(read);
  const ids = await idsOf(parts, () => drop(many));
  expect(ids).toEqual(expect.arrayContaining(numbered(350).slice(Math.max(100, many))));
  expect(new Set(ids).size).toBe(ids.length);
});
