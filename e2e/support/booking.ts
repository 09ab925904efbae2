import { expect, type Locator, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import type { Opening } from '@/lib/agenda/rules/openings';
import { addDays, clinicToday } from '@/lib/kit/dates/clinic-time';
import { holidayOn } from '@/lib/kit/dates/holidays';
import { formatTime } from '@/lib/kit/dates/time-format';
import type { Api } from './api';
import { tabTo } from './tab-to';
import type { Words } from './words';

/** The zone of the clinics that tests run against. */
const ZONE = 'America/Bogota';

const answered = z.object({
  openings: z.array(
    z.object({
      date: z.string(),
      doctorId: z.string(),
      locationId: z.string(),
      from: z.number(),
      to: z.number(),
    }),
  ),
});

/** A free time of a doctor some days ahead, on a day that is no holiday. */
export async function openingOf(api: Api, doctorId: string, daysAhead: number): Promise<Opening> {
  const from = addDays(clinicToday(ZONE, new Date()), daysAhead);
  // A page of openings may be one day alone, and that day a holiday.
  for (let days = 0; days < 7; days += 1) {
    const query = new URLSearchParams({ duration: '30', doctorId, from: addDays(from, days) });
    const answer = await api.get(`/api/agenda/openings?${query}`);
    const { openings } = answered.parse(await answer.json());
    const opening = openings.find(({ date }) => holidayOn(date) === undefined);
    if (opening !== undefined) return opening;
  }
  throw new Error(`${doctorId} has no free time in the week after ${from}.`);
}

/** What is booked on a date, as the agenda is told it. */
export async function bookedOn(api: Api, date: string, patientId: string) {
  const answer = await api.get(`/api/agenda?from=${date}&to=${date}`);
  const { entries } = z
    .object({
      entries: z.array(
        z.looseObject({ patientId: z.string(), doctorId: z.string(), from: z.number() }),
      ),
    })
    .parse(await answer.json());
  return entries.filter((entry) => entry.patientId === patientId);
}

/**
 * Lets no booking of these pages through before each has sent its own: whoever came later would be told
 * before they ask.
 */
export async function sendTogether(pages: readonly Page[]): Promise<void> {
  let sent = 0;
  let letThrough = () => {};
  const allSent = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  for (const page of pages) {
    await page.route('**/api/clinic/appointments', async (route) => {
      if (route.request().method() === 'POST') {
        sent += 1;
        if (sent === pages.length) letThrough();
        await allSent;
      }
      await route.continue();
    });
  }
}

/** The panel, and what one does in it with the keyboard. */
export function bookingPanel(page: Page, t: Words, locale: string) {
  const panel = page.getByRole('region', { name: t('booking.title') });
  const field = (
    name: 'procedure' | 'duration' | 'doctor' | 'location' | 'date' | 'time' | 'notes',
  ) => panel.locator(`[name=${name}]`);
  const search = panel.getByRole('combobox', { name: t('patientPicker.label') });
  const submit = panel.locator('button[name=submit]');

  return {
    panel,
    field,
    search,
    submit,
    tabTo: (target: Locator) => tabTo(page, target),
    openings: panel
      .getByRole('region', { name: t('booking.openings.title') })
      .getByRole('listitem'),
    time: (minutes: number) => formatTime(minutes, locale),
    /** Types, and takes the only one who is found. */
    async findPatient(words: string): Promise<void> {
      await expect(search).toBeFocused();
      await page.keyboard.type(words);
      await page.keyboard.press('Enter');
      await expect(field('procedure')).toBeFocused();
    },
    async chooseProcedure(name: string): Promise<void> {
      await expect(field('procedure')).toBeFocused();
      // Letter by letter would be a race with the browser's patience.
      const chosen = field('procedure').locator('option:checked');
      for (let step = 0; step < 40; step += 1) {
        if ((await chosen.textContent()) === name) break;
        await page.keyboard.press('ArrowDown');
      }
      await expect(chosen).toHaveText(name);
    },
  };
}
