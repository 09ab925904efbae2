import { LOCALES } from '@/lib/i18n/locales';
import { makePatient, newSurname } from './support/api';
import { expect, test } from './support/fixtures';

const NAME = /María Fernanda\s+Pérez Quintero/;

test.beforeEach(({ signInAs }) => signInAs('receptionist'));

for (const search of [
  'perez maria',
  'MARÍA PÉREZ',
  'maría fernanda quintero',
  '1.020.304.050',
  '1020304050',
  '+57 310 555 0142',
  '310 555',
  'maria.perez@correo',
]) {
  test(`finds her by ${search}`, async ({ page, t }) => {
    await page.goto('/patients');
    await page.getByRole('searchbox', { name: t('patients.search.label') }).fill(search);
    const table = page.getByRole('table', { name: t('patients.table') });
    await expect(table.getByRole('link', { name: NAME })).toBeVisible();
    await expect(page).toHaveURL(/search=/);
  });
}

test('an exact document comes first', async ({ page, t }) => {
  await page.goto('/patients?search=1.020.304.050');
  const table = page.getByRole('table', { name: t('patients.table') });
  await expect(table.getByRole('link').first()).toHaveAccessibleName(NAME);
});

for (const [what, search] of Object.entries({
  '300 letters': 'x'.repeat(300),
  'an emoji': '🦷 🦷',
  'a wildcard': '%',
  'an underscore': '_____',
  'a quote': "'; drop table patients; --",
  markup: '<img src=x onerror="document.title=1">',
  'a backslash': 'a\\',
  'a null byte': 'a\u0000b',
  'right-to-left marks': '\u202Eperez',
})) {
  test(`a search for ${what} is a search like any other`, async ({ page, t, apiOf }) => {
    await page.goto('/patients');
    await page.getByRole('searchbox', { name: t('patients.search.label') }).fill(search);
    const settled = page
      .getByRole('table', { name: t('patients.table') })
      .or(page.getByText(t('patients.empty.explain')));
    await expect(settled).toBeVisible();
    await expect(page.getByText(t('patients.failed'))).toHaveCount(0);
    await expect(page.locator('img[onerror]')).toHaveCount(0);
    await expect(page).not.toHaveTitle('1');

    const address = `/patients?search=${encodeURIComponent(search)}`;
    expect((await page.goto(address))?.status()).toBe(200);
    await expect(page.getByText(t('patients.failed'))).toHaveCount(0);
    const api = await apiOf('receptionist');
    expect((await api.get(`/api/clinic${address}`)).status()).toBe(200);
  });
}

test('what nobody is called: an empty state with what to do next', async ({ page, t }) => {
  const nobody = newSurname();
  await page.goto('/patients');
  await page.getByRole('searchbox').fill(nobody);
  await expect(page.getByText(t('patients.empty.title', { search: nobody }))).toBeVisible();
  await expect(page.getByRole('link', { name: t('patients.empty.create') })).toBeVisible();
  await page.getByRole('button', { name: t('patients.search.clear') }).click();
  await expect(page).toHaveURL('/patients');
  await expect(page.getByRole('table', { name: t('patients.table') })).toBeVisible();
});

test('filters by status, and the address keeps everything through a reload', async ({
  page,
  t,
  apiOf,
}) => {
  const api = await apiOf('admin');
  const lastName = newSurname();
  const awake = await makePatient(api, { firstName: 'Ana', lastName });
  const asleep = await makePatient(api, { firstName: 'Blanca', lastName });
  const changed = await api.send('PATCH', `/api/clinic/patients/${asleep.id}`, {
    status: 'inactive',
  });
  expect(changed.status(), await changed.text()).toBe(200);

  await page.goto(`/patients?search=${lastName}`);
  const table = page.getByRole('table', { name: t('patients.table') });
  await expect(table.getByRole('link')).toHaveCount(2);
  const filter = page.getByRole('navigation', { name: t('patients.status.label') });
  await filter.getByRole('link', { name: t('patients.status.inactive'), exact: true }).click();
  await expect(table.getByRole('link')).toHaveCount(1);
  await expect(table.getByRole('link')).toHaveAccessibleName(/Blanca/);
  const address = `/patients?search=${lastName}&status=inactive`;
  await expect(page).toHaveURL(address);

  await page.reload();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('searchbox')).toHaveValue(lastName);
  await expect(table.getByRole('link')).toHaveCount(1);
  await page.goBack();
  await expect(table.getByRole('link')).toHaveCount(2);
  await expect(table.getByRole('link').filter({ hasText: awake.firstName })).toHaveCount(1);
});

test('turns the pages, and a page that is no more says so', async ({ page, t }) => {
  await page.goto('/patients');
  const table = page.getByRole('table', { name: t('patients.table') });
  const pages = page.getByRole('navigation', { name: t('common.pagination.label') });
  const first = await table.getByRole('link').first().getAttribute('href');
  await pages.getByRole('link', { name: t('common.pagination.next') }).click();
  await expect(page).toHaveURL('/patients?page=2');
  await expect(table.getByRole('link').first()).not.toHaveAttribute('href', first ?? '');
  await page.reload();
  await expect(page).toHaveURL('/patients?page=2');
  await pages.getByRole('link', { name: t('common.pagination.previous') }).click();
  await expect(page).toHaveURL('/patients');
  await expect(table.getByRole('link').first()).toHaveAttribute('href', first ?? '');

  await page.goto('/patients?page=9999');
  await expect(page.getByText(t('patients.empty.pageTitle'))).toBeVisible();
  await page.getByRole('link', { name: t('patients.empty.firstPage') }).click();
  await expect(table).toBeVisible();
});

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });

    test('of a search that very many match, says that there are more', async ({ page, t }) => {
      await page.goto('/patients?search=ma');
      const pages = page.getByRole('navigation', { name: t('common.pagination.label') });
      const said = (text: string) => page.getByText(text, { exact: true });
      await expect(said(t('patients.totalOver', { total: 400 }))).toBeVisible();
      await expect(said(t('patients.search.announceOver', { total: 400 }))).toBeAttached();
      const range = (from: string, to: string, total: string) =>
        t('common.pagination.rangeOfMore', { from, to, total });
      await expect(pages).toContainText(range('1', '20', '400'));
      await expect(pages).toContainText(
        t('common.pagination.pageOfMore', { page: '1', pages: '20' }),
      );
      await page.goto('/patients?search=ma&page=21');
      await expect(pages).toContainText(range('401', '420', '420'));
      await pages.getByRole('link', { name: t('common.pagination.next') }).click();
      await expect(page).toHaveURL('/patients?search=ma&page=22');
      await expect(pages).toContainText(range('421', '440', '440'));
    });
  });
}

for (const query of ['page=-1', 'page=abc', 'status=dormant', 'page=1&page=2', 'search=%E0%A4%A']) {
  test(`an address with ${query} is no error`, async ({ page, t }) => {
    const response = await page.goto(`/patients?${query}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('table', { name: t('patients.table') })).toBeVisible();
  });
}

test('a row is a link: in a tab of its own with Ctrl or the wheel, else without a new document', async ({
  page,
  context,
  t,
}) => {
  await page.goto('/patients');
  await page.getByRole('searchbox', { name: t('patients.search.label') }).fill('1.020.304.050');
  // The address follows what was typed only once scripts run.
  await expect(page).toHaveURL(/search=/);
  const row = page.getByRole('table', { name: t('patients.table') }).getByRole('link');
  await expect(row.first()).toHaveAccessibleName(NAME);

  const elsewhere = [
    () => row.first().click({ modifiers: ['ControlOrMeta'] }),
    () => row.first().click({ button: 'middle' }),
  ];
  for (const open of elsewhere) {
    const opened = context.waitForEvent('page');
    await open();
    await expect(await opened).toHaveURL(/\/patients\/[\w-]+$/);
    await expect(page).toHaveURL(/search=/);
  }
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  await row.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME);
  await page.goBack();
  await expect(row.first()).toHaveAccessibleName(NAME);
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
});
