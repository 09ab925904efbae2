import { timeOf } from '@/lib/kit/dates/span';
import { readTypedDate, writeTypedDate } from '@/lib/kit/dates/typed-date';
import { readTypedTime } from '@/lib/kit/dates/typed-time';
import { minutesOf } from '@/lib/kit/schedule';
import { makePatient, newSurname } from './support/api';
import { expectAccessible } from './support/axe';
import { bookedOn, bookingPanel, openingOf, sendTogether } from './support/booking';
import { expect, test } from './support/fixtures';
import { journeyLocales } from './support/journey-locales';
import { answerLeaving } from './support/leaving';
import { openSearch } from './support/open-search';
import { tabTo } from './support/tab-to';

// Each language books with doctors of its own, so that the two never want the same time.
const DOCTORS = {
  'es-CO': { procedure: 'Control medicina general', doctor: 'doc-cuellar', other: 'doc-londono' },
  'en-US': { procedure: 'Control de placa', doctor: 'doc-zuluaga', other: 'doc-caicedo' },
} as const;

for (const locale of journeyLocales('es-CO')) {
  const { procedure, doctor, other } = DOCTORS[locale];
  test.describe(locale, () => {
    test.use({ locale });
    test.beforeEach(({ signInAs }) => signInAs('receptionist'));

    test('finds a patient, books the next opening and prints the day, by keyboard alone', async ({
      page,
      t,
      apiOf,
    }) => {
      const api = await apiOf('receptionist');
      const surname = newSurname();
      const maria = await makePatient(api, { firstName: 'María', lastName: `Pérez ${surname}` });
      const booking = bookingPanel(page, t, locale);
      await page.addInitScript(() => {
        window.print = () => document.body.setAttribute('data-printed', '1');
      });
      await page.goto('/');
      await openSearch(page, t);
      await page.keyboard.type(`perez maria ${surname.toLowerCase()}`);
      const found = page.getByRole('option', { name: surname });
      await expect(found).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/patients/${maria.id}`);
      const book = page.getByRole('link', { name: t('patient.book') });
      await tabTo(page, book);
      await page.keyboard.press('Enter');

      await expect(booking.panel).toContainText(surname);
      await expectAccessible(page);
      await booking.chooseProcedure(procedure);
      const opening = booking.openings.first().getByRole('button');
      await expect(opening).toBeVisible();
      await booking.tabTo(opening);
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await expect(booking.submit).toBeFocused();
      const typed = readTypedDate(await booking.field('date').inputValue(), locale);
      const date = typed.kind === 'date' ? typed.date : '';
      const time = minutesOf(readTypedTime(await booking.field('time').inputValue())) ?? 0;
      await expect(opening).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('Enter');

      const booked = booking.panel.getByRole('alert').filter({ hasText: `Pérez ${surname}` });
      await expect(booked).toBeFocused();
      await expect(booked).toContainText(booking.time(time));
      await expectAccessible(page);
      const [appointment] = await bookedOn(api, date, maria.id);
      // On the clinic's clock, though the browser is in another part of the world.
      expect(appointment?.from).toBe(time);
      await expect(page.locator('[data-entry]').filter({ hasText: surname })).toBeVisible();

      // Nothing is left to lose, and the focus goes back to where it was.
      await page.keyboard.press('Escape');
      await expect(booking.panel).toHaveCount(0);
      await expect(page).not.toHaveURL(/book=/);

      await tabTo(page, page.getByRole('link', { name: t('agenda.print') }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('row').filter({ hasText: surname })).toContainText(
        booking.time(time),
      );
      await tabTo(page, page.getByRole('button', { name: t('agenda.sheet.print') }));
      await page.keyboard.press('Enter');
      await expect(page.locator('body[data-printed]')).toHaveCount(1);

      // The record says when she comes.
      await openSearch(page, t);
      await page.keyboard.type(surname.toLowerCase());
      await expect(found).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      const visits = page.getByRole('region', { name: t('patient.visits.title') });
      await expect(visits.getByRole('link')).toHaveAttribute('href', new RegExp(`date=${date}`));
    });

    test('of two who want one time one has it, the other is told by whom and takes the next', async ({
      page,
      t,
      apiOf,
      browser,
      stack,
      watched,
    }) => {
      watched.allow(/409/);
      const api = await apiOf('receptionist');
      const wanted = await openingOf(api, doctor, 15);
      const address = `/agenda?${new URLSearchParams({
        date: wanted.date,
        book: timeOf(wanted.from),
        with: doctor,
      })}`;
      const context = await browser.newContext({ locale, baseURL: stack.url });
      const colleague = await context.newPage();
      await context.request.post('/api/auth/demo', {
        data: { role: 'admin' },
        headers: { origin: stack.url, 'x-requested-with': 'clinic-admin' },
      });
      await sendTogether([page, colleague]);
      const desks = await Promise.all(
        [page, colleague].map(async (each) => {
          const patient = await makePatient(api);
          const booking = bookingPanel(each, t, locale);
          await each.goto(address);
          await booking.findPatient(patient.lastName.toLowerCase());
          await booking.chooseProcedure(procedure);
          await booking.tabTo(booking.field('notes'));
          await each.keyboard.type('Trae radiografías');
          await expect(booking.submit).toHaveText(t('booking.save'));
          return { page: each, booking, patient };
        }),
      );
      await Promise.all(desks.map((desk) => desk.page.keyboard.press('Control+Enter')));

      const ends = await Promise.all(
        desks.map(async (desk) => {
          const taken = desk.booking.panel.getByText(t('booking.taken.title'));
          const booked = desk.booking.panel.getByRole('alert').filter({
            hasText: desk.patient.lastName,
          });
          await expect(taken.or(booked).first()).toBeVisible();
          return { ...desk, taken: await taken.isVisible() };
        }),
      );
      const winner = ends.find(({ taken }) => !taken);
      const loser = ends.find(({ taken }) => taken);
      if (!winner || !loser) throw new Error('One of them has the time, and one alone.');
      const notice = loser.booking.panel.getByRole('alert');
      await expect(notice).toBeFocused();
      await expect(notice).toContainText(winner.patient.lastName);
      await expect(notice).toContainText(loser.booking.time(wanted.from));
      if (loser.page === page) await expectAccessible(page);

      // The next free time is one key away, and nothing was lost.
      await loser.page.keyboard.press('Tab');
      await loser.page.keyboard.press('Enter');
      await expect(loser.booking.submit).toBeFocused();
      await expect(loser.booking.field('notes')).toHaveValue('Trae radiografías');
      await expect(loser.booking.panel).toContainText(loser.patient.lastName);
      await loser.page.keyboard.press('Enter');
      await expect(
        loser.booking.panel.getByRole('alert').filter({ hasText: loser.patient.lastName }),
      ).toBeFocused();
      for (const { patient } of desks) {
        expect(await bookedOn(api, wanted.date, patient.id)).toHaveLength(1);
      }
      await context.close();
    });

    test('says what speaks against a time, and books it only when told to anyway', async ({
      page,
      t,
      apiOf,
    }) => {
      const api = await apiOf('receptionist');
      const free = await openingOf(api, other, 20);
      const patient = await makePatient(api);
      const booking = bookingPanel(page, t, locale);
      const query = { date: free.date, book: '04:30', with: other, for: patient.id };
      await page.goto(`/agenda?${new URLSearchParams(query)}`);
      await expect(booking.panel).toContainText(patient.lastName);
      await booking.field('procedure').selectOption({ index: 1 });
      const warning = booking.panel.getByRole('status').filter({ hasText: ':' }).first();
      await expect(warning).toBeVisible();
      await expect(booking.submit).toHaveText(t('booking.saveAnyway'));
      await expectAccessible(page);
      // Enter in a field is no answer to a question that nobody has read.
      await booking.field('duration').press('Enter');
      await expect(booking.submit).toBeFocused();
      expect(await bookedOn(api, free.date, patient.id)).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(
        booking.panel.getByRole('alert').filter({ hasText: patient.lastName }),
      ).toBeFocused();
      expect(await bookedOn(api, free.date, patient.id)).toHaveLength(1);

      // The same time is the doctor's no more: said by name, with the free ones near it.
      await page.goto(`/agenda?${new URLSearchParams({ ...query, book: '04:35' })}`);
      await expect(
        booking.panel.getByText(
          t('booking.concern.doctor-busy', {
            doctor: (await booking.field('doctor').locator('option:checked').textContent()) ?? '',
            patient: `${patient.firstName} ${patient.lastName}`,
            times: '',
          }),
        ),
      ).toBeVisible();
      await expect(booking.submit).toHaveAccessibleDescription(t('booking.doctorBusy'));
      await expect(
        booking.panel.getByRole('group', { name: t('booking.nearest.title') }),
      ).toBeVisible();
    });

    test('names what is missing, and leads there', async ({ page, t }) => {
      const booking = bookingPanel(page, t, locale);
      await page.goto('/agenda');
      // Keys count once the page has come alive.
      await expect(async () => {
        await page.keyboard.press('n');
        await expect(booking.search).toBeFocused({ timeout: 1_000 });
      }).toPass();
      await page.keyboard.press('Control+Enter');
      const summary = booking.panel.getByRole('alert');
      await expect(summary).toBeFocused();
      await expect(summary).toContainText(t('errors.summary', { count: 5 }));
      await expectAccessible(page);
      await summary.getByRole('button', { name: t('booking.fields.procedure') }).click();
      await expect(booking.field('procedure')).toBeFocused();

      // Whoever comes to a time writes over it, and it is read as it is said.
      const time = booking.field('time');
      await time.fill('11:15');
      await time.press('Tab');
      await expect(time).toHaveValue(booking.time(675));
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.type('4:15');
      await page.keyboard.press('Tab');
      await expect(time).toHaveValue(booking.time(975));
      await time.click();
      await page.keyboard.type('99');
      await page.keyboard.press('Tab');
      await expect(time).toHaveAccessibleDescription(t('booking.errors.time'));
    });

    test('asks before what was typed is given up, and takes it to other days and weeks', async ({
      page,
      t,
      apiOf,
    }) => {
      const free = await openingOf(await apiOf('receptionist'), doctor, 25);
      const booking = bookingPanel(page, t, locale);
      await page.goto('/agenda');
      await page.getByRole('link', { name: t('agenda.book') }).click();
      // Tomorrow, too, the address leads to a booking of today.
      await expect(page).toHaveURL(/(?=.*date=)(?=.*book=)/);
      const begun = page.url();
      await booking.field('notes').fill('Llega con acompañante');
      await booking.field('notes').press('Escape');
      await answerLeaving(page, t, t('common.unsaved'), 'stay');
      await expect(booking.field('notes')).toHaveValue('Llega con acompañante');
      // Within a second after the booking was opened, another day would be one step of Back with it.
      await page.waitForTimeout(1_000);
      // To another day and back it goes along, and nobody is asked.
      await page.getByRole('link', { name: t('agenda.nextDay') }).click();
      await expect(page).not.toHaveURL(begun);
      // Nobody presses Back before the booking has followed to the day.
      await page.waitForTimeout(1_000);
      await page.goBack();
      await expect(page).toHaveURL(begun);
      await expect(booking.field('notes')).toHaveValue('Llega con acompañante');
      await page.evaluate(() => history.back());
      await answerLeaving(page, t, t('common.unsaved'), 'stay');
      await expect(page).toHaveURL(/book=/);
      // What is planned is in sight on its day, and in the week of whoever is booked.
      const plannedOf = (id: string) => page.locator(`[data-planned^="${id} ${free.date}"]`);
      await booking.field('doctor').selectOption(doctor);
      await booking.field('time').fill('4:15');
      await booking.field('date').fill(writeTypedDate(free.date, locale));
      await expect(plannedOf(doctor)).toBeInViewport({ ratio: 0.9 });
      await page.getByRole('link', { name: t('agenda.views.week'), exact: true }).click();
      await expect(plannedOf(doctor)).toBeInViewport({ ratio: 0.9 });
      await booking.field('doctor').selectOption(other);
      await expect(plannedOf(other)).toBeInViewport({ ratio: 0.9 });
      await expect(booking.field('time')).toHaveValue(booking.time(975));
      // Whoever's week is shown is whom it is with, also by the agenda's own choice and by Back.
      const weekOf = page.getByRole('combobox', { name: t('agenda.doctor'), exact: true }).first();
      await weekOf.selectOption(doctor);
      await expect(booking.field('doctor')).toHaveValue(doctor);
      await expect(plannedOf(doctor)).toBeInViewport({ ratio: 0.9 });
      await page.goBack();
      await expect(weekOf).toHaveValue(other);
      await expect(booking.field('doctor')).toHaveValue(other);
      await page.getByRole('link', { name: t('agenda.views.day'), exact: true }).click();
      await expect(page).not.toHaveURL(/of=|doctors=/);
      await expect(booking.field('notes')).toHaveValue('Llega con acompañante');
      // A reload, about which the browser asks, goes on with whom and when.
      await page.getByRole('link', { name: t('agenda.views.week'), exact: true }).click();
      await expect(weekOf).toHaveValue(other);
      page.once('dialog', (dialog) => dialog.accept());
      await page.reload();
      await expect(weekOf).toHaveValue(other);
      await expect(booking.field('doctor')).toHaveValue(other);
      await expect(booking.field('time')).toHaveValue(booking.time(975));
      await booking.field('notes').fill('Llega sola');
      await booking.field('notes').press('Escape');
      await answerLeaving(page, t, t('common.unsaved'), 'leave');
      await expect(booking.panel).toHaveCount(0);
    });
  });
}
