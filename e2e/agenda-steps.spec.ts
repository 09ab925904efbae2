import type { Locator, Page } from '@playwright/test';
import { addDays } from '@/lib/rules/clinic-time';
import { farDay } from './support/appointments';
import { expect, test } from './support/fixtures';

/** One after the other in one go, before the page has drawn what came of the first. */
async function pressAtOnce(page: Page, ...links: readonly Locator[]): Promise<void> {
  const all = await Promise.all(links.map((link) => link.elementHandle()));
  await page.evaluate((elements) => {
    for (const one of elements) if (one instanceof HTMLElement) one.click();
  }, all);
}

test('steps that follow each other at once each count, from where the one before leads', async ({
  page,
  t,
  signInAs,
}) => {
  const date = farDay();
  await signInAs('receptionist');
  await page.goto(`/agenda?date=${date}`);
  // Keys count once the page has come alive.
  await expect(async () => {
    await page.keyboard.press('l');
    await expect(page).toHaveURL(/view=list/, { timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('d');
  await expect(page).toHaveURL(`/agenda?date=${date}`);
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const [next, previous] = [link(t('agenda.nextDay')), link(t('agenda.previousDay'))];
  await pressAtOnce(page, next, next, next, previous);
  await expect(page).toHaveURL(`/agenda?date=${addDays(date, 2)}`);
  await pressAtOnce(page, link(t('agenda.views.week')), next);
  await expect(page).toHaveURL(`/agenda?date=${addDays(date, 9)}&view=week`);
  await pressAtOnce(page, link(t('agenda.views.day')), link(t('agenda.previousWeek')));
  await expect(page).toHaveURL(`/agenda?date=${addDays(date, 8)}`);
});
