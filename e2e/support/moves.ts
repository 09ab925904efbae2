import type { Page } from '@playwright/test';
import { holidayOn } from '@/lib/rules/holidays';
import { weekdayOf } from '@/lib/rules/schedule';
import { farDay } from './appointments';
import { expect } from './fixtures';
import type { Words } from './words';

/** A far day on which the doctor of `bookAppointment` works from 8 to 13 and from 14 to 18. */
export function workDay(): string {
  for (;;) {
    const date = farDay();
    const isWorked = ['monday', 'tuesday', 'wednesday'].includes(weekdayOf(date));
    if (isWorked && holidayOn(date) === undefined) return date;
  }
}

export const entryOf = (page: Page, id: string) => page.locator(`[data-entry="${id}"]`);

/** What says what is in hand. */
export const moveBar = (page: Page, t: Words, patient: string) =>
  page.getByRole('region', { name: t('agenda.move.title', { patient }) });

/** Takes an appointment in hand with the keyboard, as soon as the page listens. */
export async function grab(page: Page, t: Words, id: string, patient: string): Promise<void> {
  await expect(async () => {
    await entryOf(page, id).focus();
    await page.keyboard.press('m');
    await expect(moveBar(page, t, patient)).toBeVisible({ timeout: 250 });
  }).toPass();
}

export async function press(page: Page, key: string, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
}
