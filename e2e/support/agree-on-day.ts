import { expect, type Page } from '@playwright/test';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import { type Api, makePatient } from './api';

/** The clinic's date of an instant. */
export const dayOf = (instant: number | string) => clinicToday('America/Bogota', new Date(instant));

/**
 * Service, application and browser say the same day. The page is signed in; `now` is what the clock of
 * the clinic says.
 */
export async function expectOneDay(page: Page, api: Api, now: () => number): Promise<void> {
  const days = [dayOf(now())];
  const patient = await makePatient(api);
  await page.goto('/');
  const ofBrowser = await page.evaluate(() => [Date.now(), new Date().toISOString(), Date()]);
  // A run may begin before midnight and end after it.
  days.push(dayOf(now()));
  expect(days).toContain(dayOf(patient.createdAt));
  const shown = page.locator('main time').filter({ visible: true }).first();
  expect(days).toContain(await shown.getAttribute('datetime'));
  for (const instant of ofBrowser) expect(days).toContain(dayOf(instant));
}
