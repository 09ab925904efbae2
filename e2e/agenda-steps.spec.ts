import type { Locator, Page } from '@playwright/test';
import { addDays } from '@/lib/kit/dates/clinic-time';
import { farDay } from './support/appointments';
import { expect, test } from './support/fixtures';

/** One after the other in one go, before the page has drawn what came of the first. */
async function pressAtOnce(page: Page, ...links: readonly Locator[]): Promise<void> {
  const all = await Promise.all(links.map((link) => link.elementHandle()));
  await page.evaluate((elements) => {
    for (const one of elements) if (one instanceof HTMLElement) one.click();
  }, all);
}

/** Keys count once the page has come alive. */
async function keysAlive(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('l');
    await expect(page).toHaveURL(/view=list/, { timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('d');
  await expect(page).not.toHaveURL(/view=/);
}

test('steps that follow each other at once each count, from where the one before leads', async ({
  page,
  t,
  signInAs,
}) => {
  const date = farDay();
  await signInAs('receptionist');
  await page.goto(`/agenda?date=${date}`);
  await keysAlive(page);
  await expect(page).toHaveURL(`/agenda?date=${date}`);
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const [next, previous] = [link(t('agenda.nextDay')), link(t('agenda.previousDay'))];
  await pressAtOnce(page, next, next, next, previous);
  await expect(page).toHaveURL(`/agenda?date=${addDays(date, 2)}`);
  await pressAtOnce(page, link(t('agenda.views.week')), next);
  await expect(page).toHaveURL(`/agenda?date=${addDays(date, 9)}&view=week`);
  await pressAtOnce(page, link(t('agenda.views.day')), link(t('agenda.previousWeek')));
  await expect(page).toHaveURL(`/agenda?date=${addDays(date, 8)}`);

  // One after the other, while the ones before are drawn: Back takes all of them back.
  for (let round = 1; round <= 3; round += 1) {
    await page.goto(`/agenda?date=${date}`);
    await keysAlive(page);
    await page.waitForTimeout(1_000);
    await page.keyboard.type('wjjkjjd', { delay: 15 });
    await expect(page).toHaveURL(`/agenda?date=${addDays(date, 21)}`);
    await page.goBack();
    await expect(page).toHaveURL(`/agenda?date=${date}`);
    await page.keyboard.type('j');
    await expect(page).toHaveURL(`/agenda?date=${addDays(date, 1)}`);
  }
  // With time between them each is taken back by itself, and nothing of it comes back.
  for (const days of [2, 3, 4]) {
    await page.waitForTimeout(1_000);
    await page.keyboard.type('j');
    await expect(page).toHaveURL(`/agenda?date=${addDays(date, days)}`);
  }
  for (const days of [3, 2, 1]) {
    await page.goBack();
    await expect(page).toHaveURL(`/agenda?date=${addDays(date, days)}`);
  }
  // A new appointment is one of the day that was asked for.
  for (let round = 1; round <= 3; round += 1) {
    await page.goto(`/agenda?date=${date}`);
    await keysAlive(page);
    await page.keyboard.type('jjn');
    await expect(page).toHaveURL(`/agenda?date=${addDays(date, 2)}&book=`);
  }
});
