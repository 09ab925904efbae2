import { ROLES } from '@/lib/rules/roles';
import { expect, test } from './support/fixtures';
import { SCREENS } from './support/screens';
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
    // The connection is tested when one looks at it, which is no reading.
    watched.allow(/405/);
    const api = await apiOf('admin');
    await signInAs(role);
    for (const kind of ['lists', 'others'] as const) {
      for (const path of await SCREENS[role][kind](api)) {
        await page.goto(line.url + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect.soft(await undrawn(page), path).toEqual([]);
      }
    }
    await page.close();
    await line.close();
  });
}
