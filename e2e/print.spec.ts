import { LOCALES } from '@/lib/i18n/locales';
import { makePatient } from './support/api';
import { bookAppointment, farDay } from './support/appointments';
import { expect, test } from './support/fixtures';
import { NAME } from './support/maria';

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale, colorScheme: 'dark' });

    test('a record on paper says whose it is, who printed it and when, and no controls', async ({
      page,
      t,
      signInAs,
    }) => {
      await signInAs('receptionist');
      await page.goto('/patients/pat-maria-perez');
      const head = page.locator('[data-print-head]');
      await expect(head).toBeHidden();
      const heading = page.getByRole('heading', { level: 1, name: NAME });
      await expect(heading).toBeVisible();

      await page.emulateMedia({ media: 'print' });
      await expect(head).toBeVisible();
      const role = t('common.roles.receptionist');
      await expect(head).toContainText(`(${role})`);
      // Whose paper it is: the clinic's, not that of a program.
      await expect(head).toContainText('NIT');
      await expect(head).not.toContainText(t('app.name'));
      await expect(head.locator('time')).toHaveText(/\d{4}/);
      await expect(heading).toBeVisible();
      await expect(page.getByText('1.020.304.050').first()).toBeVisible();
      await expect(page.getByText('310 555 0142').first()).toBeVisible();
      const controls = page.locator('a, button, nav, input').filter({ visible: true });
      // A telephone number or an e-mail is a link, and is to be read on paper too.
      await expect(
        controls.and(page.locator(':not([href^="tel:"]):not([href^="mailto:"])')),
      ).toHaveCount(0);
      // Ink on white, whatever the screen looks like.
      const { ink, paper } = await page.evaluate(() => {
        const style = (element: Element) => getComputedStyle(element);
        return {
          ink: style(document.querySelector('h1') ?? document.body).color,
          paper: style(document.body).backgroundColor,
        };
      });
      expect(paper).toBe('rgb(255, 255, 255)');
      expect(ink).not.toBe(paper);
      await expect
        .poll(async () => (await page.pdf({ preferCSSPageSize: true })).toString('latin1'))
        .toContain('/Count 1');
    });

    test('the list on paper has its rows and none of its controls', async ({
      page,
      t,
      signInAs,
    }) => {
      await signInAs('receptionist');
      await page.goto('/patients?search=perez+maria');
      await expect(page.getByRole('table', { name: t('patients.table') })).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('link', { name: /Pérez\s+Quintero/ })).toBeVisible();
      const head = page.locator('[data-print-head]');
      await expect(head).toBeVisible();
      await expect(page.getByRole('searchbox')).toBeHidden();
      await expect(page.getByRole('link', { name: t('patients.new') })).toBeHidden();
      await expect(page.getByRole('navigation', { name: t('shell.navigation') })).toBeHidden();
    });
  });
}

test('a day of all doctors goes on one sheet that lies', async ({ page, signInAs, apiOf }) => {
  const date = farDay();
  await bookAppointment(await apiOf('admin'), date);
  await signInAs('receptionist');
  await page.goto(`/agenda?date=${date}`);
  await expect(page.locator('[data-entry]').first()).toBeVisible();
  const sheet = async () => (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  await expect.poll(sheet).toMatch(/\/Count 1\b/);
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(await sheet()) ?? [];
  expect(Number(width)).toBeGreaterThan(Number(height));
});

test('a long invoice begins on its first sheet, and each sheet says whose it is', async ({
  page,
  signInAs,
  apiOf,
}) => {
  const api = await apiOf('admin');
  const { id: patientId } = await makePatient(api);
  const line = { description: 'Control', quantity: 1, unitPrice: 1_000, taxRate: 0 };
  const body = { patientId, items: Array.from({ length: 48 }, () => line) };
  const made = await api.send('POST', '/api/clinic/billing/invoices', body);
  const { id } = await made.json();
  await signInAs('billing');
  await page.goto(`/billing/invoices/${id}`);
  await expect(page.getByRole('table').first()).toBeVisible();
  const sheets = await page.pdf({ preferCSSPageSize: true });
  expect(sheets.toString('latin1')).toMatch(/\/Count [23]\b/);
});
