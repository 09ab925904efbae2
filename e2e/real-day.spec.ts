import type { Page } from '@playwright/test';
import type { Role } from '@/lib/contract/roles';
import { aheadOf, REAL_DAY } from '@/lib/testing/test-clock.mjs';
import { dayOf, expectOneDay } from './support/agree-on-day';
import { expect, test } from './support/fixtures';
import { cellOf, openChart } from './support/odontogram';
import { LOADING } from './support/screens';

test.use({ stackOptions: { env: REAL_DAY } });
test.describe.configure({ mode: 'default' });

/** What the clock of this machine says, whatever the day of the tests is. */
const now = () => Date.now() - aheadOf();

test('service, application and browser agree on the real day', async ({
  page,
  apiOf,
  signInAs,
}) => {
  await signInAs('receptionist');
  await expectOneDay(page, await apiOf('receptionist'), now);
});

const SCREENS: readonly (readonly [Role, string, (page: Page) => Promise<unknown>])[] = [
  ['receptionist', 'Today', (page) => page.goto('/')],
  ['receptionist', 'the agenda', (page) => page.goto('/agenda')],
  ['billing', 'payments', (page) => page.goto('/billing/payments')],
  ['dentist', 'an odontogram', (page) => openChart(page, 'pat-maria-perez')],
];

for (const [role, screen, open] of SCREENS) {
  test(`${screen} of a demo that was made today shows the real day, and nothing is wrong`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(role);
    const days = [dayOf(now())];
    await open(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main').locator(LOADING)).toHaveCount(0);
    const said = page.locator('main').getByRole('alert').filter({ hasText: /\S/ });
    await expect(said).toHaveCount(0);
    const shown = await page.locator('aside time').getAttribute('datetime');
    days.push(dayOf(now()));
    expect(days).toContain(dayOf(`${shown}Z`));
    if (screen === 'payments') await expect(page.getByRole('table')).toBeVisible();
    if (role === 'dentist') await expect(cellOf(page, 36)).toBeVisible();
  });
}
