import { addDays } from '@/lib/kit/dates/clinic-time';
import { formatTimes } from '@/lib/kit/dates/time-format';
import { bookAppointment } from './support/appointments';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { holdRequests } from './support/hold-requests';
import { journeyLocales } from './support/journey-locales';
import { entryOf, grab, moveBar, press, startDrag, workDay } from './support/moves';
import { outlastDoublePress, tapTwice } from './support/press-twice';

for (const locale of journeyLocales('en-US')) {
  test.describe(locale, () => {
    test.use({ locale });
    test.beforeEach(({ signInAs }) => signInAs('receptionist'));

    test('moves and lengthens an appointment with the keyboard, and takes it back', async ({
      page,
      t,
      apiOf,
    }) => {
      const api = await apiOf('receptionist');
      const { id, date, patient } = await bookAppointment(api, workDay());
      const name = `Luz ${patient.lastName}`;
      await page.goto(`/agenda?date=${date}&doctors=doc-nanez`);
      await grab(page, t, id, name);
      await press(page, 'ArrowDown', 2);
      await press(page, 'Shift+ArrowDown');
      await press(page, '+');
      const times = formatTimes({ from: 635, to: 670 }, locale);
      await expect(moveBar(page, t, name)).toContainText(times);
      await expect(page.getByRole('status').filter({ hasText: times })).toHaveCount(1);
      await expectAccessible(page);
      await press(page, 'Enter');
      await expect(page.getByText(`${name}, `).filter({ hasText: times }).last()).toBeVisible();
      await expect(entryOf(page, id)).toBeFocused();
      const at = async () => (await api.get(`/api/clinic/appointments/${id}`)).json();
      expect(await at()).toMatchObject({
        startTime: `${date}T10:35:00-05:00`,
        endTime: `${date}T11:10:00-05:00`,
      });
      await page.getByRole('button', { name: t('agenda.move.undo') }).click();
      await expect.poll(async () => (await at()).startTime).toBe(`${date}T10:00:00-05:00`);
      await expect(entryOf(page, id)).toHaveClass(/at-h-10 at-m-0 til-h-10 til-m-30/);
    });

    test('carries an appointment to another week, and asks where something speaks against it', async ({
      page,
      t,
      apiOf,
    }) => {
      const api = await apiOf('receptionist');
      const date = workDay();
      const { id, patient } = await bookAppointment(api, date);
      const name = `Luz ${patient.lastName}`;
      await page.goto(`/agenda?date=${date}&doctors=doc-nanez&view=week&appointment=${id}`);
      const bar = moveBar(page, t, name);
      await page.getByRole('button', { name: t('agenda.move.hold'), exact: true }).click();
      await expect(bar).toBeVisible();
      await page.locator('[data-shortcut=next]').click();
      await expect(page).toHaveURL(new RegExp(addDays(date, 7)));
      // One o'clock is between the doctor's hours.
      const column = page.locator(`[data-column="doc-nanez ${addDays(date, 7)}"]`);
      await expect(column).toBeVisible();
      await expect(bar.getByRole('button', { name: t('agenda.move.drop') })).toBeVisible();
      const box = await column.boundingBox();
      if (!box) throw new Error('no column');
      await column.click({ position: { x: box.width / 2, y: (box.height * 6.1) / 12 } });
      const anyway = bar.getByRole('button', { name: t('agenda.move.anyway') });
      await expect(anyway).toBeFocused();
      await outlastDoublePress(page);
      await page.keyboard.press('Enter');
      await expect(entryOf(page, id)).toHaveClass(/at-h-13 at-m-0/);
      // Drawn at once, and saved a little later.
      const start = async () =>
        (await (await api.get(`/api/clinic/appointments/${id}`)).json()).startTime;
      await expect.poll(start).toBe(`${addDays(date, 7)}T13:00:00-05:00`);
    });
  });
}

test('drags an appointment with the mouse, and its end; a click still opens it', async ({
  page,
  t,
  apiOf,
  signInAs,
}) => {
  const api = await apiOf('receptionist');
  const { id, date, patient } = await bookAppointment(api, workDay(), {
    from: 480,
    to: 510,
  });
  await signInAs('receptionist');
  await page.goto(`/agenda?date=${date}&doctors=doc-nanez`);
  const name = `Luz ${patient.lastName}`;
  await grab(page, t, id, name);
  await press(page, 'Escape');
  const entry = entryOf(page, id);
  // Released over the rail, it stays.
  await startDrag(page, id, { share: 0.5, minutes: 60 });
  await expect(page.locator('.ghost')).toBeVisible();
  await page.mouse.move(30, 400);
  await page.mouse.up();
  await expect(page.locator('.ghost')).toHaveCount(0);
  await expect(entry).toHaveClass(/at-h-8 at-m-0 til-h-8 til-m-30/);
  await expect(page.getByRole('button', { name: t('agenda.move.undo') })).toHaveCount(0);
  await startDrag(page, id, { share: 0.5, minutes: 60 });
  await page.mouse.up();
  await expect(entry).toHaveClass(/at-h-9 at-m-0 til-h-9 til-m-30/);
  await expect(page.getByRole('button', { name: t('agenda.move.undo') })).toBeVisible();
  await startDrag(page, id, { share: 1, minutes: 20 });
  await page.mouse.up();
  await expect(entry).toHaveClass(/at-h-9 at-m-0 til-h-9 til-m-50/);
  const at = async () => (await api.get(`/api/clinic/appointments/${id}`)).json();
  await expect.poll(async () => (await at()).endTime).toBe(`${date}T09:50:00-05:00`);
  await expect(page.getByRole('region', { name: t('appointment.title'), exact: true })).toHaveCount(
    0,
  );
  await entry.click();
  await expect(
    page.getByRole('region', { name: t('appointment.title'), exact: true }),
  ).toBeVisible();
});

test('the second press of a double one on what takes it in hand does not drop it', async ({
  page,
  t,
  apiOf,
  signInAs,
}) => {
  const api = await apiOf('receptionist');
  const { id, date, patient } = await bookAppointment(api, workDay());
  await signInAs('receptionist');
  await page.goto(`/agenda?date=${date}&doctors=doc-nanez&appointment=${id}`);
  const bar = moveBar(page, t, `Luz ${patient.lastName}`);
  const hold = page.getByRole('button', { name: t('agenda.move.hold'), exact: true });
  const times = formatTimes({ from: 600, to: 630 }, 'es-CO');
  await expect(async () => {
    await hold.dblclick({ delay: 40 });
    await expect(bar).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(bar).toContainText(times);
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
  await expect(entryOf(page, id)).toHaveClass(/at-h-10 at-m-0 til-h-10 til-m-30/);

  // Also where presses are not counted, as those of fingers are not everywhere.
  await entryOf(page, id).click();
  await hold.evaluate(async (button: HTMLElement, selector) => {
    button.click();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const column = document.querySelector(selector);
    const { left = 0, top = 0, height = 0 } = column?.getBoundingClientRect() ?? {};
    const at = { clientX: left + 50, clientY: top + height * 0.8 };
    column?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, ...at }));
  }, `[data-column="doc-nanez ${date}"]`);
  await expect(bar).toContainText(times);
  await expect(bar.getByRole('button', { name: t('agenda.move.drop') })).toBeVisible();
  // Whoever pressed beside everything still has its keys, but those of what is open over the page.
  await page.keyboard.press('?');
  const map = page.getByRole('dialog');
  await map.getByRole('heading').first().click();
  await page.keyboard.press('Escape');
  await expect(map).toHaveCount(0);
  await expect(bar).toBeVisible();
  await bar.getByText(times).click();
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
  await expect(entryOf(page, id)).toHaveClass(/at-h-10 at-m-0 til-h-10 til-m-30/);
});

test('a double press, or a key held down, answers no question', async ({
  page,
  t,
  apiOf,
  signInAs,
}) => {
  const api = await apiOf('receptionist');
  const { id, date, patient } = await bookAppointment(api, workDay());
  await signInAs('receptionist');
  const name = `Luz ${patient.lastName}`;
  await page.goto(`/agenda?date=${date}&doctors=doc-nanez&appointment=${id}`);
  const bar = moveBar(page, t, name);
  const hold = page.getByRole('button', { name: t('agenda.move.hold'), exact: true });
  // Enter twice on what takes it in hand would drop it where it was.
  await hold.evaluate(async (button: HTMLElement) => {
    button.click();
    while (button.isConnected) await new Promise((resolve) => requestAnimationFrame(resolve));
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(enter);
  });
  await outlastDoublePress(page);
  await expect(bar).toBeVisible();
  await press(page, 'PageDown', 3);
  await expect(bar).toContainText(formatTimes({ from: 780, to: 810 }, 'es-CO'));
  const anyway = bar.getByRole('button', { name: t('agenda.move.anyway') });
  const start = async () =>
    (await (await api.get(`/api/clinic/appointments/${id}`)).json()).startTime;
  await bar.getByRole('button', { name: t('agenda.move.drop') }).dblclick();
  await expect(anyway).toBeFocused();
  await press(page, 'ArrowDown');
  await press(page, 'ArrowUp');
  await expect(bar.getByRole('button', { name: t('agenda.move.drop') })).toBeVisible();
  await page.keyboard.down('Enter');
  await expect(anyway).toBeFocused();
  await outlastDoublePress(page);
  for (let times = 0; times < 3; times += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(anyway).toBeVisible();
  expect(await start()).toBe(`${date}T10:00:00-05:00`);

  // Whatever has the focus, Escape lets go; what is open over the page has it first.
  const filters = page.getByRole('button', { name: t('agenda.filters.active', { count: 1 }) });
  await filters.click();
  await press(page, 'Escape');
  await expect(bar).toBeVisible();
  await expect(filters).toBeFocused();
  await press(page, 'Escape');
  await expect(bar).toHaveCount(0);
  // Also where there is no grid.
  await page.goto(`/agenda?date=${date}&doctors=doc-nanez`);
  await grab(page, t, id, name);
  await page.getByRole('link', { name: t('agenda.views.list'), exact: true }).click();
  await expect(page).toHaveURL(/view=list/);
  await expect(page.locator('[data-column]')).toHaveCount(0);
  await expect(bar).toBeVisible();
  await press(page, 'Escape');
  await expect(bar).toHaveCount(0);

  // What was let go lies under the second press, and is not opened by it.
  await page.goto(`/agenda?date=${date}&doctors=doc-nanez`);
  await grab(page, t, id, name);
  const there = await entryOf(page, id).boundingBox();
  if (!there) throw new Error('There is nothing to press.');
  await outlastDoublePress(page);
  await page.mouse.dblclick(there.x + there.width / 2, there.y + there.height / 2);
  await expect(bar).toHaveCount(0);
  await outlastDoublePress(page);
  await expect(page.getByRole('region', { name: t('appointment.title'), exact: true })).toHaveCount(
    0,
  );
});

test('Escape lets go, and an occupied time is told by name and not asked for', async ({
  page,
  t,
  apiOf,
  signInAs,
}) => {
  const api = await apiOf('receptionist');
  const { id, date, patient } = await bookAppointment(api, workDay());
  const other = await bookAppointment(api, date, { from: 660, to: 690 });
  await signInAs('receptionist');
  const name = `Luz ${patient.lastName}`;
  await page.goto(`/agenda?date=${date}&doctors=doc-nanez`);
  await grab(page, t, id, name);
  await press(page, 'PageDown');
  const bar = moveBar(page, t, name);
  await expect(bar).toContainText(`Luz ${other.patient.lastName}`);
  await press(page, 'Enter');
  await expect(bar.getByText(t('agenda.move.taken.reason'))).toBeVisible();
  await press(page, 'Escape');
  await expect(bar).toHaveCount(0);
  await expect(entryOf(page, id)).toBeFocused();
  const now = await (await api.get(`/api/clinic/appointments/${id}`)).json();
  expect(now).toMatchObject({ startTime: `${date}T10:00:00-05:00`, version: 1 });
});

test('what is let go while its day is still read is not moved', async ({
  page,
  t,
  apiOf,
  signInAs,
}) => {
  const api = await apiOf('receptionist');
  const { id, date, patient } = await bookAppointment(api, workDay());
  await signInAs('receptionist');
  const name = `Luz ${patient.lastName}`;
  await page.goto(`/agenda?date=${date}&doctors=doc-nanez&view=week`);
  await grab(page, t, id, name);
  const next = addDays(date, 1);
  // Read, or told by the stream.
  const release = await holdRequests(page, new RegExp(`/api/agenda(/stream)?\\?from=${next}`));
  const bar = moveBar(page, t, name);
  await press(page, 'ArrowRight');
  await press(page, 'Enter');
  await press(page, 'Escape');
  await expect(bar).toHaveCount(0);
  release();
  // Time in which it would be sent, and the next one in hand would fall.
  await grab(page, t, id, name);
  await outlastDoublePress(page);
  await expect(bar).toBeVisible();
  const now = await (await api.get(`/api/clinic/appointments/${id}`)).json();
  expect(now).toMatchObject({ startTime: `${date}T10:00:00-05:00`, version: 1 });
});

test('who may not change appointments takes none in hand', async ({ page, t, apiOf, signInAs }) => {
  const { id, date, patient } = await bookAppointment(await apiOf('receptionist'), workDay());
  await signInAs('billing');
  await page.goto(`/agenda?date=${date}&doctors=doc-nanez&appointment=${id}`);
  await expect(
    page.getByRole('region', { name: t('appointment.title'), exact: true }),
  ).toContainText(patient.lastName);
  await entryOf(page, id).focus();
  await press(page, 'm');
  await press(page, 'ArrowDown');
  await expect(entryOf(page, id)).not.toBeFocused();
  await expect(moveBar(page, t, `Luz ${patient.lastName}`)).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('agenda.move.hold'), exact: true })).toHaveCount(
    0,
  );
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the second press of a double one does not fall on the details that come back', async ({
    page,
    t,
    apiOf,
    signInAs,
  }) => {
    const api = await apiOf('receptionist');
    const { id, date, patient } = await bookAppointment(api, workDay());
    await signInAs('receptionist');
    await page.goto(`/agenda?date=${date}&doctors=doc-nanez&appointment=${id}`);
    const details = page.getByRole('region', { name: t('appointment.title'), exact: true });
    await page.getByRole('button', { name: t('agenda.move.hold'), exact: true }).click();
    await expect(details).toHaveCount(0);
    const drop = moveBar(page, t, `Luz ${patient.lastName}`).getByRole('button', {
      name: t('agenda.move.drop'),
    });
    const box = await drop.boundingBox();
    if (!box) throw new Error('There is nothing to press.');
    await outlastDoublePress(page);
    expect(await tapTwice(page, box), 'taps that were taken').toBe(1);
    await expect(details).toBeVisible();

    // Nor does that of one on the appointment itself.
    await details.getByRole('button', { name: t('common.close'), exact: true }).click();
    await expect(details).toHaveCount(0);
    const entry = await entryOf(page, id).boundingBox();
    if (!entry) throw new Error('There is nothing to press.');
    expect(await tapTwice(page, entry), 'taps that were taken').toBe(1);
    await expect(details).toBeVisible();
  });
});
