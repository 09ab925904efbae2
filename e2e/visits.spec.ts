import { clinicToday } from '@/lib/kit/dates/clinic-time';
import { timeOf } from '@/lib/kit/dates/span';
import { newSurname } from './support/api';
import { bookAppointment, farDay } from './support/appointments';
import { expectAccessible } from './support/axe';
import { bookedOn, bookingPanel, openingOf } from './support/booking';
import { expect, test } from './support/fixtures';
import { journeyLocales } from './support/journey-locales';

const LIVE = { timeout: 2_000 };
/** Of the reasons with which a clinic begins. */
const ILL = 'El paciente está enfermo';

for (const [index, locale] of journeyLocales('en-US').entries()) {
  test.describe(locale, () => {
    test.use({ locale });

    test('from the door to the chair and out: by card, key, panel and Today, live for the other desk', async ({
      page,
      context,
      t,
      apiOf,
      signInAs,
    }) => {
      const api = await apiOf('receptionist');
      const date = clinicToday('America/Bogota', new Date());
      // At night nobody else of the demo has one.
      const first = { from: 1_380 + index * 30, to: 1_400 + index * 30 };
      const { id, patient } = await bookAppointment(api, date, first);
      const name = `${patient.firstName} ${patient.lastName}`;
      await signInAs('receptionist');
      const listening = page.waitForResponse(/\/api\/agenda\/stream/);
      await page.goto(`/agenda?date=${date}&appointment=${id}`);
      await listening;
      const today = await context.newPage();
      const listens = today.waitForResponse(/\/api\/agenda\/stream/);
      await today.goto('/');
      await listens;
      const board = today
        .locator('section, div')
        .filter({ has: today.getByRole('heading', { name: t('visits.board') }) })
        .last();

      // By key on the card; the other screen says so without being loaded again.
      const card = page.locator(`[data-entry="${id}"]`);
      await card.focus();
      await page.keyboard.press('a');
      await expect(card).toContainText(t('visits.waits', { count: 0 }), LIVE);
      const row = board.getByRole('listitem').filter({ hasText: patient.lastName });
      await expect(row).toBeVisible(LIVE);
      await expect(page.getByText(t('visits.became.arrived', { name }))).toBeVisible();
      await expectAccessible(page);
      await expectAccessible(today);

      // To the chair on Today, and out in the panel.
      await row.getByRole('button').click();
      const panel = page.getByRole('region', { name: t('visits.title') });
      await expect(card).toContainText(t('visits.place.seated'), LIVE);
      await panel.getByRole('button', { name: t('visits.step.left'), exact: true }).click();
      await expect(card).toContainText(t('visits.place.left'), LIVE);
      await expect(row).toHaveCount(0, LIVE);

      // A slip is taken back step by step, and said again by the card's own button.
      const back = panel.getByRole('button', { name: t('visits.stepBack') });
      await back.click();
      await expect(card).toContainText(t('visits.place.seated'));
      await back.click();
      await expect(card).toContainText(t('visits.waits', { count: 0 }));
      await back.click();
      await expect(panel.getByRole('button', { name: t('visits.step.arrived') })).toBeVisible();
      await card.hover();
      await page.locator(`[data-arrive="${id}"] svg`).click();
      await expect(card).toContainText(t('visits.waits', { count: 0 }));
    });
  });
}

test.describe('es-CO', () => {
  test.use({ locale: 'es-CO' });

  test('an appointment is rescheduled with one press, taken back, canceled, and why is kept', async ({
    page,
    t,
    apiOf,
    signInAs,
  }) => {
    const api = await apiOf('receptionist');
    const date = farDay();
    const { id } = await bookAppointment(api, date);
    await signInAs('receptionist');
    await page.goto(`/agenda?date=${date}&appointment=${id}`);
    await page.getByRole('button', { name: t('appointment.reschedule.open') }).click();
    const openings = page.getByRole('region', { name: t('appointment.reschedule.title') });
    await expect(openings.getByRole('button').first()).toBeVisible();
    await expectAccessible(page);
    await openings.getByRole('button').first().click();
    const moved = page.waitForURL(({ search }) => !search.includes(`date=${date}`));
    await moved;
    await expect(page.locator(`[data-entry="${id}"]`)).toBeVisible();
    await expect
      .poll(async () => {
        const answer = await (await api.get(`/api/clinic/appointments/${id}`)).json();
        return answer.startTime?.startsWith(date);
      })
      .toBe(false);
    // From then on the panel has it as it is now.
    await expect(page.getByRole('button', { name: t('agenda.move.undo') })).toBeVisible();

    await page.getByRole('button', { name: t('appointment.become.canceled') }).click();
    const reasons = page.getByRole('group', { name: t('visits.cancel.title') });
    await reasons.getByRole('button', { name: ILL }).click();
    const said = t('visits.cancel.said', { reason: ILL });
    await expect(reasons).toContainText(said);
    await expectAccessible(page);
    await page.reload();
    await expect(reasons).toContainText(said);
  });

  test('a caller who is new is written down while booking, and comes for something else then', async ({
    page,
    t,
    apiOf,
    signInAs,
  }) => {
    const api = await apiOf('receptionist');
    const free = await openingOf(api, 'doc-nanez', 45);
    const surname = newSurname();
    await signInAs('receptionist');
    const booking = bookingPanel(page, t, 'es-CO');
    const query = { date: free.date, book: timeOf(free.from), with: free.doctorId };
    await page.goto(`/agenda?${new URLSearchParams(query)}`);
    await expect(booking.search).toBeFocused();
    await page.keyboard.type(`zulma ${surname.toLowerCase()}`);
    await page.getByRole('button', { name: t('patientPicker.create') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel(t('patientPicker.new.fields.firstName'))).toHaveValue('Zulma');
    await dialog.getByLabel(t('patientPicker.new.fields.phone')).fill('3005551234');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(booking.field('procedure')).toBeFocused();
    await booking.field('procedure').selectOption({ index: 1 });
    await booking.field('duration').fill('20');
    await booking.submit.click();
    await expect(booking.panel.getByRole('alert').filter({ hasText: surname })).toBeFocused();
    const { data } = await (await api.get(`/api/clinic/patients?search=${surname}`)).json();
    expect(data).toHaveLength(1);
    const [booked] = await bookedOn(api, free.date, data[0].id);

    await page.goto(`/agenda?date=${free.date}&appointment=${booked?.id}`);
    await page.getByRole('button', { name: t('appointment.change.open') }).click();
    await dialog.getByLabel(t('appointment.change.fields.procedureId')).selectOption({ index: 2 });
    await dialog.getByLabel(t('appointment.change.fields.duration')).fill('25');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: t('appointment.change.submit') }).click();
    await expect(dialog).toHaveCount(0);
    const [changed] = await bookedOn(api, free.date, data[0].id);
    expect(changed).toMatchObject({ from: free.from, to: free.from + 25 });
  });
});
