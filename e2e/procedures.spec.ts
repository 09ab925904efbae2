import { formatPesos } from '@/lib/kit/money/money-format';
import { newDocumentNumber, newSurname } from './support/api';
import { expect, test } from './support/fixtures';
import { invoiceForm } from './support/invoices';
import { journeyLocales } from './support/journey-locales';
import { loseAnswer } from './support/lost-answer';
import { procedureField } from './support/procedures';

const PATH = '/clinical-procedures';

for (const locale of journeyLocales('en-US')) {
  test.describe(locale, () => {
    test.use({ locale });

    test('a procedure is made, found, billed, changed and retired', async ({
      page,
      t,
      signInAs,
      apiOf,
    }) => {
      const name = `Férula ${newSurname()}`;
      await signInAs('admin');
      await page.goto('/procedures');
      await page.getByRole('link', { name: t('procedures.create') }).click();
      const field = (which: Parameters<typeof procedureField>[2]) => procedureField(page, t, which);
      const create = page.getByRole('button', { name: t('procedures.form.submit.create') });

      // Everything that is wrong at once, and nothing typed is lost.
      await field('name').fill(name);
      await field('duration').fill('20,5');
      await field('price').fill('60.000,50');
      await create.click();
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toBeFocused();
      await expect(alert.getByRole('button')).toHaveCount(3);
      await expect(field('name')).toHaveValue(name);
      await field('specialty').fill('Rehabilitación oral');
      await field('duration').fill('40');
      await field('price').fill('$ 260.000');
      await page.getByRole('checkbox', { name: /Quintero/ }).check();
      await create.click();
      await expect(page).toHaveURL('/procedures');

      await page.getByRole('searchbox').fill(name);
      const table = page.getByRole('table', { name: t('procedures.table') });
      await expect(table.locator('tbody tr')).toHaveCount(1);
      await expect(table).toContainText(formatPesos(260_000, locale));

      // Whoever bills finds it at once.
      const { data } = await (await (await apiOf('admin')).get('/api/clinic/patients')).json();
      await page.goto(`/billing/invoices/new?patientId=${data[0].id}`);
      const form = invoiceForm(page, t);
      await form.field(1, 'description').fill(name);
      await page.getByRole('option', { name }).click();
      await expect(form.estimate).toContainText(formatPesos(260_000, locale));
      page.once('dialog', (dialog) => dialog.accept());

      await page.goto(`/procedures?search=${encodeURIComponent(name)}`);
      await table.getByRole('link').click();
      const save = page.getByRole('button', { name: t('procedures.form.submit.edit') });
      await expect(save).toHaveAttribute('aria-disabled', 'true');
      await field('price').fill('280000');
      await page.getByLabel(t('procedures.form.fields.active')).uncheck();
      await save.click();
      await expect(page).toHaveURL('/procedures');
      await page.goto(`/procedures?search=${encodeURIComponent(name)}`);
      await expect(page.getByText(t('procedures.empty.filtered'))).toBeVisible();
      await page.getByLabel(t('procedures.filters.status')).selectOption('inactive');
      await expect(table).toContainText(formatPesos(280_000, locale));
      await expect(table).toContainText(t('procedures.inactive'));
    });
  });
}

test('a code that another procedure has is said, and meant or not', async ({
  page,
  t,
  signInAs,
  apiOf,
}) => {
  const api = await apiOf('admin');
  const code = newDocumentNumber();
  const first = `Corona ${newSurname()}`;
  const terms = { specialty: 'Endodoncia', duration: 30, price: 90_000 };
  const made = await api.send('POST', `/api/clinic${PATH}`, { ...terms, name: first, code });
  expect(made.status(), await made.text()).toBe(200);
  await signInAs('admin');
  await page.goto('/procedures/new');
  const second = `Corona ${newSurname()}`;
  await procedureField(page, t, 'name').fill(second);
  await procedureField(page, t, 'code').fill(code);
  await procedureField(page, t, 'specialty').fill('Endodoncia');
  await procedureField(page, t, 'duration').fill('30');
  await procedureField(page, t, 'price').fill('95.000');
  await page.getByRole('button', { name: t('procedures.form.submit.create') }).click();
  const told = page.getByRole('alert').filter({ hasText: t('procedures.form.same.code') });
  await expect(told).toContainText(first);
  await told.getByRole('button', { name: t('procedures.form.same.anyway') }).click();
  await expect(page).toHaveURL('/procedures');
  const listed = await (await api.get(`/api/clinic${PATH}?search=${code}`)).json();
  expect(listed.data.map(({ name }: { name: string }) => name).sort()).toEqual(
    [first, second].sort(),
  );
});

test('a name that another procedure has is said, however it is written, and its specialty is one', async ({
  page,
  t,
  signInAs,
  apiOf,
}) => {
  const api = await apiOf('admin');
  const name = `Férula ${newSurname()}`;
  const terms = { specialty: 'Rehabilitación oral', duration: 30, price: 90_000 };
  const made = await api.send('POST', `/api/clinic${PATH}`, { ...terms, name });
  expect(made.status(), await made.text()).toBe(200);
  await signInAs('admin');
  await page.goto('/procedures/new');
  await procedureField(page, t, 'name').fill(name.replace('é', 'e').toUpperCase());
  await procedureField(page, t, 'specialty').fill('rehabilitacion oral');
  await procedureField(page, t, 'duration').fill('30');
  await expect(procedureField(page, t, 'specialty')).toHaveValue('Rehabilitación oral');
  await procedureField(page, t, 'price').fill('95.000');
  await page.getByRole('button', { name: t('procedures.form.submit.create') }).click();
  const told = page.getByRole('alert').filter({ hasText: t('procedures.form.same.name') });
  await expect(told).toContainText(name);
  page.once('dialog', (dialog) => dialog.accept());
});

test('a procedure whose answer is lost is not made twice', async ({
  page,
  t,
  signInAs,
  apiOf,
  watched,
}) => {
  watched.allow(/net::ERR/);
  const name = `Placa ${newSurname()}`;
  await signInAs('admin');
  await page.goto('/procedures/new');
  await procedureField(page, t, 'name').fill(name);
  await procedureField(page, t, 'specialty').fill('Ortodoncia');
  await procedureField(page, t, 'duration').fill('30');
  await procedureField(page, t, 'price').fill('0');
  await loseAnswer(page, PATH);
  await page.keyboard.press('Control+Enter');
  const told = page.getByRole('alert').filter({ hasText: t('procedures.form.unknown') });
  await told.getByRole('button', { name: t('common.unknown.again') }).click();
  await expect(page).toHaveURL('/procedures');
  const api = await apiOf('admin');
  const { data } = await (
    await api.get(`/api/clinic${PATH}?search=${encodeURIComponent(name)}`)
  ).json();
  expect(data).toHaveLength(1);
});

test('who does not run the clinic looks prices up, and changes none', async ({
  page,
  t,
  signInAs,
  watched,
}) => {
  watched.allow(/403/);
  await signInAs('receptionist');
  await page.goto('/procedures?specialty=Endodoncia');
  const table = page.getByRole('table', { name: t('procedures.table') });
  await expect(table.locator('tbody tr').first()).toBeVisible();
  await expect(table.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('link', { name: t('procedures.create') })).toHaveCount(0);
  for (const path of ['/procedures/new', '/procedures/pro-890303']) {
    await page.goto(path);
    await expect(page.getByText(t('errors.noAccess.title'))).toBeVisible();
  }
  await page.goto('/procedures?page=99999&search=nothing-of-that-kind');
  await expect(page.getByText(t('procedures.empty.filtered'))).toBeVisible();
});
