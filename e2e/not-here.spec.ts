import { expect, test } from './support/fixtures';

const MARIA = '/patients/pat-maria-perez';
/** Somebody who may, an address that leads nowhere, and where its page leads back to. */
const THINGS = [
  ['record', 'dentist', `${MARIA}/records/nothing`, `${MARIA}/records`],
  ['prescription', 'dentist', `${MARIA}/prescriptions/nothing`, `${MARIA}/prescriptions`],
  ['doctor', 'admin', '/schedules/nobody', '/schedules'],
  ['invoice', 'billing', '/billing/invoices/nothing', '/billing/invoices'],
  ['procedure', 'admin', '/procedures/nothing', '/procedures'],
  [
    'appointment',
    'billing',
    '/billing/charges/new?appointmentId=nothing&patientId=pat-maria-perez',
    /\/agenda/,
  ],
] as const;

test.describe('what is not there', () => {
  for (const id of ['nobody-at-all', 'a.b', '..%2f..%2fhealthz', '%3Cscript%3E', 'x'.repeat(65)]) {
    test(`a patient who is not there has a page that says so: ${id.slice(0, 20)}`, async ({
      page,
      t,
      signInAs,
      watched,
    }) => {
      watched.allow(/404/);
      await signInAs('receptionist');
      const response = await page.goto(`/patients/${id}`);
      expect(response?.status()).toBe(404);
      const heading = page.getByRole('heading', {
        level: 1,
        name: t('notHere.patient.title'),
      });
      await expect(heading).toBeVisible();
      await expect(page).toHaveTitle(`${t('patient.title')} · ${t('app.name')}`);
      await page.getByRole('link', { name: t('notHere.patient.back') }).click();
      await expect(page).toHaveURL('/patients');
    });
  }

  for (const [what, role, address, list] of THINGS) {
    test(`an address of no ${what} says that there is no such ${what}`, async ({
      page,
      t,
      signInAs,
      watched,
    }) => {
      watched.allow(/404/);
      await signInAs(role);
      expect((await page.goto(address))?.status()).toBe(404);
      const title = t(`notHere.${what}.title`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.getByRole('link', { name: t(`notHere.${what}.back`) }).click();
      await expect(page).toHaveURL(list);
    });
  }

  for (const address of ['/no-such-screen', '/no/such/screen', '/patients/a/b', '/login/x']) {
    test(`${address} leads nowhere and says so within the shell`, async ({
      page,
      t,
      signInAs,
      watched,
    }) => {
      watched.allow(/404/);
      await signInAs('dentist');
      expect((await page.goto(address))?.status()).toBe(404);
      const heading = page.getByRole('heading', { level: 1, name: t('errors.notFound.title') });
      await expect(heading).toBeVisible();
      await expect(page).toHaveTitle(`${t('errors.notFound.title')} · ${t('app.name')}`);
      await expect(page.getByRole('navigation', { name: t('shell.navigation') })).toBeVisible();
      await expect(page.getByRole('button', { name: t('shell.findPatient') })).toBeVisible();
    });
  }

  test('somebody signed out is asked to sign in at any address', async ({ page, t }) => {
    expect((await page.goto('/no-such-screen'))?.status()).toBe(200);
    await expect(page).toHaveURL('/login?next=%2Fno-such-screen');
    const heading = page.getByRole('heading', { level: 1, name: t('auth.signIn.title') });
    await expect(heading).toBeVisible();
  });

  test('a screen the role has no right to says so', async ({ page, t, signInAs, watched }) => {
    watched.allow(/403/);
    await signInAs('billing');
    await page.goto('/patients');
    await expect(page.getByRole('table', { name: t('patients.table') })).toBeVisible();
    await expect(page.getByRole('link', { name: t('patients.new') })).toHaveCount(0);
    const response = await page.goto('/patients/new');
    expect(response?.status()).toBe(403);
    const heading = page.getByRole('heading', { level: 1, name: t('errors.noAccess.title') });
    await expect(heading).toBeVisible();
    await expect(page).toHaveTitle(`${t('errors.noAccess.title')} · ${t('app.name')}`);
    await expect(page.getByRole('navigation', { name: t('shell.navigation') })).toBeVisible();
  });
});
