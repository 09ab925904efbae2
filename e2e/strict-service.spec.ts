import { timeOf } from '@/lib/kit/dates/span';
import { Api, newSurname } from './support/api';
import { downloaded } from './support/billing';
import { bookingPanel, openingOf } from './support/booking';
import { expect, test } from './support/fixtures';
import { invoiceForm } from './support/invoices';
import { workDay } from './support/moves';
import { atService, cellOf, pressZone, saysOf, takeInHand } from './support/odontogram';
import { procedureField } from './support/procedures';
import { blockField, saveButton, savedToast } from './support/schedule-form';
import type { Stack } from './support/stack';
import { UsableTable } from './support/usable-table';

// The demonstration, behind a service that is strict about the published contract: see `docs/testing.md`.
test.use({ stackOptions: { strict: true, only: 'strict-service' } });
test.describe.configure({ mode: 'default' });

const table = new UsableTable();
/** Each in a language of its own. */
const SETTINGS = [
  { setting: 'auto', locale: 'es-CO' },
  { setting: 'documented', locale: 'en-US' },
] as const;

const doubleOf = ({ double }: Stack) => {
  if (!double) throw new Error('Ask for it: stackOptions: { strict: true }.');
  return double;
};

/** What the service behind the double keeps, past both. */
async function kept(stack: Stack, method: string, path: string, body?: object) {
  const response = await atService(stack, method, path, body);
  expect(response.ok, await response.clone().text()).toBe(true);
  return response.json();
}

/** Somebody who was seen: there are appointments to write about. */
async function seenPatient(stack: Stack): Promise<string> {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const { data } = await kept(
    stack,
    'GET',
    `/appointments?from=${day(-20)}&to=${day(0)}&status=completed&limit=1`,
  );
  return data[0].patientId;
}

for (const [turn, { setting, locale }] of SETTINGS.entries()) {
  test.describe(setting, () => {
    test.beforeAll(async ({ ownStack, playwright }) => {
      await ownStack.stopApplication();
      await ownStack.startApplication({ CLINIC_API_FEATURES: setting });
      // Who works here is learned from thousands of appointments, which takes its time once.
      const request = await playwright.request.newContext();
      const api = await new Api(request, ownStack.url).signIn('receptionist');
      await expect(() => openingOf(api, 'doc-quintero', 25)).toPass();
      await request.dispose();
    });

    test.use({ locale });
    const use = (stack: Stack, operations: readonly string[], act: () => Promise<unknown>) =>
      table.use(doubleOf(stack), setting, operations, act);

    test('the desk finds a patient, opens them, sees the agenda and books', async ({
      page,
      t,
      ownStack,
      signInAs,
      apiOf,
    }) => {
      const lastName = newSurname();
      const { id } = await kept(ownStack, 'POST', '/patients', { firstName: 'Luz', lastName });
      await signInAs('receptionist');
      await use(ownStack, ['GET patients', 'GET patient'], async () => {
        await page.goto('/patients');
        await page.getByRole('searchbox').fill(lastName.toLowerCase());
        await page.getByRole('link', { name: new RegExp(lastName) }).click();
        await expect(page.getByRole('heading', { level: 1 })).toContainText(lastName);
      });
      await use(ownStack, ['GET appointments'], async () => {
        await page.goto(`/agenda?date=${workDay()}`);
        await expect(page.locator('[data-column]').first()).toBeVisible();
      });
      const free = await openingOf(await apiOf('receptionist'), 'doc-quintero', 25 + turn * 3);
      const booking = bookingPanel(page, t, locale);
      const query = { date: free.date, book: timeOf(free.from), with: free.doctorId, for: id };
      await use(ownStack, ['POST appointments'], async () => {
        await page.goto(`/agenda?${new URLSearchParams(query)}`);
        await booking.field('procedure').selectOption({ index: 1 });
        await booking.field('duration').fill('20');
        await booking.submit.click();
        await expect(booking.panel.getByRole('alert').filter({ hasText: lastName })).toBeFocused();
      });
    });

    test('an administrator keeps hours, procedures and keys', async ({
      page,
      t,
      ownStack,
      signInAs,
    }) => {
      await signInAs('admin');
      await use(ownStack, ['GET schedule', 'PUT schedule'], async () => {
        await page.goto('/schedules/doc-londono');
        await blockField(page, t, 'endTime', 'monday').fill(`11:${turn + 1}0`);
        await saveButton(page, t).click();
        await expect(savedToast(page, t)).toBeVisible();
      });
      const name = `Placa ${newSurname()}`;
      await use(ownStack, ['POST clinical-procedures'], async () => {
        await page.goto('/procedures');
        await page.getByRole('link', { name: t('procedures.create') }).click();
        await procedureField(page, t, 'name').fill(name);
        await procedureField(page, t, 'specialty').fill('Ortodoncia');
        await procedureField(page, t, 'duration').fill('30');
        await procedureField(page, t, 'price').fill('50.000');
        await page.getByRole('button', { name: t('procedures.form.submit.create') }).click();
        await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
      });
      const key = `Contabilidad ${newSurname()}`;
      await kept(ownStack, 'POST', '/api-keys', { name: key, scopes: ['patients:read'] });
      await use(ownStack, ['GET api-keys', 'DELETE api-key'], async () => {
        await page.goto('/settings/api-keys');
        const row = page.getByRole('row').filter({ hasText: key });
        await row.getByRole('button').click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('textbox').fill(key);
        await dialog.getByRole('button', { name: t('apiKeys.revoke.submit') }).click();
        await expect(page.getByText(t('apiKeys.revoke.done', { name: key }))).toBeVisible();
        await expect(row).toHaveCount(0);
      });
    });

    test('billing sees payments and shares, takes a receipt, bills, opens the export', async ({
      page,
      t,
      ownStack,
      signInAs,
    }) => {
      await signInAs('billing');
      await use(ownStack, ['GET payments', 'GET receipt'], async () => {
        await page.goto('/billing/payments');
        const rows = page.getByRole('table', { name: t('payments.table') }).locator('tbody tr');
        const receipt = await downloaded(page, () => rows.getByRole('button').first().click());
        expect(receipt.bytes.subarray(0, 5).toString()).toBe('%PDF-');
      });
      const { data: shares } = await kept(
        ownStack,
        'GET',
        '/billing/payments/patient-shares?limit=1',
      );
      await use(ownStack, ['GET patient-shares'], async () => {
        await page.goto(`/billing/patient-shares?patientId=${shares[0].patientId}`);
        await expect(page.getByRole('main').getByRole('table')).toBeVisible();
      });
      const { data: people } = await kept(ownStack, 'GET', '/patients?status=active&limit=1');
      await use(ownStack, ['POST invoices'], async () => {
        await page.goto(`/billing/invoices/new?patientId=${people[0].id}`);
        const form = invoiceForm(page, t);
        await form.field(1, 'description').fill('Control');
        await form.field(1, 'price').fill('60.000');
        await form.submit.click();
        await expect(page.getByRole('heading', { level: 1, name: /B-/ })).toBeVisible();
      });
      await use(ownStack, ['GET export form-schema'], async () => {
        await page.goto('/billing/export');
        const type = page.getByLabel(t('invoiceExport.type'), { exact: true });
        await expect(type.getByRole('option')).toHaveCount(3);
        await expect(page.getByText(t('invoiceExport.notOffered'))).toBeVisible();
      });
    });

    test('a dentist writes a record and a prescription', async ({
      page,
      t,
      ownStack,
      signInAs,
    }) => {
      const patientId = await seenPatient(ownStack);
      await signInAs('dentist');
      const visit = page.getByRole('combobox', { name: t('emr.visit.label') });
      await use(ownStack, ['POST medical-records'], async () => {
        await page.goto(`/patients/${patientId}/records`);
        await page.getByRole('link', { name: t('records.create') }).click();
        await visit.selectOption({ index: 1 });
        await page.getByLabel(t('records.form.templateId')).fill('evolution');
        const key = page.getByRole('textbox', { name: t('records.form.entries.key') });
        const value = page.getByRole('textbox', { name: t('records.form.entries.value') });
        const add = page.getByRole('button', { name: t('records.form.entries.add') });
        for (const [line, name] of ['procedimiento', 'descripcion', 'indicaciones'].entries()) {
          if (line > 0) await add.click();
          await key.nth(line).fill(name);
          await value.nth(line).fill(`Valor ${name}`);
        }
        await page.getByRole('button', { name: t('records.form.submit') }).click();
        await expect(page.getByText(t('records.form.madeOnly'))).toBeVisible();
      });
      await use(ownStack, ['POST prescriptions', 'GET prescriptions'], async () => {
        await page.goto(`/patients/${patientId}/prescriptions/new`);
        const field = t('prescriptions.form.fields.name');
        await page.getByRole('textbox', { name: field }).fill('Acetaminofén 500 mg');
        await visit.selectOption({ index: 1 });
        await page.getByRole('button', { name: t('prescriptions.form.submit') }).click();
        await expect(page.getByRole('article').first()).toContainText('Acetaminofén 500 mg');
        await page.goto(`/patients/${patientId}/prescriptions`);
        await expect(page.getByText('Acetaminofén 500 mg').first()).toBeVisible();
      });
    });

    test('a dentist charts, and changes the dentition and one tooth of it', async ({
      page,
      t,
      ownStack,
      signInAs,
    }) => {
      const person = { firstName: 'Luz', lastName: newSurname() };
      const { id } = await kept(ownStack, 'POST', '/patients', person);
      await signInAs('dentist');
      await page.setViewportSize({ width: 1440, height: 900 });
      await use(ownStack, ['GET odontogram catalog', 'POST findings'], async () => {
        // The catalog is kept for all: nobody has read it in this language yet, or somebody has.
        await page.goto(`/patients/${id}/odontogram`);
        await takeInHand(page, 'caries');
        await pressZone(page, 36, 'occlusal');
      });
      await use(ownStack, ['PATCH dentition-mode'], async () => {
        await page.keyboard.press('Escape');
        await page.getByLabel(t('odontogram.dentition.label')).selectOption('mixed');
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: t('odontogram.dentition.change') }).click();
        await expect(dialog).toHaveCount(0);
      });
      await use(ownStack, ['PATCH tooth dentition'], async () => {
        await cellOf(page, 54).click({ position: { x: 6, y: 6 } });
        const words = t('odontogram.toggle.open', { comes: '14' });
        await page.getByRole('button', { name: words }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: t('odontogram.toggle.change') }).click();
        await expect(dialog).toHaveCount(0);
        await saysOf(page, 54).toContain(t('odontogram.cell.absent'));
        await saysOf(page, 14).not.toContain(t('odontogram.cell.absent'));
      });
    });
  });
}

test('every operation is usable in each setting, and nothing else was asked', async ({
  ownStack,
}) => {
  expect(table.print(SETTINGS.map(({ setting }) => setting))).toEqual([]);
  expect(doubleOf(ownStack).violations()).toEqual([]);
  // What is looked for beside the contract, and how often.
  const probes = doubleOf(ownStack).journal.filter(({ operation }) => operation === 'probe');
  console.log(`Calls: ${doubleOf(ownStack).journal.length}, probes: ${probes.length}`);
});
