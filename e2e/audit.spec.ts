import type { Page } from '@playwright/test';
import { fullName } from '@/lib/kit/text/full-name';
import { makePatient } from './support/api';
import { expectAccessible } from './support/axe';
import { downloaded } from './support/billing';
import { expect, test } from './support/fixtures';
import { holdRequests } from './support/hold-requests';
import { journeyLocales } from './support/journey-locales';
import type { Words } from './support/words';

const tableOf = (page: Page, t: Words) => page.getByRole('table', { name: t('audit.table') });

/** A deed in the list; what it opens is another row. */
const deedOf = (page: Page, t: Words, action: string) =>
  tableOf(page, t)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: action, exact: true }) });

for (const locale of journeyLocales('es-CO')) {
  test.describe(locale, () => {
    test.use({ locale });

    test('an administrator finds who saw a patient, checks the trail and takes it away', async ({
      page,
      t,
      apiOf,
      signInAs,
    }) => {
      const patient = await makePatient(await apiOf('receptionist'));
      const name = fullName(patient);
      await signInAs('admin');
      await page.goto(`/patients/${patient.id}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(patient.lastName);
      await page.getByRole('link', { name: t('shell.nav.audit'), exact: true }).click();
      const table = tableOf(page, t);
      await expect(table.getByRole('link', { name }).first()).toBeVisible();

      await page.getByRole('button', { name: t('audit.filters.patient') }).click();
      await page.getByRole('combobox', { name: t('patientPicker.label') }).fill(patient.lastName);
      await page.getByRole('option').filter({ hasText: patient.lastName }).click();
      await expect(page).toHaveURL(`/settings/audit?patientId=${patient.id}`);
      await expect(deedOf(page, t, t('audit.actions.patients.create'))).toContainText(
        t('common.roles.receptionist'),
      );
      const view = deedOf(page, t, t('audit.actions.patients.read'));
      await expect(view).toContainText(t('common.roles.admin'));
      await expect(view).toContainText(t('audit.results.ok'));
      await expect(view.getByRole('link', { name })).toHaveAttribute(
        'href',
        `/patients/${patient.id}`,
      );
      await view.getByRole('button').click();
      const details = table.getByRole('row').filter({ hasText: 'patients.read' });
      await expect(details).toContainText(patient.id);
      await expect(details).toContainText(t('audit.details.correlation'));
      await expectAccessible(page);

      await page.getByLabel(t('audit.filters.action')).selectOption('changes');
      await expect(page).toHaveURL(`/settings/audit?patientId=${patient.id}&action=changes`);
      await expect(view).toHaveCount(0);
      await expect(deedOf(page, t, t('audit.actions.patients.create'))).toHaveCount(1);
      await page.getByLabel(t('audit.filters.action')).selectOption('');
      await expect(view).toHaveCount(1);

      await page.getByRole('button', { name: t('audit.verify.start') }).click();
      const [, nothing = ''] = t('audit.verify.intact', { rows: 2 }).split(': ');
      await expect(page.getByRole('status').filter({ hasText: nothing })).toBeVisible();

      const file = await downloaded(page, () =>
        page.getByRole('button', { name: t('audit.export') }).click(),
      );
      expect(file.name).toBe(`${t('audit.fileName')}.csv`);
      const lines = file.bytes.toString('utf8').split('\r\n');
      expect(lines[0]).toContain(`"${t('audit.file.correlation')}"`);
      const separator = locale === 'es-CO' ? ';' : ',';
      const seen = ['patients.read', patient.id, t('audit.results.ok')];
      expect(lines.join('\n')).toContain(seen.map((cell) => `"${cell}"`).join(separator));
      expect(lines.slice(1, -2).filter((line) => !line.includes(patient.id))).toEqual([]);

      const check = page.getByRole('button', { name: t('audit.verify.fromFile.check') });
      const field = page.getByLabel(t('audit.verify.fromFile.label'));
      await field.fill('7');
      await check.click();
      await expect(page.getByText(t('audit.verify.fromFile.wrong'))).toBeVisible();
      await field.fill(lines.at(-2) ?? '');
      await check.click();
      await expect(page.getByText(t('audit.verify.fromFile.wrong'))).toHaveCount(0);
      await expect(page.getByRole('status').filter({ hasText: nothing })).toBeVisible();
      await expectAccessible(page);

      // Both are on the trail: that it was taken away, and that it was looked at.
      await page.reload();
      await expect(deedOf(page, t, t('audit.actions.audit.export'))).toHaveCount(1);
      const looks = deedOf(page, t, t('audit.actions.audit.list'));
      await expect(looks, 'once for each view').toHaveCount(3);
      await page.getByRole('button', { name: t('audit.filters.clear') }).click();
      await expect(page).toHaveURL('/settings/audit');
      await expect(deedOf(page, t, t('audit.actions.audit.verify')).first()).toBeVisible();
    });
  });
}

for (const role of ['receptionist', 'dentist', 'billing'] as const) {
  test(`a ${role} finds no way to the trail`, async ({ page, t, signInAs, apiOf, watched }) => {
    watched.allow(/403/);
    await signInAs(role);
    await page.goto('/');
    await expect(page.getByRole('link', { name: t('shell.nav.agenda') }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: t('shell.nav.settings') })).toHaveCount(0);
    for (const path of ['/settings', '/settings/audit']) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(403);
      await expect(page.getByText(t('errors.noAccess.title'))).toBeVisible();
      await expect(tableOf(page, t)).toHaveCount(0);
    }
    const api = await apiOf(role);
    expect((await api.get('/api/audit/export?locale=es-CO')).status()).toBe(403);
    expect((await api.send('POST', '/api/audit/verify')).status()).toBe(403);
    const refused = await (await apiOf('admin')).get(
      '/settings/audit?action=audit.list&result=refused',
    );
    expect(await refused.text()).toContain(t('audit.actions.audit.list'));
  });
}

test('what is chosen while the rows are still on their way counts with what was chosen before', async ({
  page,
  t,
  signInAs,
}) => {
  await signInAs('admin');
  await page.goto('/settings/staff');
  await page.getByRole('link', { name: t('shell.nav.audit'), exact: true }).click();
  await expect(tableOf(page, t)).toBeVisible();
  const release = await holdRequests(page, /\/settings\/audit\?/);
  const result = page.getByLabel(t('audit.filters.result'));
  await result.selectOption('refused');
  await expect(result).toHaveValue('refused');
  await page.getByLabel(t('audit.filters.action')).selectOption('changes');
  release();
  await expect(page).toHaveURL('/settings/audit?action=changes&result=refused');
  await expect(result).toHaveValue('refused');
});

test('older rows follow, and what makes no sense in an address is left out', async ({
  page,
  t,
  signInAs,
  apiOf,
}) => {
  const api = await apiOf('admin');
  const look = () => api.get('/settings/audit?result=unknown&to=2001-01-01');
  for (let turn = 0; turn < 6; turn += 1) await Promise.all(Array.from({ length: 10 }, look));
  await signInAs('admin');
  await page.goto('/settings/audit?action=audit.list&result=great&from=2026-02-30&before=x');
  await expect(page.getByLabel(t('audit.filters.result'))).toHaveValue('');
  const rows = tableOf(page, t).locator('tbody').getByRole('button');
  await expect(rows).toHaveCount(50);
  await page.getByRole('link', { name: t('audit.pager.older') }).click();
  await expect(page).toHaveURL(/before=\d+$/);
  await page.getByRole('link', { name: t('audit.pager.newest') }).click();
  await expect(page).toHaveURL('/settings/audit?action=audit.list');
  await page.goto('/settings/audit?to=2001-01-01');
  await page.getByRole('link', { name: t('audit.empty.all') }).click();
  await expect(rows).toHaveCount(50);
});
