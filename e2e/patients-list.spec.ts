import { makePatient, newDocumentNumber, newSurname, nobodysName } from './support/api';
import { expect, test } from './support/fixtures';
import { journeyLocales } from './support/journey-locales';
import { LISTED, NAME } from './support/maria';

test.beforeEach(({ signInAs }) => signInAs('receptionist'));

test('finds her by any of her names, her document, her telephone and her e-mail', async ({
  page,
  t,
}) => {
  await page.goto('/patients');
  const table = page.getByRole('table', { name: t('patients.table') });
  for (const search of [
    'perez maria',
    'MARÍA PÉREZ',
    'maría fernanda quintero',
    '1.020.304.050',
    '1020304050',
    'CC 1.020.304.050',
    'cc1020304050',
    '+57 310 555 0142',
    '310 555',
    'maria.perez@correo',
  ]) {
    // What was found before may hold her, too.
    const found = page.waitForResponse((response) => {
      const { pathname, searchParams } = new URL(response.url());
      return pathname === '/api/clinic/patients' && searchParams.get('search') === search;
    });
    await page.getByRole('searchbox', { name: t('patients.search.label') }).fill(search);
    expect((await found).status(), search).toBe(200);
    await expect(page).toHaveURL((url) => url.searchParams.get('search') === search);
    await expect(table).not.toHaveAttribute('aria-busy', 'true');
    await expect(table.getByRole('link', { name: LISTED }), search).toBeVisible();
  }
});

test('an exact document comes first, pasted as lists show it too', async ({ page, t, apiOf }) => {
  const api = await apiOf('receptionist');
  const documentNumber = newDocumentNumber();
  const grouped = documentNumber.replace(/\B(?=(\d{3})+$)/g, '.');
  const owner = await makePatient(api, { documentType: 'CC', documentNumber });
  // Sorted before her, were it not for the document.
  const other = { lastName: `A${newSurname()}`, phone: `+1 ${documentNumber}` };
  const { id } = await makePatient(api, other);
  const links = page.getByRole('table', { name: t('patients.table') }).getByRole('link');
  for (const search of [documentNumber, grouped, `CC ${grouped}`, `cc${documentNumber}`]) {
    await page.goto(`/patients?search=${encodeURIComponent(search)}`);
    await expect(links).toHaveCount(2);
    await expect(links.first()).toHaveAttribute('href', `/patients/${owner.id}`);
    await expect(links.last()).toHaveAttribute('href', `/patients/${id}`);
  }
});

test('Enter opens the only one there is, and goes to the first of several', async ({
  page,
  t,
  apiOf,
}) => {
  const api = await apiOf('receptionist');
  const documentNumber = newDocumentNumber();
  const lastName = newSurname();
  const only = await makePatient(api, { lastName, documentType: 'CC', documentNumber });
  await makePatient(api, { lastName });
  await page.goto('/patients');
  const box = page.getByRole('searchbox', { name: t('patients.search.label') });
  await box.fill(lastName);
  await expect(page).toHaveURL(/search=/);
  await box.press('Enter');
  const links = page.getByRole('table', { name: t('patients.table') }).getByRole('link');
  await expect(links.first()).toBeFocused();
  await expect(links).toHaveCount(2);
  // In one go, before anything was found.
  await box.fill(documentNumber);
  await box.press('Enter');
  await expect(page).toHaveURL(`/patients/${only.id}`);
});

test('text in a row can be selected; pressing beside the name opens the record', async ({
  page,
  context,
  t,
  apiOf,
}) => {
  const documentNumber = newDocumentNumber();
  const made = await makePatient(await apiOf('receptionist'), {
    documentType: 'CC',
    documentNumber,
  });
  const address = `/patients?search=${documentNumber}`;
  await page.goto(address);
  const row = page
    .getByRole('table', { name: t('patients.table') })
    .getByRole('row')
    .last();
  const cell = row.getByRole('cell').nth(1);
  // The page takes the focus once it has come alive, and with it what was selected.
  await expect(async () => {
    const box = await cell.boundingBox();
    if (!box) throw new Error('The row is not on the page.');
    const middle = box.y + box.height / 2;
    await page.mouse.move(box.x + 2, middle);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width - 2, middle, { steps: 5 });
    await page.mouse.up();
    const selected = await page.evaluate(() => getSelection()?.toString() ?? '');
    expect(selected.replace(/\D/g, '')).toBe(documentNumber);
  }).toPass({ timeout: 15_000 });
  // Pressed on what is selected, it only undoes that.
  await cell.click();
  await expect.poll(() => page.evaluate(() => getSelection()?.type)).not.toBe('Range');
  await expect(page).toHaveURL(address);
  const opened = context.waitForEvent('page');
  await cell.click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect.poll(() => new URL(tab.url()).pathname).toBe(`/patients/${made.id}`);
  await expect(page).toHaveURL(address);
  await cell.click();
  await expect(page).toHaveURL(`/patients/${made.id}`);
});

test('columns stay where they are, whatever is found', async ({ page, t }) => {
  const table = page.getByRole('table', { name: t('patients.table') });
  const places: unknown[] = [];
  for (const search of ['perez', '1.020.304.050', 'zu']) {
    await page.goto(`/patients?search=${search}`);
    await expect(table).toBeVisible();
    places.push(
      await table
        .getByRole('columnheader')
        .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().x)),
    );
  }
  expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(1);
});

test('who was not found is made with what was searched for', async ({ page, t }) => {
  for (const [search, field, value] of [
    ['CC 7.123.456.789', 'documentNumber', '7.123.456.789'],
    ['luz zzyzx', 'lastName', 'Zzyzx'],
  ] as const) {
    await page.goto(`/patients?search=${encodeURIComponent(search)}`);
    await page.getByRole('link', { name: t('patients.empty.create') }).click();
    await expect(page.locator(`input[name="${field}"]`)).toHaveValue(value);
  }
});

test('whom one opened lately is told by age where there is no document', async ({
  page,
  apiOf,
}) => {
  const made = await makePatient(await apiOf('receptionist'), { dateOfBirth: '1990-01-01' });
  await page.goto(`/patients/${made.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(made.lastName);
  await page.goto('/patients');
  const shortcut = page.locator('#content section').getByRole('link', { name: made.lastName });
  await expect(shortcut).toHaveAccessibleName(/\d\d años/);
});

test('a search for signs of any kind is a search like any other', async ({ page, t, apiOf }) => {
  const api = await apiOf('receptionist');
  const settled = page
    .getByRole('table', { name: t('patients.table') })
    .or(page.getByText(t('patients.empty.explain')));
  await page.goto('/patients');
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
    const answered = page.waitForResponse(
      (response) => new URL(response.url()).pathname === '/api/clinic/patients',
    );
    await page.getByRole('searchbox', { name: t('patients.search.label') }).fill(search);
    expect((await answered).status(), what).toBe(200);
    await expect(settled, what).toBeVisible();
    await expect(page.getByText(t('patients.failed')), what).toHaveCount(0);
    const address = `/patients?search=${encodeURIComponent(search)}`;
    expect((await page.goto(address))?.status(), what).toBe(200);
    await expect(page.getByText(t('patients.failed')), what).toHaveCount(0);
    await expect(page.locator('img[onerror]')).toHaveCount(0);
    await expect(page).not.toHaveTitle('1');
    expect((await api.get(`/api/clinic${address}`)).status(), what).toBe(200);
  }
});

test('what nobody is called: an empty state with what to do next', async ({ page, t }) => {
  const nobody = nobodysName();
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

for (const locale of journeyLocales('es-CO')) {
  test.describe(locale, () => {
    test.use({ locale });

    test('of a search that very many match, says that there are more', async ({ page, t }) => {
      await page.goto('/patients?search=ma');
      const pages = page.getByRole('navigation', { name: t('common.pagination.label') });
      const said = (text: string) => page.getByText(text, { exact: true });
      await expect(said(t('patients.totalOver', { total: 400 }))).toBeVisible();
      await expect(said(t('patients.search.announceOver', { total: 400 }))).toBeAttached();
      const range = (from: string, to: string) => t('common.pagination.rangeOfMore', { from, to });
      await expect(pages).toContainText(range('1', '20'));
      await expect(pages).toContainText(t('common.pagination.pageOfMore', { page: '1' }));
      await page.goto('/patients?search=ma&page=21');
      await expect(pages).toContainText(range('401', '420'));
      await pages.getByRole('link', { name: t('common.pagination.next') }).click();
      await expect(page).toHaveURL('/patients?search=ma&page=22');
      // Read from its first row.
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(pages).toContainText(range('421', '440'));
    });
  });
}

test('an address that makes no sense is no error', async ({ page, t }) => {
  for (const query of [
    'page=-1',
    'page=abc',
    'status=dormant',
    'page=1&page=2',
    'search=%E0%A4%A',
  ]) {
    const response = await page.goto(`/patients?${query}`);
    expect(response?.status(), query).toBe(200);
    await expect(page.getByRole('table', { name: t('patients.table') }), query).toBeVisible();
  }
});

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
  await expect(row.first()).toHaveAccessibleName(LISTED);

  const elsewhere = [
    () => row.first().click({ modifiers: ['ControlOrMeta'] }),
    () => row.first().click({ button: 'middle' }),
  ];
  for (const open of elsewhere) {
    const opened = context.waitForEvent('page');
    await open();
    const tab = await opened;
    // In a tab the page opened itself, an assertion on its content can wait for ever for a second
    // navigation that never comes.
    await expect.poll(() => tab.url()).toMatch(/\/patients\/[\w-]+$/);
    await expect(page).toHaveURL(/search=/);
  }
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  await row.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME);
  await page.goBack();
  await expect(row.first()).toHaveAccessibleName(LISTED);
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
});
