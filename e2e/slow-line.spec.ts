import { ROLES } from '@/lib/contract/roles';
import { expect, test } from './support/fixtures';
import { addressesOf, LOADING } from './support/screens';
import { startSlowLine } from './support/slow-line';
import { undrawn } from './support/undrawn';

// Chromium forgets to draw a query container within a `fieldset` when a `select` in it comes in pieces.
for (const role of ROLES) {
  test(`${role}: a page that comes in pieces is drawn whole`, async ({
    page,
    stack,
    apiOf,
    signInAs,
    watched,
  }) => {
    const line = await startSlowLine(stack.url);
    watched.allowOrigin(line.url);
    await signInAs(role);
    try {
      for (const kind of ['lists', 'others'] as const) {
        for (const path of await addressesOf(role, kind, apiOf)) {
          const before = line.stops();
          const answer = await page.goto(line.url + path);
          expect(answer?.status(), path).toBe(200);
          await expect(page).toHaveURL(line.url + path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.locator('main').locator(LOADING)).toHaveCount(0);
          expect.soft(await undrawn(page), path).toEqual([]);
          if (/billing\/.+\/new/.test(path)) expect(line.stops(), path).toBeGreaterThan(before);
        }
      }
    } finally {
      await page.close();
      await line.close();
    }
  });
}
