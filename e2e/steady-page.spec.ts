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
  await page.goto('/');
  const clock = page.locator('aside time');
  const wrong = async () => {
    const shown = Date.parse(`${await clock.getAttribute('datetime')}Z`);
    return Math.abs(shown - Date.now());
  };
  await expect.poll(wrong).toBeLessThan(120_000);
  const renewed = page.waitForRequest((request) => request.headers().rsc === '1');
  await page.clock.fastForward('24:00:05');
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

for (const [list, width] of [
  ['patient-shares', 1280],
  ['patient-shares', 390],
  ['payments', 1280],
  ['payments', 390],
] as const) {
  test(`the list of ${list}, ${width} px wide, stays where it is when what it comes to is known`, async ({
    page,
    t,
    signInAs,
  }) => {
    await signInAs('billing');
    const release = await holdRequests(page, `**/api/billing/${list}/totals*`);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/billing/${list}`);
    const table = page.getByRole('table').first();
    await expect(table).toBeVisible();
    const before = await table.boundingBox();
    release();
    const totals = page.getByRole('region', { name: t('billing.totals.title') });
    await expect(totals.getByRole('term').first()).toBeVisible();
    expect(await table.boundingBox()).toEqual(before);
  });
}

test('a press that began on a button of a row and ended beside it does not open the row', async ({
  page,
  signInAs,
}) => {
  await signInAs('billing');
  await page.goto('/billing/patient-shares');
  const cell = page
    .getByRole('cell')
    .filter({ has: page.getByRole('button') })
    .first();
  const box = await cell.boundingBox();
  if (!box) throw new Error('No row has a button.');
  const beside = [box.x + 2, box.y + 2] as const;
  const opened = () =>
    page.waitForRequest(/\/patients\/[^/]+\/billing/, { timeout: 2_000 }).catch(() => undefined);
  const first = opened();
  await cell.getByRole('button').first().hover();
  await page.mouse.down();
  await page.mouse.move(...beside);
  await page.mouse.up();
  expect(await first).toBeUndefined();
  const second = opened();
  await page.mouse.click(...beside);
  expect(await second).toBeDefined();
});
