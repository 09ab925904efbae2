import type { Page } from '@playwright/test';
import { dayTitle } from '@/lib/agenda/shared/day-title';
import { addDays, clinicToday } from '@/lib/kit/dates/clinic-time';
import { formatDate } from '@/lib/kit/dates/dates';
import { timeOf } from '@/lib/kit/dates/span';
import { formatTimes } from '@/lib/kit/dates/time-format';
import { bookAppointment } from './support/appointments';
import { expectAccessible } from './support/axe';
import { bookingPanel, openingOf } from './support/booking';
import { expect, test } from './support/fixtures';
import { grab, workDay } from './support/moves';

test.use({ locale: 'es-CO' });

/** What live regions say from now on; each text once while it stands. */
async function listen(page: Page): Promise<(words: string) => Promise<void>> {
  await page.evaluate(() => {
    const told: string[] = [];
    const said = new WeakMap<Element, string>();
    const read = () => {
      for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live]')) {
        const text = (region.textContent ?? '').trim();
        if (text !== '' && said.get(region) !== text) told.push(text);
        said.set(region, text);
      }
    };
    new MutationObserver(read).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    Object.assign(window, { told });
  });
  return async (words) => {
    await expect
      .poll(() => page.evaluate<string[]>('told'))
      .toContainEqual(expect.stringContaining(words));
  };
}

test('another day and another view are titled and read out, and a day is typed or walked to', async ({
  page,
  t,
  signInAs,
}) => {
  await signInAs('receptionist');
  const today = clinicToday('America/Bogota', new Date());
  const title = (date: string) =>
    `${dayTitle({ date }, 'es-CO')} · ${t('agenda.title')} · ${t('app.name')}`;
  await page.goto('/agenda');
  await expect(page).toHaveTitle(title(today));
  const hears = await listen(page);
  await page.getByRole('link', { name: t('agenda.nextDay') }).click();
  const next = addDays(today, 1);
  await expect(page).toHaveTitle(title(next));
  await hears(formatDate(next, 'es-CO', 'full').slice(1));
  await page.getByRole('link', { name: t('agenda.views.list'), exact: true }).click();
  await hears(t('agenda.views.list'));
  await page.getByRole('link', { name: t('agenda.views.day'), exact: true }).click();

  const jump = page.getByRole('button', { name: t('agenda.jump') });
  const typed = page.getByRole('textbox', { name: t('agenda.jump') });
  await jump.click();
  await typed.fill('ayer no');
  await typed.press('Enter');
  await expect(page.getByText(t('agenda.jumpWrong'))).toBeVisible();
  await expectAccessible(page);
  await typed.fill('+2 sem');
  await typed.press('Enter');
  const there = addDays(today, 14);
  await expect(page).toHaveTitle(title(there));
  // The whole month is one stop of Tab.
  const day = (date: string) =>
    page.getByRole('link', { name: formatDate(date, 'es-CO', 'full'), exact: true });
  await day(there).focus();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveTitle(title(there));
  const walked = new URL(page.url()).searchParams.get('date') ?? '';
  expect(walked.slice(0, 7)).not.toBe(there.slice(0, 7));
});

test('each step of a move and of a booking is read out', async ({ page, t, apiOf, signInAs }) => {
  const api = await apiOf('receptionist');
  const { id, date, patient } = await bookAppointment(api, workDay());
  await signInAs('receptionist');
  await page.goto(`/agenda?date=${date}&doctors=doc-nanez`);
  await page.waitForSelector('[data-entry]');
  const hears = await listen(page);
  await grab(page, t, id, `Luz ${patient.lastName}`);
  await page.keyboard.press('ArrowDown');
  await hears(formatTimes({ from: 615, to: 645 }, 'es-CO'));
  await page.keyboard.press('Enter');
  await hears(
    t('agenda.move.moved', { patient: `Luz ${patient.lastName}`, place: '' }).slice(0, 20),
  );

  const free = await openingOf(api, 'doc-cuellar', 60);
  const query = { date: free.date, book: timeOf(free.from), with: free.doctorId, for: patient.id };
  await page.goto(`/agenda?${new URLSearchParams(query)}`);
  const booking = bookingPanel(page, t, 'es-CO');
  const hearsToo = await listen(page);
  await booking.field('time').fill('03:00');
  await booking.field('time').blur();
  await hearsToo(t('booking.concern.outside-hours', { hours: '' }).slice(0, 12));
  await booking.field('time').fill(timeOf(free.from));
  await booking.field('procedure').selectOption({ index: 1 });
  await booking.field('duration').fill('20');
  await booking.submit.click();
  await hearsToo(patient.lastName);
});
