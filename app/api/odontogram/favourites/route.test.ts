import { beforeAll, expect, test, vi } from 'vitest';
import { ORIGIN, withApplication } from '@/lib/testing/application';
import { Browser } from '@/lib/testing/browser';
import { afterPassword, makeStaff } from '@/lib/testing/staff';
import { GET, POST } from './route';

withApplication();

const dentist = new Browser();
const other = new Browser();
const receptionist = new Browser();

beforeAll(async () => {
  vi.stubEnv('REQUIRE_SECOND_FACTOR', 'false');
  await afterPassword((await makeStaff('dentist')).email, dentist);
  await afterPassword((await makeStaff('dentist')).email, other);
  await afterPassword((await makeStaff('receptionist')).email, receptionist);
});

const at = (handler: typeof GET) => (request: Request) =>
  handler(new Request(`${ORIGIN}/api/odontogram/favourites`, request));
const tell = (deed: unknown, from = dentist) => from.send(at(POST), { body: deed });
const read = async (from = dentist) => (await from.send(at(GET), { method: 'GET' })).json();

test('what one marks and charts is there again, and is nobody else’s', async () => {
  expect(await read()).toEqual({ favourites: [], recents: [] });
  // All at once, as of several windows: none is lost.
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const told = await Promise.all(ids.map((marked) => tell({ marked })));
  expect(told.map(({ status }) => status)).toEqual(ids.map(() => 200));
  expect((await read()).favourites.toSorted()).toEqual(ids);
  await tell({ unmarked: 'c' });
  const last = await tell({ picked: 'c' });
  expect(await last.json()).toEqual(await read());
  expect(await read()).toMatchObject({ favourites: { length: 4 }, recents: ['c'] });
  expect(await read(other)).toEqual({ favourites: [], recents: [] });
});

test('nobody else may, and nothing else is kept', async () => {
  expect((await tell({ marked: 'a' }, receptionist)).status).toBe(403);
  expect((await tell({ marked: 'a' }, new Browser())).status).toBe(401);
  const before = await read();
  for (const wrong of [{}, { marked: '' }, { marked: 7 }, { marked: 'a', picked: 'b' }]) {
    expect((await tell(wrong)).status).toBe(400);
  }
  expect((await tell({ marked: 'x'.repeat(65) })).status).toBe(400);
  expect(await read()).toEqual(before);
});
