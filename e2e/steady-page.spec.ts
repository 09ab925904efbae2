import { TOUCHED } from '@/lib/last-touched';
import { expect, test } from './support/fixtures';
import { holdRequests } from './support/hold-requests';
import { openSearch } from './support/open-search';

// Playwright hides scroll bars, which are what moves a page sideways.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

test("a page that was left open over midnight is made anew, by the clinic's clock", async ({
  page,
  signInAs,
}) => {
  await signInAs('receptionist');
  // A computer that is wrong by hours shows the same day as the clinic.
  await page.clock.install({ time: Date.now() + 9 * 3_600_000 });
  // Asked for by the page once it has come alive: the server's HTML shows the same hour.
  const isAlive = page.waitForRequest('**/api/agenda/stream*');
  await page.goto('/');
  await isAlive;
  const clock = page.locator('aside time');
  const wrong = async () => {
    const shown = Date.parse(`${await clock.getAttribute('datetime')}Z`);
    return Math.abs(shown - Date.now());
  };
  await expect.poll(wrong).toBeLessThan(120_000);
  // Somebody was there a moment ago: a page that is left alone locks itself instead.
  const jump = 24 * 3_600_000 + 5_000;
  await page.evaluate(([key, later]) => localStorage.setItem(key, String(Date.now() + later)), [
    TOUCHED,
    jump,
  ] as const);
  const renewed = page.waitForRequest((request) => {
    const { rsc, 'next-router-prefetch': prefetch } = request.headers();
    return rsc === '1' && prefetch === undefined;
  });
  await page.clock.fastForward(jump);
  await renewed;
});

for (const [length, path] of [
  ['short', '/patients?search=1.020.304.050'],
  ['long', '/patients'],
] as const) {
  test(`a ${length} page does not move when the search opens over it`, async ({
    page,
    t,
    signInAs,
  }) => {
    await signInAs('receptionist');
    await page.setViewportSize({ width: 1280, height: 700 });
    await page.goto(path);
    const content = page.locator('#content');
    const place = () => content.evaluate((element) => element.getBoundingClientRect().toJSON());
    await expect(page.getByRole('table', { name: t('patients.table') })).toBeVisible();
    const scrolls = await page.evaluate(
      () => document.documentElement.scrollHeight > window.innerHeight,
    );
    expect(scrolls).toBe(length === 'long');
    const before = await place();
    await openSearch(page, t);
    expect(await place()).toEqual(before);
  });
}

for (const list of ['patient-shares', 'patient-shares?review=flagged', 'payments'] as const) {
  test(`the list of ${list} stays where it is when what it comes to is known, on any screen`, async ({
    page,
    t,
    signInAs,
  }) => {
    await signInAs('billing');
    const sums = `**/api/billing/${list.split('?')[0]}/totals*`;
    const totals = page.getByRole('region', { name: t('billing.totals.title') });
    const table = page.getByRole('table').first();
    for (const width of [320, 390, 600, 768, 1280]) {
      const release = await holdRequests(page, sums);
      const asked = page.waitForRequest(sums);
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/billing/${list}`);
      await asked;
      await expect(totals).toHaveAttribute('aria-busy', 'true');
      const before = await table.boundingBox();
      release();
      await expect(totals.getByRole('term').first()).toBeVisible();
      expect(await table.boundingBox(), `${width} px`).toEqual(before);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
}

test('a press that began on a button of a row and ended beside it does not open the row', async ({
  page,
  t,
  signInAs,
}) => {
  await signInAs('billing');
  await page.goto('/billing/patient-shares');
  // The sums are asked for once the page can be worked with.
  const totals = page.getByRole('region', { name: t('billing.totals.title') });
  await expect(totals.getByRole('term').first()).toBeVisible();
  const rows = page.getByRole('row').filter({ has: page.getByRole('button') });
  const paths = await rows
    .locator('a[data-row]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const other = paths.findIndex((path) => path !== paths[0]);
  expect(other).toBeGreaterThan(0);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await rows.first().getByRole('button').first().hover();
  const row = await rows.first().boundingBox();
  if (!row) throw new Error('The row is not on the screen.');
  await page.mouse.down();
  await page.mouse.move(row.x + 2, row.y + 2);
  await page.mouse.up();
  await rows.nth(other).click({ position: { x: 2, y: 2 } });
  await expect(page).toHaveURL(paths[other] ?? '');
  expect(asked).not.toContain(paths[0]);
});
