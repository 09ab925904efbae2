import type { Locator, Page } from '@playwright/test';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import { formatTimes } from '@/lib/kit/dates/time-format';
import { writeTypedDate } from '@/lib/kit/dates/typed-date';
import type { Api } from './support/api';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { journeyLocales } from './support/journey-locales';
import { answerLeaving } from './support/leaving';
import {
  blockButton,
  blockField,
  dayButton,
  saveButton,
  savedToast,
  sentParts,
  written,
} from './support/schedule-form';

// The demo clinic, of one's own: here the hours of its doctors change.
test.use({ stackOptions: {} });
test.describe.configure({ mode: 'default' });

const API = '/api/clinic/appointments/doctors/schedule';
const scheduleOf = async (api: Api, doctor: string) => (await api.get(`${API}/${doctor}`)).json();

/** A date on which the doctor has confirmed appointments, and whose. */
async function busyDate(api: Api, doctor: string) {
  const answer = await api.get(`/api/agenda/upcoming?doctorId=${doctor}`);
  expect(answer.status()).toBe(200);
  const entries: AgendaEntry[] = await answer.json();
  const date = entries.at(-1)?.date ?? '';
  return { date, entries: entries.filter((entry) => entry.date === date) };
}

for (const [locale, doctor] of [
  ['es-CO', 'doc-quintero'],
  ['en-US', 'doc-herrera'],
] as const) {
  test.describe(locale, () => {
    test.use({ locale });

    test('a split-shift week over two places with a lunch and an absence, saved by its administrator', async ({
      page,
      t,
      signInAs,
      apiOf,
    }) => {
      await signInAs('admin');
      const api = await apiOf('admin');
      const doctors = await (await api.get('/api/clinic/doctors?limit=100')).json();
      const { fullName } = doctors.data.find(({ id }: { id: string }) => id === doctor);
      await page.goto('/');
      await page
        .getByRole('link', { name: t('shell.nav.schedules') })
        .first()
        .click();
      const list = page.getByRole('list', { name: t('schedules.list') });
      await list.getByRole('link', { name: fullName }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(fullName);
      await expect(page.getByText(t('schedules.affected.untouched'))).toBeVisible();
      await expectAccessible(page);

      // Sunday was free: a morning with a lunch at one place, an afternoon at the other.
      await dayButton(page, t, 'addOn', 'sunday').click();
      const start = blockField(page, t, 'startTime', 'sunday');
      await expect(start).toBeFocused();
      await start.fill('8');
      await blockField(page, t, 'endTime', 'sunday').fill('1230');
      await blockField(page, t, 'locationId', 'sunday').selectOption('loc-chico');
      await blockField(page, t, 'lunchStartTime', 'sunday').fill('10');
      await expect(page.getByText(t('schedules.errors.lunch_incomplete'))).toBeVisible();
      await blockField(page, t, 'lunchEndTime', 'sunday').fill('10:30');
      await expect(page.getByText(t('schedules.errors.lunch_incomplete'))).toHaveCount(0);
      await dayButton(page, t, 'addOn', 'sunday').click();
      await blockField(page, t, 'locationId', 'sunday', 2).selectOption('loc-teusaquillo');
      const second = blockField(page, t, 'startTime', 'sunday', 2);
      await second.fill('12');
      // Blocks of one day do not overlap, wherever they are; the other is named.
      const overlap = t('schedules.errors.overlap', {
        from: written('08:00', locale),
        to: written('12:30', locale),
        place: 'Sede Chicó',
      });
      await expect(page.getByText(overlap)).toBeVisible();
      await expect(second).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page);
      await saveButton(page, t).click();
      const summary = page
        .getByRole('alert')
        .filter({ hasText: t('errors.summary', { count: 1 }) });
      await expect(summary).toBeFocused();
      await summary.getByRole('button').click();
      await expect(second).toBeFocused();
      // Touching is no overlap.
      await second.fill('1230');
      await second.press('ArrowUp');
      await expect(second).toHaveValue(written('12:35', locale));
      await second.press('ArrowDown');
      await expect(page.getByText(overlap)).toHaveCount(0);
      await blockField(page, t, 'endTime', 'sunday', 2).fill('17');
      await blockField(page, t, 'endTime', 'sunday', 2).blur();
      await expect(blockField(page, t, 'endTime', 'sunday', 2)).toHaveValue(
        written('17:00', locale),
      );

      // An absence on a day with appointments names every one of them.
      const { date, entries } = await busyDate(api, doctor);
      const from = page.locator('input[name="exceptionFrom"]');
      await from.fill(writeTypedDate(date, locale));
      await from.press('Enter');
      await expect(page.getByText(t('schedules.exceptions.added', { count: 1 }))).toBeAttached();
      const affected = page.getByRole('list', { name: t('schedules.affected.title') });
      await expect(affected.getByRole('listitem')).toHaveCount(Math.min(entries.length, 8));
      await expect(affected.getByRole('link').first()).toHaveText(entries[0]?.patient ?? '');
      await expect(
        page.getByText(t('schedules.affected.some', { count: entries.length })).first(),
      ).toBeVisible();
      await expectAccessible(page);

      const sent = sentParts(page);
      await saveButton(page, t).click();
      await expect(savedToast(page, t)).toBeVisible();
      expect(await sent).toEqual(['workingDays', 'exceptions']);
      const saved = await scheduleOf(api, doctor);
      expect(saved.exceptions).toContain(date);
      const sunday = saved.workingDays.filter(({ day }: { day: string }) => day === 'sunday');
      expect(sunday).toMatchObject([
        {
          locationId: 'loc-chico',
          startTime: '08:00',
          endTime: '12:30',
          lunchStartTime: '10:00',
          lunchEndTime: '10:30',
        },
        { locationId: 'loc-teusaquillo', startTime: '12:30', endTime: '17:00' },
      ]);
      // Saving canceled nothing: who stands outside now is still named, and there is a list to call.
      expect((await busyDate(api, doctor)).entries).toHaveLength(entries.length);
      const outside = page.getByRole('list', { name: t('schedules.affected.outsideList') });
      await expect(outside.getByRole('link').first()).toBeVisible();
      const opened = page.waitForEvent('popup');
      await page.getByRole('link', { name: t('schedules.affected.callList') }).click();
      const calls = await opened;
      const onAgenda = `a[href="/agenda?date=${date}&appointment=${entries[0]?.id}"]`;
      const row = calls.getByRole('row').filter({ has: calls.locator(onAgenda) });
      await expect(row.getByRole('link', { name: entries[0]?.patient ?? '' })).toBeVisible();
      // Not everybody has left a number.
      const { phone } = await (
        await api.get(`/api/clinic/patients/${entries[0]?.patientId}`)
      ).json();
      await expect(row.locator('a[href^="tel:"]')).toHaveCount(phone ? 1 : 0);
      await expectAccessible(calls);
      await calls.close();

      // Only what changed is sent; after that nothing is left to be saved, and leaving asks nothing.
      await blockButton(page, t, 'remove', 'sunday', 2).click();
      await expect(dayButton(page, t, 'addOn', 'sunday')).toBeFocused();
      const sentAgain = sentParts(page);
      await saveButton(page, t).click();
      expect(await sentAgain).toEqual(['workingDays']);
      await expect(page.getByText(t('schedules.nothingChanged'))).toBeVisible();
      await page.reload();
      await expect(blockField(page, t, 'endTime', 'sunday')).toHaveValue(written('12:30', locale));
      await expect(blockField(page, t, 'endTime', 'sunday', 2)).toHaveCount(0);
      await page.getByRole('link', { name: t('schedules.back') }).click();
      await expect(page).toHaveURL('/schedules');
    });
  });
}

for (const locale of journeyLocales('en-US')) {
  test.describe(`${locale}, edited`, () => {
    test.use({ locale });

    test('splits, doubles, copies and clears, all by keyboard, and gives it up', async ({
      page,
      t,
      signInAs,
    }) => {
      await signInAs('admin');
      await page.goto('/schedules/doc-cuellar');
      const end = (number: number) => blockField(page, t, 'endTime', 'monday', number);
      await expect(end(1)).toHaveValue(written('16:00', locale));
      await blockButton(page, t, 'split', 'monday').press('Enter');
      await expect(end(1)).toHaveValue(written('12:00', locale));
      await expect(blockField(page, t, 'startTime', 'monday', 2)).toHaveValue(
        written('13:00', locale),
      );
      await blockButton(page, t, 'duplicate', 'monday', 2).press('Enter');
      await expect(blockField(page, t, 'startTime', 'monday', 3)).toHaveValue(
        written('16:00', locale),
      );
      await expect(end(3)).toHaveValue(written('19:00', locale));
      await dayButton(page, t, 'copyOf', 'monday').press('Enter');
      await page.getByRole('checkbox', { name: t('schedules.days.sunday') }).press('Space');
      await expectAccessible(page);
      await page
        .getByRole('button', { name: t('schedules.copy.apply'), exact: true })
        .press('Enter');
      await expect(blockField(page, t, 'endTime', 'sunday', 3)).toHaveValue(
        written('19:00', locale),
      );
      await dayButton(page, t, 'clearOf', 'monday').press('Enter');
      await expect(dayButton(page, t, 'addOn', 'monday')).toBeFocused();
      await expect(end(1)).toHaveCount(0);

      // Leaving asks; who stays loses nothing.
      await page.getByRole('link', { name: t('schedules.back') }).click();
      await answerLeaving(page, t, t('common.unsaved'), 'stay');
      await expect(page).toHaveURL('/schedules/doc-cuellar');
      await expect(blockField(page, t, 'endTime', 'sunday', 3)).toHaveValue(
        written('19:00', locale),
      );
      await page.getByRole('button', { name: t('schedules.discard') }).click();
      await expect(end(1)).toHaveValue(written('16:00', locale));
      await expect(page.getByText(t('schedules.nothingChanged'))).toBeVisible();
    });

    test('two windows edit one schedule: the later one is shown both, and decides', async ({
      page,
      context,
      t,
      signInAs,
      apiOf,
    }) => {
      await signInAs('admin');
      const api = await apiOf('admin');
      const path = '/schedules/doc-caicedo';
      const other = await context.newPage();
      const title = { hasText: t('schedules.clash.title') };
      const change = async (where: Page, time: string) => {
        await blockField(where, t, 'endTime', 'friday').fill(time);
        await saveButton(where, t).click();
      };
      const end = async () => {
        const { workingDays } = await scheduleOf(api, 'doc-caicedo');
        return workingDays.find(({ day }: { day: string }) => day === 'friday').endTime;
      };
      await page.goto(path);
      await other.goto(path);
      await change(other, '14:00');
      await expect(savedToast(other, t)).toBeVisible();

      await change(page, '13:30');
      const notice = page.getByRole('alert').filter(title);
      await expect(notice).toBeFocused();
      await expect(notice).toContainText(written('14:00', locale));
      await expect(notice).toContainText(written('13:30', locale));
      expect(await end()).toBe('14:00');
      await expectAccessible(page);
      await notice.getByRole('button', { name: t('schedules.clash.keep') }).click();
      await expect(savedToast(page, t)).toBeVisible();
      expect(await end()).toBe('13:30');

      // The other window is behind now, and takes what is saved.
      await change(other, '14:30');
      const theirs = other.getByRole('alert').filter(title);
      await theirs.getByRole('button', { name: t('schedules.clash.take') }).click();
      await expect(blockField(other, t, 'endTime', 'friday')).toHaveValue(written('13:30', locale));
      await theirs.getByRole('button', { name: t('schedules.clash.goOn') }).click();
      await expect(other.getByText(t('schedules.nothingChanged'))).toBeVisible();

      // What others changed elsewhere is kept, unasked and told.
      await page.reload();
      const { exceptions } = await scheduleOf(api, 'doc-caicedo');
      await api.send('PUT', `${API}/doc-caicedo`, { exceptions: [...exceptions, '2031-02-03'] });
      await change(page, '15:00');
      await expect(page.getByText(t('schedules.joined'))).toBeVisible();
      expect((await scheduleOf(api, 'doc-caicedo')).exceptions).toContain('2031-02-03');
      expect(await end()).toBe('15:00');
    });
  });
}

for (const locale of journeyLocales('es-CO')) {
  test.describe(`${locale}, to look at`, () => {
    test.use({ locale });

    for (const role of ['receptionist', 'dentist', 'billing'] as const) {
      test(`a ${role} sees the hours, why they cannot be changed here, and no field`, async ({
        page,
        t,
        signInAs,
        apiOf,
      }) => {
        await signInAs(role);
        await page.goto('/schedules');
        await expect(page.getByRole('list', { name: t('schedules.list') })).toBeVisible();
        await page.goto('/schedules/doc-nanez');
        await expect(page.getByText(t('schedules.readOnly'))).toBeVisible();
        const morning = `${formatTimes({ from: 480, to: 780 }, locale)} Sede Chicó`;
        await expect(page.getByText(morning).first()).toBeVisible();
        await expect(page.locator('main').getByRole('textbox')).toHaveCount(0);
        await expect(saveButton(page, t)).toHaveCount(0);
        const refused = await (await apiOf(role)).send('PUT', `${API}/doc-nanez`, {
          exceptions: [],
        });
        expect(refused.status()).toBe(403);
      });
    }
  });
}

test('an absence over a range, holidays that are suggested, and what is over folded away', async ({
  page,
  t,
  signInAs,
}) => {
  await signInAs('admin');
  await page.goto('/schedules/doc-nanez');
  const chips = page.getByRole('button', {
    name: new RegExp(`^${t('schedules.exceptions.remove', { date: '' }).trim()}`),
  });
  const before = await chips.filter({ visible: true }).count();
  const from = page.locator('input[name="exceptionFrom"]');
  const to = page.locator('input[name="exceptionTo"]');
  const add = page.getByRole('button', { name: t('schedules.exceptions.add'), exact: true });
  await from.fill('10/2/2031');
  await to.fill('9/2/2031');
  await add.click();
  await expect(page.getByText(t('schedules.exceptions.problems.order'))).toBeVisible();
  await expectAccessible(page);
  // Also the first time, and from the field whose leaving it brings about.
  await page.reload();
  await page.getByRole('button', { name: t('common.draft.discard') }).click();
  await from.pressSequentially('20/12/2027');
  await to.pressSequentially('18/12/2027');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('schedules.exceptions.problems.order'))).toBeVisible();
  await expect(from).toBeFocused();
  // On a telephone the field may stand just above the bar that saves: its words do not go behind it.
  await page.setViewportSize({ width: 390, height: 844 });
  const words = page.getByText(t('schedules.exceptions.problems.order'));
  await to.fill('19/12/2027');
  await expect(words).toBeHidden();
  const topOfBar = async () => (await saveButton(page, t).boundingBox())?.y ?? 0;
  const endOf = async (one: Locator) => {
    const box = await one.boundingBox();
    return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
  };
  const above = async () => Math.round((await topOfBar()) - (await endOf(from)));
  await page.mouse.wheel(0, 20 - (await above()));
  await expect.poll(above).toBe(20);
  await from.focus();
  await page.keyboard.press('Enter');
  await expect(words).toBeInViewport();
  expect(await endOf(words)).toBeLessThan(await topOfBar());
  await to.fill('21/12/2027');
  await expect(words).toBeHidden();
  await from.fill('10/2/2001');
  await to.fill('');
  await add.click();
  await expect(page.getByText(t('schedules.exceptions.problems.past'))).toBeVisible();
  await from.fill('10/2/2031');
  await to.fill('12/2/2031');
  await expect(page.getByText(t('schedules.exceptions.notAdded'))).toBeVisible();
  await add.click();
  // Days in a row are one absence, and are taken away as one.
  const range = chips.filter({ visible: true }).last();
  await expect(chips.filter({ visible: true })).toHaveCount(before + 1);
  await expect(range.locator('..')).toContainText(t('schedules.exceptions.days', { count: 3 }));
  await expect(from).toHaveValue('');
  await expect(page.getByText(t('schedules.exceptions.notAdded'))).toHaveCount(0);
  await from.fill('11/2/2031');
  await add.click();
  await expect(page.getByText(t('schedules.exceptions.problems.listed'))).toBeVisible();
  await expect(chips.filter({ visible: true })).toHaveCount(before + 1);
  await from.fill('');
  const holiday = page
    .getByRole('region', { name: t('schedules.exceptions.suggested') })
    .getByRole('button')
    .first();
  const itsName = await holiday.locator('span').last().boundingBox();
  expect(itsName?.width).toBeGreaterThan(24);
  await holiday.click();
  await expect(chips.filter({ visible: true })).toHaveCount(before + 2);
  await range.click();
  await expect(chips.filter({ visible: true })).toHaveCount(before + 1);
  await expect(from).toBeFocused();
  await expect(page.locator('main details')).not.toHaveAttribute('open');
});

test('nobody by that name is not found, and an id that cannot be is not either', async ({
  page,
  t,
  signInAs,
  watched,
}) => {
  watched.allow(/404/);
  await signInAs('admin');
  for (const id of ['nobody-at-all', 'not%20an%20id']) {
    const response = await page.goto(`/schedules/${id}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByText(t('notHere.doctor.title'))).toBeVisible();
    await expectAccessible(page);
  }
});
