import { randomUUID } from 'node:crypto';
import { Api, newSurname } from '../support/api';
import { bookAppointment, farDay } from '../support/appointments';
import { test as base, expect } from '../support/fixtures';
import { field } from '../support/patient-form';
import { type Replicas, startReplicas } from '../support/replicas';

const test = base.extend<object, { replicas: Replicas }>({
  replicas: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
    async ({}, use) => {
      const replicas = await startReplicas();
      await use(replicas);
      await replicas.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  stack: [({ replicas: { url, stacks } }, use) => use({ ...stacks[0], url }), { scope: 'worker' }],
});

test.use({ locale: 'es-CO' });
test.describe.configure({ mode: 'default' });
test.afterEach(({ replicas }) => replicas.lead(replicas.stacks));

test('a session holds with either, and ends with both', async ({ replicas, apiOf }) => {
  const api = await apiOf('receptionist');
  const [first, second] = replicas.stacks.map(({ url }) => new Api(api.request, url));
  const ask = (of: Api | undefined) => of?.get('/api/clinic/patients?limit=1');
  expect((await ask(first))?.status()).toBe(200);
  expect((await ask(second))?.status()).toBe(200);

  replicas.lead([replicas.stacks[0]]);
  // As a copy of the cookie would be: the one of this context is gone with its session.
  const cookie = await api.cookie();
  await api.send('POST', '/api/auth/sign-out');
  const copied = () =>
    fetch(`${replicas.stacks[1].url}/api/clinic/patients?limit=1`, { headers: { cookie } });
  await expect.poll(async () => (await copied()).status, { timeout: 2_000 }).toBe(401);
});

test('what is booked through one is seen by whoever looks through the other', async ({
  page,
  apiOf,
  signInAs,
  replicas,
}) => {
  const api = await apiOf('admin');
  const date = farDay();
  await signInAs('receptionist');
  replicas.lead([replicas.stacks[0]]);
  const listening = page.waitForResponse(/\/api\/agenda\/stream/);
  await page.goto(`/agenda?date=${date}`);
  await listening;

  replicas.lead([replicas.stacks[1]]);
  const { id, patient } = await bookAppointment(api, date);
  const entry = page.locator(`[data-entry="${id}"]`);
  await expect(entry).toContainText(patient.lastName, { timeout: 2_000 });
  await api.send('PATCH', `/api/clinic/appointments/${id}`, { status: 'canceled' });
  await expect(entry).toHaveClass(/entry-canceled/, { timeout: 2_000 });
});

test('a form that reaches both at once makes one thing', async ({ replicas, apiOf }) => {
  const api = await apiOf('receptionist');
  const person = { firstName: 'Luz', lastName: newSurname() };
  const headers = { 'idempotency-key': randomUUID() };
  const sent = [1, 2, 3, 4].map(() => api.send('POST', '/api/clinic/patients', person, headers));
  const answers = await Promise.all(sent);
  expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200, 200]);
  const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id));
  expect(new Set(ids).size).toBe(1);
  for (const { url } of replicas.stacks) {
    const found = await new Api(api.request, url).get(
      `/api/clinic/patients?search=${person.lastName}`,
    );
    expect((await found.json()).pagination.total).toBe(1);
  }
});

test('one that is stopped takes nothing of what people do along', async ({
  page,
  t,
  apiOf,
  signInAs,
  replicas,
  watched,
}) => {
  // The stream of the agenda ends with its replica, and begins again with the other.
  watched.allow(/ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_EMPTY_RESPONSE|503/);
  const [leaving] = replicas.stacks;
  const api = await apiOf('receptionist');
  const date = farDay();
  await signInAs('receptionist');
  replicas.lead([leaving]);
  const agenda = await page.context().newPage();
  await agenda.goto(`/agenda?date=${date}`);
  const surname = newSurname();
  await page.goto('/patients/new');
  await field(page, t, 'firstName').fill('Luz');
  await field(page, t, 'lastName').fill(surname);

  replicas.lead(replicas.stacks);
  await leaving.stopApplication();
  await page.getByRole('button', { name: t('patientForm.create') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(surname);
  const { id, patient } = await bookAppointment(api, date);
  await expect(agenda.locator(`[data-entry="${id}"]`)).toContainText(patient.lastName);
  await leaving.startApplication();
});

test('the trail of both is one chain', async ({ apiOf, replicas }) => {
  const api = await apiOf('admin');
  const write = (turn: number) =>
    new Api(api.request, replicas.stacks[turn % 2]?.url ?? '').send(
      'POST',
      '/api/clinic/patients',
      { firstName: 'Luz', lastName: newSurname() },
      { origin: replicas.url },
    );
  const written = await Promise.all(Array.from({ length: 10 }, (_, turn) => write(turn)));
  expect(written.map((answer) => answer.status())).toEqual(written.map(() => 200));
  const check = await (await api.send('POST', '/api/audit/verify', {})).text();
  const last = JSON.parse(check.trim().split('\n').at(-1) ?? '');
  expect(last).toMatchObject({ intact: true });
  expect(last.rows).toBeGreaterThanOrEqual(10);
});
