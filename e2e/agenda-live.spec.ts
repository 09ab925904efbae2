import { bookAppointment, farDay } from './support/appointments';
import { expect, test } from './support/fixtures';
import { holdsSecret } from './support/stack';

test.use({ locale: 'es-CO' });

test('what a colleague books and cancels is on the screen within two seconds', async ({
  page,
  apiOf,
  signInAs,
}) => {
  const api = await apiOf('admin');
  const date = farDay();
  await bookAppointment(api, date);
  await signInAs('receptionist');
  const listening = page.waitForResponse(/\/api\/agenda\/stream/);
  await page.goto(`/agenda?date=${date}`);
  await listening;
  const { id, patient } = await bookAppointment(api, date, { from: 660, to: 690 });
  const entry = page.locator(`[data-entry="${id}"]`);
  await expect(entry).toContainText(patient.lastName, { timeout: 2_000 });
  await api.send('PATCH', `/api/clinic/appointments/${id}`, { status: 'canceled' });
  await expect(entry).toHaveClass(/entry-canceled/, { timeout: 2_000 });
});

test('a window whose stream other windows took says so, and goes on when it is looked at', async ({
  page,
  apiOf,
  signInAs,
  stack,
  t,
}) => {
  const api = await apiOf('admin');
  const date = farDay();
  const { id } = await bookAppointment(api, date);
  await signInAs('receptionist');
  const listening = page.waitForResponse(/\/api\/agenda\/stream/);
  await page.goto(`/agenda?date=${date}`);
  await listening;
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const others = new AbortController();
  for (let opened = 0; opened < 3; opened += 1) {
    const query = `from=${date}&to=${date}`;
    const { signal } = others;
    await fetch(`${stack.url}/api/agenda/stream?${query}`, { headers: { cookie }, signal });
  }
  const notice = page.getByText(new RegExp(t('agenda.stale', { time: '.+' })));
  await expect(notice).toBeVisible();
  others.abort();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(notice).toBeHidden();
  await api.send('PATCH', `/api/clinic/appointments/${id}`, { status: 'canceled' });
  await expect(page.locator(`[data-entry="${id}"]`)).toHaveClass(/entry-canceled/);
});

test('the stream says no more than the list, and ends with the session', async ({
  apiOf,
  stack,
}) => {
  const api = await apiOf('receptionist');
  const date = farDay();
  const { patient } = await bookAppointment(api, date);
  const cookie = await api.cookie();
  const response = await fetch(`${stack.url}/api/agenda/stream?from=${date}&to=${date}`, {
    headers: { cookie },
  });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let told = '';
  while (!told.includes(patient.lastName)) told += (await reader?.read())?.value ?? '';
  expect(holdsSecret(told)).toBe(false);

  const other = await apiOf('admin');
  await api.send('POST', '/api/auth/sign-out');
  const { patient: late } = await bookAppointment(other, date, { from: 660, to: 690 });
  let rest = '';
  for (;;) {
    const { value, done } = (await reader?.read()) ?? { value: undefined, done: true };
    if (done) break;
    rest += value;
  }
  expect(rest).not.toContain(late.lastName);
});

test('who may not see appointments, or is nobody, gets neither the list nor the stream', async ({
  apiOf,
}) => {
  const nobody = await apiOf();
  for (const path of ['', '/stream', '/directory']) {
    const response = await nobody.get(`/api/agenda${path}?from=2026-11-23&to=2026-11-23`);
    expect(response.status()).toBe(401);
  }
  const api = await apiOf('billing');
  for (const [query, status] of [
    ['from=2026-11-23&to=2026-11-23', 200],
    ['from=2026-11-23&to=2026-11-22', 400],
    ['from=2026-02-30&to=2026-03-01', 400],
    ['from=2026-01-01&to=2026-12-31', 400],
    ['from=2026-11-23', 400],
    ['from=2026-11-23&to=2026-11-23&doctorId=..', 400],
  ] as const) {
    expect((await api.get(`/api/agenda?${query}`)).status(), query).toBe(status);
  }
});
