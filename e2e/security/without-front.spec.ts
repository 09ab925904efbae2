import { Api } from '../support/api';
import { expect, test } from '../support/http-fixtures';
import { ASKERS, breaches } from './role-table';
import { startWithoutFront } from './without-front';

test.describe.configure({ mode: 'default' });

let application: Awaited<ReturnType<typeof startWithoutFront>>;
test.beforeAll(async ({ stack }) => {
  application = await startWithoutFront(stack);
});
test.afterAll(() => application.stop());

test('the front is indeed not there', async ({ playwright }) => {
  const request = await playwright.request.newContext();
  const headers = (await request.get(`${application.url}/login`)).headers();
  expect(headers['content-security-policy']).toBeUndefined();
  await request.dispose();
});

for (const role of ASKERS) {
  test(`${role ?? 'somebody signed out'} gets no more without the front`, async ({
    playwright,
  }) => {
    // In `npm run test:long` some two thousand requests.
    test.slow();
    const request = await playwright.request.newContext();
    const api = new Api(request, application.url);
    if (role) await api.signIn(role);
    expect(await breaches(api, role)).toEqual([]);
    await request.dispose();
  });
}

test('no page is shown to somebody signed out without the front', async ({ playwright }) => {
  const request = await playwright.request.newContext();
  const api = new Api(request, application.url);
  for (const path of ['/', '/patients', '/patients/new', '/patients/pat-maria-perez']) {
    const response = await api.get(path);
    expect(response.status(), path).toBe(307);
    expect(response.headers().location, path).toMatch(/^\/login/);
    expect(await response.text()).not.toContain('Pérez');
  }
  await api.signIn('billing');
  expect((await api.get('/patients/new')).status()).toBe(403);
  await request.dispose();
});
