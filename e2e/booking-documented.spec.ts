import { timeOf } from '@/lib/kit/dates/span';
import { formatTime, formatTimes } from '@/lib/kit/dates/time-format';
import { Api } from './support/api';
import { bookedOn, bookingPanel, openingOf, sendTogether } from './support/booking';
import { expect, test } from './support/fixtures';
import { journeyLocales } from './support/journey-locales';
import { NAME } from './support/maria';
import { drawOver, startDrag, workDay } from './support/moves';

// The demonstration, from a service that offers the published contract and nothing else.
test.use({ stackOptions: { documentedOnly: true, faults: true } });
test.describe.configure({ mode: 'default' });
test.afterEach(({ faults }) => faults.heal());

const PATIENT = 'pat-maria-perez';
const isBooking = ({ method, path }: { method: string; path: string }) =>
  method === 'POST' && path.endsWith('/appointments');
const isList = ({ method, path }: { method: string; path: string }) =>
  method === 'GET' && path.includes('/appointments?');

for (const [index, locale] of journeyLocales('en-US').entries()) {
  test.describe(locale, () => {
    test.use({ locale });
    test.beforeEach(({ signInAs }) => signInAs('receptionist'));

    test('books with what the appointments of these months tell', async ({ page, t, apiOf }) => {
      const api = await apiOf('receptionist');
      const free = await openingOf(api, 'doc-quintero', 25 + index);
      const booking = bookingPanel(page, t, locale);
      const query = { date: free.date, book: timeOf(free.from), with: free.doctorId, for: PATIENT };
      await page.goto(`/agenda?${new URLSearchParams(query)}`);
      await expect(booking.panel.getByText(NAME)).toBeVisible();
      await expect(booking.panel.getByText(t('booking.learnedProcedures'))).toBeVisible();
      await booking.field('procedure').selectOption({ index: 1 });
      await booking.field('duration').fill('20');
      await booking.submit.click();
      await expect(booking.panel.getByRole('alert').filter({ hasText: NAME })).toBeFocused();
      const booked = await bookedOn(api, free.date, PATIENT);
      const there = booked.filter(({ doctorId, from }) => {
        return doctorId === free.doctorId && from === free.from;
      });
      expect(there).toHaveLength(1);
    });

    test('Today reminds nobody of appointments that cannot be closed here', async ({ page, t }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { name: t('today.agenda.coming') })).toBeVisible();
      await expect(page.getByRole('heading', { name: t('today.agenda.toClose') })).toHaveCount(0);
    });

    test('of two who want one time one has it, the other is told and takes the next', async ({
      page,
      t,
      apiOf,
      browser,
      stack,
      watched,
    }) => {
      watched.allow(/409/);
      const api = await apiOf('receptionist');
      const free = await openingOf(api, 'doc-cuellar', 35 + index);
      const people = await freeOn(api, free.date);
      const context = await browser.newContext({ locale, baseURL: stack.url });
      await new Api(context.request, stack.url).signIn('receptionist');
      const pages = [page, await context.newPage()];
      await sendTogether(pages);
      const desks = await Promise.all(
        pages.map(async (each, turn) => {
          const { id = '', lastName = '' } = people[turn] ?? {};
          const booking = bookingPanel(each, t, locale);
          const query = { date: free.date, book: timeOf(free.from), with: free.doctorId, for: id };
          await each.goto(`/agenda?${new URLSearchParams(query)}`);
          await booking.field('procedure').selectOption({ index: 1 });
          await booking.field('duration').fill('20');
          await booking.field('notes').fill('Trae radiografías');
          await booking.tabTo(booking.submit);
          return { page: each, booking, id, lastName };
        }),
      );
      await Promise.all(desks.map((desk) => desk.page.keyboard.press('Control+Enter')));
      const ends = await Promise.all(
        desks.map(async (desk) => {
          const taken = desk.booking.panel.getByText(t('booking.taken.title'));
          const alert = desk.booking.panel.getByRole('alert');
          await expect(taken.or(alert.filter({ hasText: desk.lastName })).first()).toBeVisible();
          return { ...desk, isTaken: await taken.isVisible() };
        }),
      );
      const [loser, ...others] = ends.filter(({ isTaken }) => isTaken);
      if (!loser || others.length > 0) throw new Error('One of them has the time, and one alone.');
      await expect(loser.booking.field('notes')).toHaveValue('Trae radiografías');
      await loser.page.keyboard.press('Tab');
      await loser.page.keyboard.press('Enter');
      await expect(loser.booking.submit).toBeFocused();
      await loser.page.keyboard.press('Enter');
      for (const { id } of desks) {
        await expect.poll(async () => (await bookedOn(api, free.date, id)).length).toBe(1);
      }
      await context.close();
    });

    test('booked before the name had come, it is told by the name all the same', async ({
      page,
      t,
      apiOf,
      faults,
    }) => {
      const free = await openingOf(await apiOf('receptionist'), 'doc-nanez', 32 + index);
      const booking = bookingPanel(page, t, locale);
      const query = { date: free.date, book: timeOf(free.from), with: free.doctorId, for: PATIENT };
      void faults.hold(({ path }) => path.endsWith(`/patients/${PATIENT}`));
      await page.goto(`/agenda?${new URLSearchParams(query)}`);
      await booking.field('procedure').selectOption({ index: 1 });
      await booking.field('duration').fill('20');
      await booking.submit.click();
      const told = booking.panel.getByRole('alert');
      await expect(told).toContainText(t('booking.again'));
      await expect(told).not.toContainText(NAME);
      await faults.heal();
      await expect(told).toContainText(NAME);
    });

    test('an answer that is lost is asked for again, and books once', async ({
      page,
      t,
      apiOf,
      faults,
      watched,
    }) => {
      watched.allow(/50\d/);
      const api = await apiOf('receptionist');
      const free = await openingOf(api, 'doc-nanez', 25 + index);
      const booking = bookingPanel(page, t, locale);
      const query = { date: free.date, book: timeOf(free.from), with: free.doctorId, for: PATIENT };
      await page.goto(`/agenda?${new URLSearchParams(query)}`);
      await expect(booking.panel.getByText(NAME)).toBeVisible();
      await booking.field('procedure').selectOption({ index: 1 });
      await booking.field('duration').fill('30');
      await booking.field('notes').fill('Viene remitida');
      faults.fail(isBooking, { kind: 'lost' });
      faults.fail(isList, { kind: 'reset' });
      await booking.submit.click();
      const alerts = booking.panel.getByRole('alert');
      const notice = alerts.filter({ hasText: t('booking.unknown.title') });
      await expect(notice).toBeFocused({ timeout: 30_000 });
      await expect(booking.field('notes')).toHaveValue('Viene remitida');
      await expect(booking.submit).toHaveAccessibleDescription(t('booking.locked'));
      await faults.heal();
      await notice.getByRole('button', { name: t('common.unknown.again') }).click();
      // Readings that failed a moment ago may be refused for ten seconds: then it is checked by itself.
      await expect(alerts.filter({ hasText: NAME })).toBeFocused({ timeout: 60_000 });
      const booked = await bookedOn(api, free.date, PATIENT);
      const there = booked.filter(({ doctorId, from }) => {
        return doctorId === free.doctorId && from === free.from;
      });
      expect(there).toHaveLength(1);
      expect(faults.calls.filter(isBooking).length).toBeGreaterThan(0);
    });
  });
}

test('books a time that is drawn, and moves nothing, which is said', async ({
  page,
  t,
  signInAs,
}) => {
  await signInAs('receptionist');
  const date = workDay();
  const booking = bookingPanel(page, t, 'es-CO');
  const query = { date, doctors: 'doc-nanez', book: '09:00', with: 'doc-nanez', for: PATIENT };
  await page.goto(`/agenda?${new URLSearchParams(query)}`);
  await expect(booking.panel.getByText(NAME)).toBeVisible();
  const planned = page.locator('[data-planned]');
  await expect(planned).toHaveText(formatTimes({ from: 540, to: 570 }, 'es-CO'));
  // A week has the same doctor in every column; the time is on its own day alone.
  await page.getByRole('link', { name: t('agenda.views.week'), exact: true }).click();
  await expect(page).toHaveURL(/view=week/);
  await expect(planned).toHaveCount(1);
  await expect(page.locator(`[data-column="doc-nanez ${date}"] [data-planned]`)).toHaveCount(1);
  await page.getByRole('link', { name: t('agenda.views.day'), exact: true }).click();
  await expect(page).not.toHaveURL(/view=week/);
  // Escape gives up what is drawn and nothing else, and letting go after it books nothing.
  await drawOver(page, { from: 702, to: 738 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.locator('.ghost')).toHaveCount(0);
  await expect(booking.field('time')).toHaveValue(formatTime(540, 'es-CO'));

  const ghost = await drawOver(page, { from: 602, to: 638 });
  await expect(ghost).toHaveText(formatTimes({ from: 600, to: 640 }, 'es-CO'));
  await page.mouse.up();
  await expect(booking.field('time')).toHaveValue(formatTime(600, 'es-CO'));
  await expect(planned).toHaveText(formatTimes({ from: 600, to: 640 }, 'es-CO'));
  await expect(planned).toBeInViewport();
  await booking.field('procedure').selectOption({ index: 1 });
  await expect(booking.field('duration')).toHaveValue('40');
  await booking.submit.click();
  await expect(booking.panel.getByRole('alert').filter({ hasText: NAME })).toBeFocused();

  const entry = page.locator('[data-entry]');
  await expect(entry).toHaveClass(/at-h-10 at-m-0 til-h-10 til-m-40/);
  await startDrag(page, (await entry.getAttribute('data-entry')) ?? '', {
    share: 0.5,
    minutes: 60,
  });
  await page.mouse.up();
  await entry.focus();
  await page.keyboard.press('m');
  await page.keyboard.press('Enter');
  const details = page.getByRole('region', { name: t('appointment.title'), exact: true });
  await expect(details.getByText(t('appointment.notOffered'))).toBeVisible();
  await expect(details.getByRole('button', { name: t('agenda.move.hold') })).toHaveCount(0);
  await expect(page.locator('.ghost')).toHaveCount(0);
  await expect(entry).toHaveClass(/at-h-10 at-m-0 til-h-10 til-m-40/);
});

/** Two patients who have nothing that day: else the panel warns of it first, and one press only tells so. */
async function freeOn(api: Api, date: string) {
  const { data } = await (await api.get('/api/clinic/patients?limit=20')).json();
  const listed: { readonly id: string; readonly lastName: string }[] = data;
  const found: typeof listed = [];
  for (const patient of listed) {
    if (found.length < 2 && (await bookedOn(api, date, patient.id)).length === 0)
      found.push(patient);
  }
  return found;
}
