import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ownHandlers } from '@/lib/own-handlers';
import { root } from '@/scripts/support/root.mjs';
import { expect, test } from '../support/http-fixtures';
import { ASKERS, breaches } from './role-table';

for (const role of ASKERS) {
  test(`${role ?? 'somebody signed out'} gets what the table of roles says and nothing else`, async ({
    apiOf,
  }) => {
    // In `npm run test:long` some two thousand requests.
    test.slow();
    expect(await breaches(await apiOf(role), role)).toEqual([]);
  });
}

/** Open to nobody in particular, or about the second factor of whoever asks: tests of their own. */
const ELSEWHERE = /^\/api\/(auth\/|clinic\/|account\/(preferences|second-factor\/)|\[\.\.\.path\])/;

test('every handler of ours is declared', () => {
  const files = readdirSync(join(root, 'app/api'), { recursive: true, encoding: 'utf8' });
  const missing = files
    .filter((file) => file.endsWith('route.ts'))
    .map((file) => `/api/${file.replaceAll('\\', '/').replace(/\/route\.ts$/, '')}`)
    .filter((path) => !ELSEWHERE.test(path))
    .filter((path) => {
      const declared = path.replace(/\[(\w+)\]/g, '{$1}');
      return !ownHandlers.some((handler) => handler.path === declared);
    });
  expect(missing).toEqual([]);
});

test('what is no declared operation is not there, whoever asks', async ({ apiOf }) => {
  const api = await apiOf('admin');
  const paths = [
    '/api/clinic',
    '/api/clinic/openapi.json',
    '/api/clinic/../healthz',
    '/api/clinic/patients/..%2f..%2fhealthz',
    '/api/clinic/patients/%2e%2e',
    '/api/clinic/patients/a/b',
    '/api/clinic/patients/%00',
    '/api/clinic//patients',
    '/api/clinic/patients/x%3Fstatus=active',
    `/api/clinic/patients/${'a'.repeat(65)}`,
    '/api/clinic/http:%2f%2fevil.example',
  ];
  for (const path of paths) {
    const response = await api.get(path);
    expect([308, 400, 404], `${path}: ${response.status()}`).toContain(response.status());
  }
});

test('a person who owes nothing to a role still has the pages of theirs alone', async ({
  apiOf,
}) => {
  const billing = await apiOf('billing');
  expect((await billing.get('/patients/new')).status()).toBe(403);
  expect((await billing.get('/patients/nobody-at-all/edit')).status()).toBe(403);
  expect((await billing.get('/patients')).status()).toBe(200);
  const dentist = await apiOf('dentist');
  expect((await dentist.get('/patients/new')).status()).toBe(403);
});

test('no page is shown to somebody signed out, whatever the headers say', async ({ apiOf }) => {
  const api = await apiOf();
  const headers = [
    {},
    { 'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy' },
    { 'x-pathname': '/login' },
    { 'x-forwarded-host': 'evil.example' },
  ];
  for (const path of [
    '/',
    '/patients',
    '/patients/new',
    '/patients/x',
    '/patients/x/edit',
    '/no-such',
  ]) {
    for (const hostile of headers) {
      const response = await api.get(path, hostile);
      const text = await response.text();
      expect(response.status(), path).toBe(307);
      expect(response.headers().location, path).toMatch(/^\/login(\?|$)/);
      expect(text).not.toMatch(/<table|firstName/);
    }
  }
});

test('a navigation of somebody signed out is sent to sign-in and brings no data', async ({
  apiOf,
}) => {
  const api = await apiOf();
  for (const path of ['/', '/patients', '/patients/pat-maria-perez']) {
    for (const kind of [{}, { 'next-router-prefetch': '1' }]) {
      const first = await api.get(path, { rsc: '1', ...kind });
      // Next.js has a navigation ask again under an address of its own.
      const { location = path } = first.headers();
      const response = await api.get(location, { rsc: '1', ...kind });
      const text = await response.text();
      expect(text).not.toMatch(/firstName|documentNumber|1020304050/);
      if (!('next-router-prefetch' in kind)) expect(text).toContain('/login');
    }
  }
});
