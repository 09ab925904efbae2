import { expectAccessibleInBoth } from './support/axe';
import { makeCharge } from './support/billing';
import { expect, test } from './support/fixtures';
import { chartedPatient } from './support/odontogram';
import { attendedPatient } from './support/records';

test('procedures: the list, none, a new one that is wrong', async ({ page, t, signInAs }) => {
  await signInAs('admin');
  await page.goto('/procedures');
  await expect(page.getByRole('table', { name: t('procedures.table') })).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.goto('/procedures?search=nothing-of-that-kind');
  await expect(page.getByText(t('procedures.empty.filtered'))).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.goto('/procedures/new');
  await page.getByRole('button', { name: t('procedures.form.submit.create') }).click();
  await expect(page.getByText(t('errors.summary', { count: 4 }))).toBeVisible();
  await expectAccessibleInBoth(page);
});

test('records: none, wrong ones of each template, one with what was added', async ({
  page,
  t,
  signInAs,
  apiOf,
}) => {
  const { id, patient } = await attendedPatient(await apiOf('admin'));
  const dentist = await apiOf('dentist');
  await signInAs('dentist');
  await page.goto(`/patients/${patient.id}/records`);
  await expect(page.getByText(t('records.none'))).toBeVisible();
  await expectAccessibleInBoth(page);
  for (const template of ['dental-history', 'general-medicine', 'informed-consent']) {
    await page.goto(`/patients/${patient.id}/records/new?templateId=${template}`);
    await page.getByRole('button', { name: t('records.form.submit') }).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expectAccessibleInBoth(page);
  }
  const made = await dentist.send('POST', '/api/clinic/emr/medical-records', {
    appointmentId: id,
    templateId: 'evolution',
    fields: { procedimiento: 'Control', descripcion: 'Bien', indicaciones: 'Ninguna' },
  });
  const record = (await made.json()).id;
  await dentist.send('POST', `/api/clinic/emr/medical-records/${record}/addenda`, {
    text: 'Era el 37.',
  });
  for (const path of ['', `/${record}`]) {
    await page.goto(`/patients/${patient.id}/records${path}`);
    await expect(page.getByText('Era el 37.')).toBeVisible();
    await expectAccessibleInBoth(page);
  }
});

test('prescriptions: none, a wrong one, one in the list and on its sheet', async ({
  page,
  t,
  signInAs,
  apiOf,
}) => {
  const { id, patient } = await attendedPatient(await apiOf('admin'));
  const dentist = await apiOf('dentist');
  await signInAs('dentist');
  const path = `/patients/${patient.id}/prescriptions`;
  await page.goto(path);
  await expect(page.getByText(t('prescriptions.none'))).toBeVisible();
  await expectAccessibleInBoth(page);
  const made = await dentist.send('POST', '/api/clinic/emr/prescriptions', {
    appointmentId: id,
    medications: [{ name: 'Ibuprofeno 400 mg', dosage: '1 cada 8 horas' }],
    diagnosis: 'K047',
    notes: 'Con comida.',
  });
  const prescription = (await made.json()).id;
  for (const shown of [path, `${path}/${prescription}?appointmentId=${id}`]) {
    await page.goto(shown);
    await expect(page.getByText('Con comida.')).toBeVisible();
    await expectAccessibleInBoth(page);
  }
  await page.goto(`${path}/new?repeat=${prescription}&appointmentId=${id}`);
  const name = page.getByRole('textbox', { name: t('prescriptions.form.fields.name') });
  await name.fill('');
  await page.getByRole('button', { name: t('prescriptions.form.submit') }).click();
  await expect(page.getByText(t('errors.summary', { count: 1 }))).toBeVisible();
  await expectAccessibleInBoth(page);
});

test('the day, as each role is shown it', async ({ page, signInAs }) => {
  for (const role of ['receptionist', 'dentist', 'billing'] as const) {
    await signInAs(role);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleInBoth(page);
  }
});

test('the odontogram: the chart and its table', async ({ page, signInAs }) => {
  await signInAs('dentist');
  const chart = '/patients/pat-maria-perez/odontogram';
  await page.goto(chart);
  await expect(page.locator('[data-tooth]').first()).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.goto(`${chart}?view=table`);
  await expect(page.getByRole('table').first()).toBeVisible();
  await expectAccessibleInBoth(page);
});

test('the connection, and one’s own account', async ({ page, t, signInAs }) => {
  await signInAs('admin');
  await page.goto('/settings/connection');
  const service = page.getByRole('region', { name: t('connection.service') });
  await expect(service.getByRole('status')).toContainText(/\d ms/);
  await expectAccessibleInBoth(page);
  await page.goto('/account');
  await expect(page.getByText(t('account.password.demo'))).toBeVisible();
  await expectAccessibleInBoth(page);
});

test('staff and keys, and what opens on them', async ({ page, t, signInAs }) => {
  await signInAs('admin');
  await page.goto('/settings/staff');
  await expectAccessibleInBoth(page);
  await page
    .getByRole('row')
    .filter({ hasText: 'odontologia@demo.clinic' })
    .getByRole('button')
    .click();
  await expectAccessibleInBoth(page);
  await page.getByRole('button', { name: t('staff.manage.deeds.disable.do') }).click();
  await expect(page.getByRole('button', { name: t('staff.manage.disabling.yes') })).toBeFocused();
  await expectAccessibleInBoth(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('staff.invite.open') }).click();
  await page.getByRole('button', { name: t('staff.invite.submit') }).click();
  await expect(page.getByText(t('staff.invite.roleMissing')).first()).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.goto('/settings/api-keys');
  await expectAccessibleInBoth(page);
  await page.getByRole('button', { name: t('apiKeys.create.open') }).click();
  await page.getByRole('button', { name: t('apiKeys.create.submit') }).click();
  await expect(page.getByText(t('errors.summary', { count: 2 }))).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.keyboard.press('Escape');
  await page
    .getByRole('row')
    .filter({ hasText: t('apiKeys.ours.yes') })
    .getByRole('button', { name: t('apiKeys.revoke.of', { name: '' }) })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('apiKeys.revoke.submit') })
    .click();
  await expect(page.getByText(t('apiKeys.revoke.notMeant')).first()).toBeVisible();
  await expectAccessibleInBoth(page);
});

test('a charge that is wrong, one that is taken off, and a plan to be billed', async ({
  page,
  t,
  stack,
  signInAs,
  apiOf,
}) => {
  const admin = await apiOf('admin');
  const { patient } = await makeCharge(admin);
  const attended = await attendedPatient(admin);
  const planned = await chartedPatient(stack, [
    {
      toothFdi: 36,
      surface: 'occlusal',
      catalogFindingId: 'caries',
      plannedItems: [{ type: 'custom', name: 'Resina de autor', quantity: 1, unitPrice: 60_000 }],
    },
  ]);
  await signInAs('billing');
  await page.goto(`/patients/${patient.id}/billing`);
  await page.getByRole('button', { name: t('charges.remove.label', { date: '' }).trim() }).click();
  await expectAccessibleInBoth(page);
  await page.goto(`/billing/charges/new?patientId=${attended.patient.id}`);
  await expectAccessibleInBoth(page);
  await page.goto(`/billing/charges/new?appointmentId=${attended.id}`);
  await page.getByRole('button', { name: t('charges.new.submit') }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.goto(`/billing/invoices/new?patientId=${planned}&from=plan`);
  await expect(page.getByRole('dialog')).toContainText('Resina de autor');
  await expectAccessibleInBoth(page);
});
