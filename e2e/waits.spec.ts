import type { Page } from '@playwright/test';
import { SEARCH_PAUSE } from '@/components/use-debounced-value';
import { makePatient } from './support/api';
import { expect, test } from './support/fixtures';
import { holdRequests } from './support/hold-requests';
import { openSearch } from './support/open-search';
import { EMPTY_CLINIC } from './support/stack';

test.use({ stackOptions: { ...EMPTY_CLINIC, only: 'waits' } });
test.describe.configure({ mode: 'default' });
test.afterEach(({ faults }) => faults.heal());

/** Time stands still for the page from here on: what waits for a timer waits for ever. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

test('nothing is read ahead for the links of a page', async ({ page, signInAs, apiOf }) => {
  const { id } = await makePatient(await apiOf('receptionist'));
  await signInAs('admin');
  const ahead: string[] = [];
  page.on('request', (request) => {
    const headers = request.headers();
    if (headers['next-router-prefetch'] ?? headers.rsc) ahead.push(request.url());
  });
  for (const path of ['/', '/patients', `/patients/${id}`, '/schedules', '/billing/invoices']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    for (const link of await page.getByRole('complementary').getByRole('link').all()) {
      await link.hover();
    }
    await page.waitForLoadState('networkidle');
  }
  expect(ahead).toEqual([]);
});

test('a patient who is soon read comes without a shape before', async ({
  page,
  t,
  signInAs,
  apiOf,
}) => {
  const { id, lastName } = await makePatient(await apiOf('receptionist'));
  await signInAs('receptionist');
  const shape = `[role="status"][aria-label="${t('patient.loading')}"]`;
  // On a busy machine somebody may be read too late for it: not everybody is.
  await expect(async () => {
    await page.goto(`/patients?search=${lastName}`);
    const seen = await page.evaluateHandle((selector) => {
      const shapes: Element[] = [];
      new MutationObserver(() => shapes.push(...document.querySelectorAll(selector))).observe(
        document,
        { subtree: true, childList: true },
      );
      return shapes;
    }, shape);
    await page.getByRole('link', { name: lastName }).click();
    await expect(page).toHaveURL(`/patients/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: lastName })).toBeVisible();
    expect(await seen.evaluate(({ length }) => length)).toBe(0);
  }).toPass();
});

test('a patient who is late has a shape until then, and not a moment longer', async ({
  page,
  t,
  faults,
  signInAs,
  apiOf,
}) => {
  const { id, lastName } = await makePatient(await apiOf('receptionist'));
  await signInAs('receptionist');
  await page.clock.install();
  await page.goto(`/patients?search=${lastName}`);
  const reached = faults.hold(({ path }) => path.endsWith(`/patients/${id}`));
  await stopTime(page);
  await page.getByRole('link', { name: lastName }).click();
  await reached;
  const shape = page.getByRole('status', { name: t('patient.loading') });
  await expect(shape).toBeVisible();
  await faults.heal();
  await expect(page.getByRole('heading', { level: 1, name: lastName })).toBeVisible();
  await expect(shape).toHaveCount(0);
});

test('of a patient who is not there that is said after the shape too', async ({
  page,
  t,
  faults,
  signInAs,
  apiOf,
}) => {
  const { lastName } = await makePatient(await apiOf('receptionist'));
  await signInAs('receptionist');
  await page.goto(`/patients?search=${lastName}`);
  const link = page.getByRole('link', { name: lastName });
  await link.evaluate((element) => element.setAttribute('href', '/patients/pat-nobody'));
  const reached = faults.hold(({ path }) => path.endsWith('/patients/pat-nobody'));
  await link.click();
  await reached;
  await expect(page.getByRole('status', { name: t('patient.loading') })).toBeVisible();
  await faults.heal();
  await expect(page.getByRole('heading', { name: t('notHere.patient.title') })).toBeVisible();
});

test('a row and a tab that were pressed say so until their page is here', async ({
  page,
  t,
  signInAs,
  apiOf,
}) => {
  const { id, lastName } = await makePatient(await apiOf('receptionist'));
  await signInAs('dentist');
  await page.goto(`/patients?search=${lastName}`);
  const openPatient = await holdRequests(page, `**/patients/${id}?_rsc=*`);
  const row = page.getByRole('link', { name: lastName });
  await row.click();
  await expect(page.locator('[aria-busy="true"]').filter({ has: row })).toBeVisible();
  openPatient();
  await expect(page).toHaveURL(`/patients/${id}`);
  const openRecords = await holdRequests(page, `**/patients/${id}/records?_rsc=*`);
  const tab = page.getByRole('link', { name: t('patient.tabs.records') });
  await tab.click();
  await expect(tab).toHaveCSS('cursor', 'progress');
  openRecords();
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await expect(tab).toHaveCSS('cursor', 'pointer');
});

test.describe('a search starts after a pause that nobody notices', () => {
  test.beforeEach(({ signInAs }) => signInAs('receptionist'));

  for (const [where, open] of [
    ['the list of patients', (page: Page) => page.getByRole('searchbox')],
    ['the search everywhere', openSearch],
  ] as const) {
    test(where, async ({ page, t }) => {
      await page.clock.install();
      await page.goto('/patients');
      const box = await open(page, t);
      await expect(box).toBeEditable();
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('search=')) asked.push(request.url());
      });
      await stopTime(page);
      await box.fill('zoraida');
      await page.clock.runFor(SEARCH_PAUSE - 10);
      expect(asked).toEqual([]);
      const searched = page.waitForRequest(/search=zoraida/);
      await page.clock.runFor(10);
      await searched;
      expect(SEARCH_PAUSE).toBeLessThanOrEqual(100);
    });
  }
});
