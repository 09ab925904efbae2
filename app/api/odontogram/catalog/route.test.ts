import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ORIGIN } from '@/lib/testing/application';
import { Browser } from '@/lib/testing/browser';
import { withScriptedService } from '@/lib/testing/scripted-application';
import { json } from '@/lib/testing/scripted-service';
import { afterPassword, makeStaff } from '@/lib/testing/staff';
import { GET } from './route';

const service = await withScriptedService('documented');

const dentist = new Browser();
const receptionist = new Browser();

beforeAll(async () => {
  vi.stubEnv('REQUIRE_SECOND_FACTOR', 'false');
  await afterPassword((await makeStaff('dentist')).email, dentist);
  await afterPassword((await makeStaff('receptionist')).email, receptionist);
});
afterEach(() => vi.useRealTimers());

const ask = (query: string, from = dentist) =>
  from.send((request) => GET(new Request(`${ORIGIN}/api/odontogram/catalog${query}`, request)), {
    method: 'GET',
  });

const catalog = { catalogVersion: 2, findings: [], surfaces: [], evolutions: [] };

test('it is read once for everybody, in the language that is asked for, and remembered', async () => {
  service.answer = json(500, {});
  expect((await ask('?locale=es-CO')).status).toBe(502);
  service.answer = json(200, { success: true, data: catalog });
  service.requests.length = 0;
  for (const locale of ['es-CO', 'es-CO', 'en-US']) {
    const answer = await ask(`?locale=${locale}`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(catalog);
  }
  expect(service.requests.map(({ headers }) => headers['accept-language'])).toEqual([
    'es-CO',
    'en-US',
  ]);
  service.answer = json(500, {});
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  const remembered = await ask('?locale=es-CO');
  expect(remembered.status).toBe(200);
  expect(await remembered.json()).toEqual(catalog);
});

test('whoever misses something in it gets a newer one at once, where the service has one', async () => {
  const versionOf = async (query: string) =>
    (await (await ask(`?locale=en-US${query}`)).json()).catalogVersion;
  const has = (catalogVersion: number) => {
    service.answer = json(200, { success: true, data: { ...catalog, catalogVersion } });
  };
  const after = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });
  has(2);
  expect(await versionOf('')).toBe(2);
  service.requests.length = 0;
  has(3);
  after(10);
  expect(await versionOf('')).toBe(2);
  expect(await versionOf('&newerThan=1')).toBe(2);
  expect(service.requests).toHaveLength(0);
  expect(await versionOf('&newerThan=2')).toBe(3);
  expect(service.requests).toHaveLength(1);
  // It has none: it is asked now and then, not by every chart that misses something.
  for (const _ of [1, 2, 3]) expect(await versionOf('&newerThan=3')).toBe(3);
  expect(service.requests).toHaveLength(1);
  after(10);
  expect(await versionOf('&newerThan=3')).toBe(3);
  expect(service.requests).toHaveLength(2);
  // One that fails leaves the last one.
  service.answer = json(500, {});
  after(10);
  expect(await versionOf('&newerThan=3')).toBe(3);
});

test('nobody else may, and in no other language', async () => {
  expect((await ask('?locale=es-CO', receptionist)).status).toBe(403);
  expect((await ask('?locale=es-CO', new Browser())).status).toBe(401);
  expect((await ask('?locale=fr')).status).toBe(400);
  expect((await ask('')).status).toBe(400);
  expect((await ask('?locale=es-CO&newerThan=x')).status).toBe(400);
});
