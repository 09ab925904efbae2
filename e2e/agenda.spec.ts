import type { Locator, Page } from '@playwright/test';
import { addDays } from '@/lib/kit/dates/clinic-time';
import { formatDate } from '@/lib/kit/dates/dates';
import { formatTime } from '@/lib/kit/dates/time-format';
import { bookAppointment, farDay, pastDay } from './support/appointments';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { journeyLocales } from './support/journey-locales';
import { answerLeaving } from './support/leaving';

const entryOf = (page: Page, id: string) => page.locator(`[data-entry="${id}"]`);
const dayOf = (page: Page, day: string, locale: string) =>
  page.getByRole('heading', { level: 1, name: formatDate(day, locale, 'full') });

for (const locale of journeyLocales('es-CO')) {
  test.describe(locale, () => {
    test.use({ locale });
    test.beforeEach(({ signInAs }) => signInAs('receptionist'));

    test('finds whoever comes on a day, in every view, by its address and by keys', async ({
      page,
      t,
      apiOf,
    }) => {
      const { id, date, patient } = await bookAppointment(await apiOf('receptionist'), farDay());
      await page.goto(`/agenda?date=${date}`);
      await expect(entryOf(page, id)).toContainText(`Luz ${patient.lastName}`);
      // Keys count once the page has come alive.
      await expect(async () => {
        await page.keyboard.press('l');
        await expect(page).toHaveURL(/view=list/, { timeout: 1_000 });
      }).toPass();
      await expect(page.getByRole('row', { name: patient.lastName })).toBeVisible();
      await page.keyboard.press('w');
      await page.getByRole('combobox', { name: t('agenda.doctor') }).selectOption('doc-nanez');
      await expect(entryOf(page, id)).toBeVisible();
      await page.keyboard.press('Escape');
      await page.locator('body').press('d');
      await expect(page).not.toHaveURL(/view=/);
      await page.keyboard.press('j');
      await expect(page).toHaveURL(`/agenda?date=${addDays(date, 1)}`);
      await expect(dayOf(page, addDays(date, 1), locale)).toBeVisible();
      await expect(entryOf(page, id)).toHaveCount(0);
      await page.keyboard.press('k');
      await expect(entryOf(page, id)).toBeVisible();
      await page.reload();
      await expect(entryOf(page, id)).toBeVisible();
    });

    test('walks the grid with one stop of the Tab key, and opens an appointment with Enter', async ({
      page,
      t,
      apiOf,
    }) => {
      const { id, date, patient } = await bookAppointment(await apiOf('receptionist'), farDay());
      await page.goto(`/agenda?date=${date}&doctors=doc-nanez`);
      await expect(entryOf(page, id)).toBeVisible();
      const grid = page.getByRole('region', { name: formatDate(date, locale, 'full') });
      const stops = grid.locator('a, button').and(page.locator(':not([tabindex="-1"])'));
      await expect(stops).toHaveCount(1);
      await stops.focus();
      const isThere = () => entryOf(page, id).evaluate((link) => link === document.activeElement);
      await expect(async () => {
        await page.keyboard.press('ArrowDown');
        expect(await isThere()).toBe(true);
      }).toPass({ intervals: [10] });
      await page.keyboard.press('ArrowDown');
      await expect(stops).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(entryOf(page, id)).toBeFocused();
      await page.keyboard.press('Enter');
      const panel = page.getByRole('region', { name: t('appointment.title'), exact: true });
      await expect(panel).toContainText(`Luz ${patient.lastName}`);
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      await expect(entryOf(page, id)).toBeFocused();
    });

    test('cancels what is to come, takes it back, and says what became of what was', async ({
      page,
      t,
      apiOf,
    }) => {
      const api = await apiOf('receptionist');
      const coming = await bookAppointment(api, farDay());
      const name = `Luz ${coming.patient.lastName}`;
      const become = (status: 'canceled' | 'completed' | 'no_show') =>
        page.getByRole('button', { name: t(`appointment.become.${status}`) });
      await page.goto(`/agenda?date=${coming.date}&appointment=${coming.id}`);
      await become('canceled').click();
      await expect(page.getByText(t('appointment.became.canceled', { name }))).toBeVisible();
      await expect(entryOf(page, coming.id)).toContainText(t('common.appointmentStatus.canceled'));
      await page.getByRole('button', { name: t('appointment.undo') }).click();
      await expect(page.getByText(t('appointment.became.confirmed', { name }))).toBeVisible();
      const history = page.getByRole('region', { name: t('appointment.history.title') });
      await expect(history.getByRole('listitem')).toContainText([
        t('appointment.history.deeds.booked'),
        t('appointment.history.deeds.canceled'),
        t('appointment.history.deeds.confirmed'),
      ]);
      // Nobody has come or stayed away before it begins.
      const ten = formatTime(600, locale);
      await expect(page.getByText(t('appointment.notBegun', { time: ten }))).toBeVisible();
      await expect(become('completed')).toHaveCount(0);
      await expect(become('no_show')).toHaveCount(0);

      const { id, date } = await bookAppointment(api, pastDay());
      const other = await bookAppointment(api, date, { from: 660, to: 690 });
      await page.goto(`/agenda?date=${date}&appointment=${id}`);
      await expect(become('no_show')).toBeVisible();
      const question = page.getByRole('group', { name: t('appointment.completeForGood') });
      // What was asked of one is not asked of another.
      await become('completed').click();
      await expect(question).toBeFocused();
      await entryOf(page, other.id).click();
      await expect(become('no_show')).toBeVisible();
      await expect(question).toHaveCount(0);
      await entryOf(page, id).click();
      await become('completed').click();
      await page.keyboard.press('Escape');
      await expect(question).toHaveCount(0);
      await become('completed').click();
      await become('completed').click();
      await expect(entryOf(page, id)).toContainText(t('common.appointmentStatus.completed'));
      await expect(become('canceled')).toHaveCount(0);
    });
  });
}

for (const locale of journeyLocales('es-CO')) {
  test.describe(`filters, ${locale}`, () => {
    test.use({ locale });

    test('what filters hide is said, stands beside them, and is taken away one by one', async ({
      page,
      t,
      apiOf,
      signInAs,
    }) => {
      const api = await apiOf('receptionist');
      const { id, date } = await bookAppointment(api, farDay());
      const other = await bookAppointment(api, date, { from: 660, to: 690 });
      const canceled = await api.send('PATCH', `/api/clinic/appointments/${other.id}`, {
        status: 'canceled',
      });
      expect(canceled.status(), await canceled.text()).toBe(200);
      await signInAs('receptionist');
      await page.goto(`/agenda?date=${date}`);
      await expect(entryOf(page, id)).toBeVisible();

      const status = (name: 'canceled' | 'no_show') => t(`common.appointmentStatus.${name}`);
      const filters = page.getByRole('button', { name: new RegExp(t('agenda.filters.title')) });
      const chips = page.getByRole('list', { name: t('agenda.filters.current') });
      const chip = (name: string) =>
        chips.getByRole('link', { name: t('agenda.filters.remove', { name }) });
      const tick = async (name: string) => {
        const box = page.getByRole('checkbox', { name });
        await box.click();
        await expect(box).toBeChecked();
      };
      await filters.click();
      await tick(status('canceled'));
      await expect(entryOf(page, id)).toHaveCount(0);
      await expect(entryOf(page, other.id)).toBeVisible();
      // Taken hours are not told to be free.
      const facts = [
        t('agenda.totalSeen', { count: 1, seen: 0 }),
        t('agenda.canceledSeen', { count: 1, seen: 1 }),
      ];
      await expect(page.getByText(facts.join(' · '))).toBeVisible();
      await expect(page.getByText(t('agenda.hiddenOf', { count: 1, hidden: 1 }))).toBeVisible();
      await tick(status('no_show'));
      await expect(page).toHaveURL(`/agenda?date=${date}&status=canceled,no_show`);
      await page.keyboard.press('Escape');

      // Whoever takes them away with the keyboard stays where they are.
      await chip(status('canceled')).press('Enter');
      await expect(chip(status('no_show'))).toBeFocused();
      await chip(status('no_show')).press('Enter');
      await expect(filters).toBeFocused();
      await expect(page).toHaveURL(`/agenda?date=${date}`);
      await expect(entryOf(page, id)).toBeVisible();

      // Two presses before the first is drawn both count, and none comes back.
      const pressed = (targets: Locator) =>
        targets.evaluateAll((all) => {
          for (const one of all) if (one instanceof HTMLElement) one.click();
        });
      await filters.click();
      await pressed(
        page
          .getByRole('checkbox', { name: status('no_show') })
          .or(page.getByRole('checkbox', { name: status('canceled') })),
      );
      await expect(chips.getByRole('link')).toHaveCount(3);
      await page.keyboard.press('Escape');
      await chips.getByRole('link').first().focus();
      await pressed(
        chips.getByRole('link', { name: new RegExp(`${status('no_show')}|${status('canceled')}`) }),
      );
      await expect(chips).toHaveCount(0);
      await expect(filters).toBeFocused();
      await expect(page).toHaveURL(`/agenda?date=${date}`);

      // Works at one place only, and not at this one.
      await page.goto(`/agenda?date=${date}&doctors=doc-nanez&locations=loc-laureles`);
      await expect(page.getByText(t('agenda.nobodyThereHint', { view: 'day' }))).toBeVisible();
      await page
        .getByRole('link', { name: t('agenda.filters.clear') })
        .last()
        .click();
      await expect(entryOf(page, id)).toBeVisible();
      await expect(chips).toHaveCount(0);
    });
  });
}

test('what an address opens can be pressed as soon as it is in sight, however slowly its script comes', async ({
  page,
  t,
  apiOf,
  signInAs,
}) => {
  const { id, date } = await bookAppointment(await apiOf('receptionist'), farDay());
  await signInAs('receptionist');
  await page.route('**/_next/static/**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.goto(`/agenda?date=${date}&appointment=${id}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: t('appointment.editNotes.edit') }).click();
  await expect(page.getByRole('textbox', { name: t('appointment.notes') })).toBeFocused();
});

test('who writes notes that a colleague wrote meanwhile sees both, and loses nothing', async ({
  page,
  t,
  apiOf,
  signInAs,
}) => {
  const api = await apiOf('receptionist');
  const { id, date } = await bookAppointment(api, farDay());
  await signInAs('receptionist');
  await page.goto(`/agenda?date=${date}&appointment=${id}`);
  const notes = page.getByRole('textbox', { name: t('appointment.notes') });
  const save = page.getByRole('button', { name: t('appointment.editNotes.save') });
  await page.getByRole('button', { name: t('appointment.editNotes.edit') }).click();
  await expect(notes).toBeFocused();
  const long = 'a'.repeat(2_001);
  await notes.fill(long);
  // Beyond the limit it is kept, told, and not sent.
  await save.click();
  await expect(notes).toHaveValue(long);
  await expect(notes).toHaveAccessibleDescription(
    t('common.notes.tooLong', { more: 1, max: 2_000 }),
  );
  await notes.fill('Trae radiografías');
  await page.keyboard.press('Escape');
  await answerLeaving(page, t, t('common.unsaved'), 'stay');
  await expect(notes).toHaveValue('Trae radiografías');
  const changed = await api.send('PATCH', `/api/clinic/appointments/${id}`, {
    notes: 'Llega tarde',
  });
  expect(changed.status()).toBe(200);
  const told = page.getByRole('alert').filter({ hasText: t('appointment.editNotes.theirs') });
  await expect(told).toContainText('Llega tarde');
  await expect(notes).toHaveValue('Trae radiografías');
  await expectAccessible(page);
  await page.getByRole('button', { name: t('appointment.editNotes.saveMine') }).click();
  await expect(page.getByText(t('appointment.editNotes.saved'))).toBeVisible();
  const now = await (await api.get(`/api/clinic/appointments/${id}`)).json();
  expect(now).toMatchObject({ notes: 'Trae radiografías' });

  // It goes to another day under somebody's hands.
  await page.getByRole('button', { name: t('appointment.editNotes.edit') }).click();
  await notes.fill('Prefiere la tarde');
  const next = addDays(date, 1);
  const moved = await api.send('PATCH', `/api/clinic/appointments/${id}`, {
    startTime: `${next}T10:00:00-05:00`,
    endTime: `${next}T10:30:00-05:00`,
  });
  expect(moved.status(), await moved.text()).toBe(200);
  await expect(page.getByText(t('appointment.gone'))).toBeVisible();
  await expect(notes).toHaveValue('Prefiere la tarde');
});

test('who acts on an appointment that a colleague changed is told, and changes nothing', async ({
  page,
  t,
  apiOf,
  signInAs,
  watched,
}) => {
  watched.allow(/412/);
  const api = await apiOf('receptionist');
  const { id, date } = await bookAppointment(api, farDay());
  await signInAs('receptionist');
  await page.goto(`/agenda?date=${date}&appointment=${id}`);
  const cancel = page.getByRole('button', { name: t('appointment.become.canceled') });
  await expect(cancel).toBeVisible();
  // As if the change of the colleague were on its way to this screen.
  await page.route('**/api/agenda/stream*', (route) => route.abort());
  await page.reload();
  watched.allow(/ERR_FAILED/);
  await expect(cancel).toBeVisible();
  const changed = await api.send('PATCH', `/api/clinic/appointments/${id}`, {
    notes: 'Llega tarde',
  });
  expect(changed.status()).toBe(200);
  await cancel.click();
  const told = page.getByRole('alert').filter({ hasText: t('appointment.changedMeanwhile') });
  await expect(told).toBeVisible();
  const now = await (await api.get(`/api/clinic/appointments/${id}`)).json();
  expect(now).toMatchObject({ status: 'confirmed', notes: 'Llega tarde' });
});

test('an appointment that an address names is in sight, on a phone too', async ({
  page,
  t,
  apiOf,
  signInAs,
}) => {
  const api = await apiOf('receptionist');
  const { id, date } = await bookAppointment(api, farDay(), { from: 1_080, to: 1_110 });
  await signInAs('receptionist');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/agenda?date=${date}&appointment=${id}`);
  const details = page.getByRole('region', { name: t('appointment.title'), exact: true });
  await page.getByRole('button', { name: t('appointment.close') }).click();
  await expect(details).toHaveCount(0);
  await expect(entryOf(page, id)).toBeInViewport({ ratio: 0.9 });
});

test('a date that no calendar has, a doctor whom nobody knows and an appointment that is gone are said', async ({
  page,
  t,
  signInAs,
}) => {
  await signInAs('receptionist');
  await page.goto(
    '/agenda?date=2026-02-30&doctors=nobody&appointment=gone&view=sideways&book=99:99',
  );
  await expect(page.getByText(t('agenda.wrongDate', { date: '2026-02-30' }))).toBeVisible();
  await expect(page.getByText(t('agenda.wrongTime', { time: '99:99' }))).toBeVisible();
  await expect(page.getByText(t('agenda.unknownFilter'))).toBeVisible();
  await expect(page.getByText(t('appointment.gone'))).toBeVisible();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: t('agenda.today'), exact: true }).click();
  await expect(page.getByText(t('agenda.wrongDate', { date: '2026-02-30' }))).toHaveCount(0);
});

test('an appointment across midnight stands on both days', async ({ page, t, apiOf, signInAs }) => {
  const api = await apiOf('receptionist');
  const date = farDay();
  const next = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
  const { patient } = await bookAppointment(api, date);
  const { id: _, ...person } = patient;
  const procedures = await (await api.get('/api/clinic/clinical-procedures?limit=1')).json();
  const night = await api.send('POST', '/api/clinic/appointments', {
    patientId: patient.id,
    doctorId: 'doc-nanez',
    locationId: 'loc-chico',
    procedureId: procedures.data[0].id,
    startTime: `${date}T23:30:00-05:00`,
    endTime: `${next}T00:45:00-05:00`,
  });
  expect(night.status(), await night.text()).toBe(200);
  const { id } = await night.json();
  await signInAs('receptionist');
  for (const day of [date, next]) {
    await page.goto(`/agenda?date=${day}&appointment=${id}`);
    await expect(entryOf(page, id)).toContainText(person.lastName);
    await expect(page.getByText(t('appointment.nextDay'))).toBeVisible();
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the day is in the page, names and all', async ({ page, apiOf, signInAs }) => {
    const { date, patient } = await bookAppointment(await apiOf('receptionist'), farDay());
    await signInAs('receptionist');
    await page.goto(`/agenda?date=${date}`);
    await expect(page.getByText(`Luz ${patient.lastName}`)).toBeVisible();
  });
});

for (const timezoneId of ['Asia/Tokyo', 'America/New_York']) {
  test.describe(`a browser in ${timezoneId}`, () => {
    test.use({ timezoneId, locale: 'en-US' });

    test('shows the time of the clinic', async ({ page, apiOf, signInAs }) => {
      const api = await apiOf('receptionist');
      const { id, date } = await bookAppointment(api, farDay(), { from: 1_170, to: 1_200 });
      await signInAs('receptionist');
      await page.goto(`/agenda?date=${date}`);
      await expect(entryOf(page, id)).toContainText('7:30\u00a0PM');
    });
  });
}
