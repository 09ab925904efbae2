import { DEMO_ACCOUNTS } from '@/lib/server/auth/demo-accounts';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';

// A service that offers the published contract and nothing else.
test.use({ stackOptions: { serviceEnv: { CLINIC_API_OFFER: 'documented' } } });

test('a record is written by the keys of its template, and a prescription as ever', async ({
  page,
  t,
  signInAs,
  apiOf,
  watched,
}) => {
  watched.allow(/400/);
  const today = new Date();
  const from = new Date(today.getTime() - 20 * 86_400_000).toISOString().slice(0, 10);
  const to = today.toISOString().slice(0, 10);
  const api = await apiOf('admin');
  const listed = await (
    await api.get(`/api/clinic/appointments?from=${from}&to=${to}&status=completed&limit=1`)
  ).json();
  const { patientId } = listed.data[0];
  await signInAs('dentist');
  await page.goto(`/patients/${patientId}/records`);
  await expect(page.getByText(t('records.notOffered'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: t('records.create') }).click();
  await expect(page.getByText(t('records.form.finalOnly'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: t('records.form.submit') }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    t('records.form.errors.templateId'),
  );
  const visit = page.getByRole('combobox', { name: t('emr.visit.label') });
  await visit.selectOption({ index: 1 });
  const visitSaid = String(await visit.locator('option:checked').textContent());
  await page.getByLabel(t('records.form.templateId')).fill('evolution');
  const key = page.getByRole('textbox', { name: t('records.form.entries.key') });
  const value = page.getByRole('textbox', { name: t('records.form.entries.value') });
  for (const [index, name] of ['procedimiento', 'descripcion', 'color'].entries()) {
    if (index > 0) await page.getByRole('button', { name: t('records.form.entries.add') }).click();
    await key.nth(index).fill(name);
    await value.nth(index).fill(`Valor ${name}`);
  }
  await page.getByRole('button', { name: t('records.form.submit') }).click();
  const told = page.getByRole('main').getByRole('alert');
  await expect(told).toContainText(`color: ${t('records.form.entries.errors.unknown')}`);
  await expect(key.nth(2)).toHaveAccessibleDescription(t('records.form.entries.errors.unknown'));
  const missing = told.getByRole('button', { name: t('records.form.errors.missing') });
  await expect(missing).toContainText('indicaciones');
  // To no line of another key: there is none without one.
  await missing.click();
  await expect(page.getByRole('button', { name: t('records.form.entries.add') })).toBeFocused();
  await key.nth(2).fill('indicaciones');
  const kind = page.getByRole('combobox', { name: t('records.form.entries.kind') }).nth(2);
  // A slip of the kind does not cost the lines that were typed.
  await value.nth(2).fill('una\ndos');
  for (const other of ['number', 'boolean', 'list'] as const) await kind.selectOption(other);
  await expect(value.nth(2)).toHaveValue('una\ndos');
  await kind.selectOption('number');
  await value.nth(2).fill('3,250');
  await page.getByRole('button', { name: t('records.form.submit') }).click();
  await expect(told).toContainText(
    t('records.form.entries.errors.ambiguous', { fraction: '3,25', whole: '3250' }),
  );
  await kind.selectOption('text');
  await value.nth(2).fill('Valor indicaciones');
  await expectAccessible(page);
  await page.getByRole('button', { name: t('records.form.submit') }).click();
  await expect(page.getByText(t('records.form.madeOnly'))).toBeVisible();
  await expect(page.getByText('Valor descripcion')).toBeVisible();
  // Its paper is all that is left of it: of which appointment it is, and by whom.
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('region', { name: 'evolution' });
  await expect(sheet).toContainText(visitSaid);
  await expect(sheet.getByText(t('records.register'))).toBeVisible();
  const author = DEMO_ACCOUNTS.find(({ role }) => role === 'dentist')?.name ?? 'nobody';
  await expect(sheet).toContainText(author);
  await page.emulateMedia({ media: 'screen' });

  await page.goto(`/patients/${patientId}/prescriptions/new`);
  await page
    .getByRole('textbox', { name: t('prescriptions.form.fields.name') })
    .fill('Acetaminofén 500 mg');
  await visit.selectOption({ index: 1 });
  await page.getByRole('button', { name: t('prescriptions.form.submit') }).click();
  await expect(page.getByRole('article')).toContainText('Acetaminofén 500 mg');
});
