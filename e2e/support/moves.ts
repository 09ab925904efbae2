import type { Locator, Page } from '@playwright/test';
import { holidayOn } from '@/lib/kit/dates/holidays';
import type { Span } from '@/lib/kit/dates/span';
import { weekdayOf } from '@/lib/kit/schedule';
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
    await expect(moveBar(page, t, patient)).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

/** Presses the mouse on an appointment, at a share of its height, and carries it some minutes on. */
export async function startDrag(
  page: Page,
  id: string,
  { share, minutes }: { readonly share: number; readonly minutes: number },
): Promise<void> {
  const box = await entryOf(page, id).boundingBox();
  const column = await page.locator('[data-column]').first().boundingBox();
  if (!box || !column) throw new Error('There is nothing to drag.');
  const x = box.x + box.width / 2;
  const y = box.y + box.height * share - 2;
  // The columns of these days show twelve hours.
  const way = (minutes * column.height) / 720;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + way / 2);
  await page.mouse.move(x, y + way);
}

/**
 * Presses the mouse on a free place of the first column and draws over it, in minutes of its day;
 * answers what is shown of it.
 */
export async function drawOver(page: Page, { from, to }: Span): Promise<Locator> {
  const column = page.locator('[data-column]').first();
  // A press scrolls nothing into sight by itself.
  await column.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
  const box = await column.boundingBox();
  if (!box) throw new Error('There is nothing to draw on.');
  // The columns of these days show twelve hours from seven o'clock.
  const y = (minute: number) => box.y + ((minute - 420) * box.height) / 720;
  const x = box.x + box.width / 2;
  await page.mouse.move(x, y(from));
  await page.mouse.down();
  await page.mouse.move(x, y((from + to) / 2));
  await page.mouse.move(x, y(to));
  return page.locator('.ghost');
}

export async function press(page: Page, key: string, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
}
