import type { Page } from '@playwright/test';
import { makePatient, newSurname, nobodysName } from './support/api';
import { farDay } from './support/appointments';
import { expect, test } from './support/fixtures';
import { LISTED, NAME } from './support/maria';
import { openSearch } from './support/open-search';
import { scriptsOf } from './support/scripts-of';
import { tabTo } from './support/tab-to';
import type { Words } from './support/words';

/** A mark that a reload would wipe away. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-visit', '1'));
const marked = (page: Page) => expect(page.locator('body[data-visit]')).toHaveCount(1);

test.describe('by keyboard alone', () => {
  test.beforeEach(({ signInAs }) => signInAs('receptionist'));

  for (const key of ['Control+k', '/']) {
    test(`opens the search with ${key}, types, and Enter opens the record`, async ({ page, t }) => {
      await page.goto('/');
      await openSearch(page, t, key);
      await mark(page);
      await page.keyboard.type('perez maria');
      const option = page.getByRole('option', { name: NAME });
      await expect(option).toBeVisible();
      for (let step = 0; step < 10; step += 1) {
        if ((await option.getAttribute('aria-selected')) === 'true') break;
        await page.keyboard.press('ArrowDown');
      }
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/patients/pat-maria-perez');
      await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
      await expect(page.locator('#content')).toBeFocused();
      await marked(page);
    });
  }

  test('a day that is said and a doctor by name lead to the agenda and to the hours', async ({
    page,
    t,
  }) => {
    await page.goto('/patients');
    await openSearch(page, t, 'Control+k');
    await page.keyboard.type('15/12');
    const day = page.getByRole('option', { name: t('shell.palette.agendaOfDay') });
    await expect(day).toContainText('15 de diciembre');
    await day.click();
    await expect(page).toHaveURL(/\/agenda\?date=\d{4}-12-15$/);
    await openSearch(page, t, 'Control+k');
    await page.keyboard.type('quintero');
    const doctor = page.getByRole('option', { name: /Quintero/ });
    await expect(doctor.filter({ hasText: t('shell.palette.hoursOfDoctor') })).toBeVisible();
    await doctor.filter({ hasText: t('shell.palette.dayOfDoctor') }).click();
    await expect(page).toHaveURL(/doctors=doc-quintero/);
  });

  test('searches the list and opens a row', async ({ page, t }) => {
    await page.goto('/patients');
    const box = page.getByRole('searchbox', { name: t('patients.search.label') });
    await tabTo(page, box);
    await mark(page);
    await page.keyboard.type('perez maria');
    const table = page.getByRole('table', { name: t('patients.table') });
    await expect(table.getByRole('link', { name: LISTED })).toBeVisible();
    await expect(page).toHaveURL('/patients?search=perez+maria');
    await expect(table.locator('mark').first()).toHaveText(/p[eé]rez|mar[ií]a/i);
    await page.keyboard.press('ArrowDown');
    await expect(table.getByRole('link').first()).toBeFocused();
    const record = await table.getByRole('link').first().getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(record ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/p[eé]rez/i);
    // The row is gone; the next Tab begins at the record and not at the top of the page.
    await expect(page.locator('#content')).toBeFocused();
    await marked(page);
  });

  test('comes back to the row that was opened, by Back and by the link', async ({ page, t }) => {
    const list = '/patients?search=maria';
    await page.goto(list);
    const table = page.getByRole('table', { name: t('patients.table') });
    const first = table.getByRole('link').first();
    const last = table.getByRole('link').last();
    await expect(async () => {
      await page.getByRole('searchbox', { name: t('patients.search.label') }).press('ArrowDown');
      await expect(first).toBeFocused({ timeout: 1_000 });
    }).toPass();
    const record = (await last.getAttribute('href')) ?? '';
    await mark(page);

    await page.keyboard.press('End');
    await expect(last).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(record);
    await expect(page.locator('#content')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(list);
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport();

    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(record);
    await expect(page.locator('#content')).toBeFocused();
    const back = page.locator('#content').getByRole('link', { name: t('patient.back') });
    await expect(back).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(back).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(list);
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport();
    await marked(page);

    // Any other way to the list begins at its beginning.
    await page.keyboard.press('Enter');
    await expect(page.locator('#content')).toBeFocused();
    await page.keyboard.press('g');
    await page.keyboard.press('p');
    await expect(page).toHaveURL('/patients');
    await expect(table).toBeVisible();
    await expect(page.locator('#content')).toBeFocused();
  });

  test('shows results while typing; the arrows walk them and Escape gives the focus back', async ({
    page,
    t,
  }) => {
    await page.goto('/patients');
    const create = page.getByRole('link', { name: t('patients.new') });
    await create.focus();
    const box = await openSearch(page, t);
    const people = page.getByRole('option').filter({ hasText: / · / });
    await page.keyboard.type('mar');
    await expect(people).toHaveCount(8);
    await page.keyboard.type('ia fernanda perez q');
    await expect(people).toHaveCount(1);
    await expect(people).toHaveAccessibleName(NAME);

    const options = page.getByRole('option');
    await box.fill('mar');
    await expect(people).toHaveCount(8);
    const active = page.locator('[role="option"][aria-selected="true"]');
    await expect(active).toHaveCount(1);
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(box).toHaveAttribute(
      'aria-activedescendant',
      (await options.nth(1).getAttribute('id')) ?? '',
    );
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await expect(options.last()).toBeInViewport();
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(box).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
    await expect(create).toBeFocused();
    await expect(page).toHaveURL('/patients');
  });

  test('loses no key typed before the search is there', async ({ page, t }) => {
    const scripts = await scriptsOf(page);
    await page.goto('/');
    // What the palette is made of arrives late, as on a slow line.
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const map = page.getByRole('dialog', { name: t('keyboard.title') });
    await expect(async () => {
      await page.keyboard.press('?');
      await expect(map).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(map).toBeHidden();
    let held = 0;
    scripts.meet = async (route) => {
      held += 1;
      await arrived;
      await route.continue();
    };
    await page.keyboard.press('Control+k');
    await page.keyboard.type('perez ');
    const box = page.getByRole('combobox', { name: t('shell.palette.title') });
    await expect.poll(() => held).toBeGreaterThan(0);
    await expect(box).toHaveCount(0);
    arrive();
    await page.keyboard.type('maria', { delay: 60 });
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('perez maria');
    await expect(page.getByRole('option', { name: NAME })).toBeVisible();
  });

  test('goes to the patients with g p, shows the map with ?, and goes home with g h', async ({
    page,
    t,
  }) => {
    await page.goto('/');
    await expect(async () => {
      await page.keyboard.press('g');
      await page.keyboard.press('p');
      await expect(page).toHaveURL('/patients', { timeout: 1_500 });
    }).toPass();
    await page.keyboard.press('?');
    const map = page.getByRole('dialog', { name: t('keyboard.title') });
    await expect(map).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(map).toBeHidden();
    const account = page.getByRole('button', { name: t('shell.account') });
    await account.focus();
    await page.keyboard.press('?');
    await expect(map).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(account).toBeFocused();
    await page.keyboard.press('g');
    await page.keyboard.press('h');
    await expect(page).toHaveURL('/');
  });
});

test.describe('what is not among the first', () => {
  test.beforeEach(({ signInAs }) => signInAs('receptionist'));

  /** Opens the search everywhere and types in it. */
  async function search(page: Page, t: Words, text: string) {
    const box = await openSearch(page, t);
    await box.fill(text);
  }

  test('all that were found are one press away', async ({ page, t, apiOf }) => {
    const api = await apiOf('receptionist');
    const lastName = newSurname();
    for (let count = 0; count < 9; count += 1) await makePatient(api, { lastName });
    await page.goto('/');
    await search(page, t, lastName);
    await page.getByRole('option', { name: t('shell.palette.all', { total: 9 }) }).click();
    await expect(page).toHaveURL(`/patients?search=${lastName}`);
    const table = page.getByRole('table', { name: t('patients.table') });
    await expect(table.getByRole('link')).toHaveCount(9);

    await search(page, t, 'mar');
    const all = page.getByRole('option', { name: t('shell.palette.allOver', { total: 400 }) });
    await all.click();
    await expect(page).toHaveURL('/patients?search=mar');
    await expect(page.getByRole('searchbox')).toHaveValue('mar');
  });

  test('who is not found can be made, with what was typed', async ({ page, t }) => {
    const lastName = newSurname();
    await page.goto('/');
    await search(page, t, `ana ${lastName}`);
    const none = page.getByText(t('shell.palette.none', { search: `ana ${lastName}` }));
    await expect(none).toBeVisible();
    await page.getByRole('option', { name: t('shell.commands.newPatient') }).click();
    await expect(page.getByLabel(t('patient.fields.firstName'))).toHaveValue('Ana');
    await expect(page.getByLabel(t('patient.fields.lastName'))).toHaveValue(lastName);
  });

  test('a command is found, and then nobody is missed', async ({ page, t }) => {
    await page.goto('/');
    const command = t('shell.commands.newPatient');
    await search(page, t, command);
    const status = page.getByRole('dialog').getByRole('status');
    await expect(status).toHaveText(t('shell.palette.results', { count: 1 }));
    await expect(page.getByRole('option', { name: command })).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/patients/new');
  });
});

test('who may not make patients is not offered to', async ({ page, t, signInAs }) => {
  await signInAs('billing');
  const nobody = nobodysName();
  await page.goto('/');
  const box = await openSearch(page, t);
  await box.fill(nobody);
  await expect(page.getByText(t('shell.palette.none', { search: nobody }))).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('the first results are in the server’s own HTML', async ({ apiOf }) => {
  const api = await apiOf('receptionist');
  const html = await (await api.get('/patients?search=perez%20maria')).text();
  const shown = html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]+>/g, '');
  expect(shown).toMatch(LISTED);
  const record = await (await api.get('/patients/pat-maria-perez')).text();
  expect(record.replace(/<script[\s\S]*?<\/script>/g, '')).toMatch(NAME);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('searches by the form and reads the record', async ({ page, t, signInAs }) => {
    await signInAs('receptionist');
    await page.goto('/patients');
    const box = page.getByRole('searchbox', { name: t('patients.search.label') });
    await box.fill('perez maria');
    await box.press('Enter');
    await expect(page).toHaveURL('/patients?search=perez+maria');
    await page.getByRole('link', { name: LISTED }).click();
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
    const visits = page.getByRole('region', { name: t('patient.visits.title') });
    await expect(visits.getByRole('link').first()).toBeVisible();
  });
});

test('an appointment begun by its name stays on the day that is looked at', async ({
  page,
  t,
  signInAs,
}) => {
  await signInAs('receptionist');
  const date = farDay();
  await page.goto(`/agenda?date=${date}`);
  const box = await openSearch(page, t);
  await box.fill(t('shell.commands.newAppointment'));
  await box.press('Enter');
  await expect(page.getByRole('heading', { name: t('booking.title') })).toBeVisible();
  await expect(page).toHaveURL((url) => url.searchParams.get('date') === date);
});
