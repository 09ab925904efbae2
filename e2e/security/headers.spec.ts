import type { APIResponse } from '@playwright/test';
import { expect, test } from '../support/http-fixtures';

function expectPolicy(response: APIResponse): string {
  const headers = response.headers();
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("form-action 'self'");
  expect(policy).not.toContain('unsafe-');
  expect(policy).not.toContain('*');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['cache-control']).toContain('no-store');
  expect(headers['x-powered-by']).toBeUndefined();
  const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  expect(nonce.length).toBeGreaterThanOrEqual(22);
  return nonce;
}

const PAGES = [
  { what: 'the sign-in page', path: '/login', status: 200 },
  { what: 'a page that does not exist', path: '/no-such-page', status: 404, role: 'dentist' },
  { what: 'a screen', path: '/patients', status: 200, role: 'receptionist' },
  { what: 'a record', path: '/patients/pat-maria-perez', status: 200, role: 'receptionist' },
  { what: 'a record that is not there', path: '/patients/nobody', status: 404, role: 'admin' },
  { what: 'a screen without the right', path: '/patients/new', status: 403, role: 'billing' },
] as const;

for (const page of PAGES) {
  test(`${page.what} carries a policy of its own and is kept by no cache`, async ({ apiOf }) => {
    const api = await apiOf('role' in page ? page.role : undefined);
    const first = await api.get(page.path);
    expect(first.status()).toBe(page.status);
    const nonce = expectPolicy(first);
    const html = await first.text();
    const scripts = html.match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
    expect(html).not.toMatch(/ style="/);
    expect(expectPolicy(await api.get(page.path))).not.toBe(nonce);
  });
}

test('a nonce that the request claims is on no script', async ({ apiOf }) => {
  const api = await apiOf();
  const policy = "script-src 'nonce-claimed'";
  const claims = {
    'content-security-policy': policy,
    'content-security-policy-report-only': policy,
  };
  for (const path of [
    '/login',
    '/no-such-page',
    '/api/no-such-thing',
    '/_next/static/nothing.js',
  ]) {
    const response = await api.get(path, claims);
    expect(response.headers()['content-security-policy'], path).not.toContain('claimed');
    expect(await response.text(), path).not.toContain('claimed');
  }
});

test('data is never a document, and is kept by no cache', async ({ apiOf }) => {
  const api = await apiOf('receptionist');
  const signedOut = await apiOf();
  const answers = [
    await api.get('/api/clinic/patients'),
    await api.get('/api/clinic/patients/nobody'),
    await api.get('/api/clinic/no-such-thing'),
    await api.get('/api/auth/session'),
    await signedOut.get('/api/clinic/patients'),
    await signedOut.send('POST', '/api/auth/sign-in', { email: 'x', password: 'y' }),
  ];
  for (const answer of answers) {
    const headers = answer.headers();
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['content-type']).toMatch(/^application\/(problem\+)?json/);
    expect(headers['x-correlation-id']).toMatch(/^[\w-]{8,64}$/);
    expect(headers['access-control-allow-origin']).toBeUndefined();
  }
});

test('the session cookie is out of reach of scripts and of other sites', async ({ apiOf }) => {
  const api = await apiOf();
  const response = await api.send('POST', '/api/auth/demo', { role: 'billing' });
  const cookies = response.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
  const session = cookies.find(({ value }) => value.startsWith('session='))?.value ?? '';
  expect(session).toMatch(/; HttpOnly/i);
  expect(session).toMatch(/; SameSite=Strict/i);
  expect(session).toMatch(/; Path=\//i);
  expect(await response.text()).not.toContain(session.split(';')[0]?.slice('session='.length));
});

test('https is not demanded of an address that has none', async ({ apiOf }) => {
  const api = await apiOf();
  for (const path of ['/login', '/healthz', '/api/auth/session']) {
    expect((await api.get(path)).headers()['strict-transport-security'], path).toBeUndefined();
  }
});

test('endpoints nobody needs are not there', async ({ apiOf }) => {
  const api = await apiOf('admin');
  const paths = [
    '/_next/image?url=%2Ficon.svg&w=64&q=75',
    '/_next/static/chunks/of-an-earlier-build.js',
    '/api/auth/sign-up/email',
    '/api/auth/get-session',
  ];
  for (const path of paths) {
    expect((await api.get(path)).status(), path).toBe(404);
  }
});

test('what is sent in a header never comes back in one', async ({ apiOf }) => {
  const api = await apiOf('admin');
  const response = await api.get('/api/clinic/patients', {
    'x-correlation-id': 'evil value; <script>',
    'x-forwarded-host': 'evil.example',
  });
  expect(JSON.stringify(response.headers())).not.toContain('evil');
});

test('a body larger than one mebibyte is refused while it is read', async ({ apiOf }) => {
  const api = await apiOf('receptionist');
  const response = await api.send('POST', '/api/clinic/patients', {
    firstName: 'x'.repeat(1_100_000),
    lastName: 'Larga',
  });
  expect(response.status()).toBe(413);
  const broken = await api.send('POST', '/api/clinic/patients', Buffer.from('{"firstName":'), {
    'content-type': 'application/json',
  });
  expect(broken.status()).toBe(400);
  expect(await broken.json()).toMatchObject({ code: 'MALFORMED_JSON' });
});
