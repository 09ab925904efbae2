import { expect, test } from './support/fixtures';
import { openSearch } from './support/open-search';

// Playwright hides scroll bars, which are what moves a page sideways.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
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
