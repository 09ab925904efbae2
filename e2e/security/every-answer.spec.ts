import { expect, test } from '../support/http-fixtures';

// Behind https as people open it; here nothing but the headers tells.
test.use({
  stackOptions: {
    serviceEnv: { CLINIC_SEED: 'empty' },
    env: { APP_URL: 'https://localhost' },
  },
});

const ANSWERS = [
  { path: '/login', status: 200 },
  { path: '/no-such-page', status: 307 },
  { path: '/_not-found', status: 404 },
  { path: '/patients', status: 307 },
  { path: '/healthz', status: 200 },
  { path: '/readyz', status: 200 },
  { path: '/icon.svg', status: 200 },
  { path: '/favicon.ico', status: 200 },
  { path: '/api/auth/session', status: 401 },
  { path: '/api/clinic/patients', status: 401 },
  { path: '/api/agenda/upcoming?doctorId=doc-1', status: 401 },
  { path: '/api/odontogram/catalog?locale=es-CO', status: 401 },
  { path: '/api/odontogram/stream?patient=pat-1', status: 401 },
  { path: '/api/no-such-thing', status: 404 },
  { path: '/_next/static/nothing.js', status: 404 },
  { path: '/_next/image?url=%2Ficon.svg&w=64&q=75', status: 404 },
  { path: '//evil.example/x', status: 308 },
  { path: '/patients/', status: 308 },
  { path: '/%ff', status: 400 },
  { path: '/api/clinic/patients/%c3%28', status: 400 },
];

for (const { path, status } of ANSWERS) {
  test(`${path} answers ${status} with the headers that all have`, async ({ apiOf }) => {
    const response = await (await apiOf()).get(path);
    expect(response.status()).toBe(status);
    const headers = response.headers();
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-frame-options']).toBe('DENY');
    const policies = response
      .headersArray()
      .filter(({ name }) => name.toLowerCase() === 'content-security-policy');
    expect(policies).toHaveLength(1);
    expect(policies[0]?.value).toContain("default-src 'none'");
    expect(headers.location ?? '/').toMatch(/^\/(?!\/)/);
    if (status === 400) expect(await response.json()).toMatchObject({ code: 'MALFORMED_PATH' });
  });
}

test('a file of the build has them too', async ({ apiOf }) => {
  const api = await apiOf();
  const html = await (await api.get('/login')).text();
  const file = /\/_next\/static\/[^"\\]+\.js/.exec(html)?.[0] ?? '';
  const response = await api.get(file);
  expect(response.status()).toBe(200);
  expect(response.headers()['strict-transport-security']).toContain('max-age=');
  expect(response.headers()['cache-control']).toContain('immutable');
});
