import type { Page } from '@playwright/test';
import { LOCALES } from '@/lib/i18n/locales';
import { DEMO_PASSWORD } from '@/lib/server/auth/demo-accounts';
import { makePatient, newDocumentNumber, newSurname } from './support/api';
import { expect, test } from './support/fixtures';
import { holdRequests } from './support/hold-requests';
import { journeyLocales } from './support/journey-locales';
import { answerLeaving, leaveQuestion } from './support/leaving';
import { field } from './support/patient-form';
import type { Words } from './support/words';

const save = (page: Page, t: Words) => page.getByRole('button', { name: t('patientForm.create') });

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });
    test.beforeEach(({ signInAs }) => signInAs('receptionist'));

    test('registers a patient and opens the record', async ({ page, t }) => {
      const lastName = newSurname();
      await page.goto('/patients');
      await page.getByRole('link', { name: t('patients.new') }).click();
      await expect(page).toHaveURL('/patients/new');
      await field(page, t, 'firstName').fill('Íngrid');
      await field(page, t, 'lastName').fill(`${lastName} Ñáñez`);
      await field(page, t, 'documentType').selectOption('CC');
      await field(page, t, 'documentNumber').fill(newDocumentNumber());
      await field(page, t, 'dateOfBirth').fill('1990-02-28');
      // Nobody else with the surname has it.
      await field(page, t, 'phone').fill(`31${newDocumentNumber().slice(-8)}`);
      await field(page, t, 'email').fill(`${lastName.toLowerCase()}@correo.example`);
      await save(page, t).click();
      await expect(page).toHaveURL(/\/patients\/(?!new)[\w-]+$/);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(`Íngrid ${lastName} Ñáñez`);
      // The date as it was typed, whatever zone the browser is in.
      await expect(page.locator('time[datetime="1990-02-28"]')).toContainText('28');
      await page.goto(`/patients?search=${lastName.toUpperCase()}`);
      await expect(page.getByRole('link', { name: lastName })).toHaveCount(1);
    });

    test('takes the birth date as the desk types it, and says which day that is', async ({
      page,
      t,
      apiOf,
    }) => {
      const { id } = await makePatient(await apiOf('receptionist'), { dateOfBirth: '1988-05-03' });
      const isSpanish = locale === 'es-CO';
      const shown = isSpanish ? '03/05/1988' : '05/03/1988';
      await page.goto(`/patients/${id}/edit`);
      const birth = field(page, t, 'dateOfBirth');
      const save = page.getByRole('button', { name: t('patientForm.save') });
      await expect(birth).toHaveValue(shown);
      const spelledOut = isSpanish ? '3 de mayo de 1988' : 'May 3, 1988';
      await expect(birth).toHaveAccessibleDescription(new RegExp(spelledOut));

      for (const typed of [
        isSpanish ? '3/5/1988' : '5/3/1988',
        shown.replaceAll('/', ''),
        '1988-05-03',
      ]) {
        await birth.fill(typed);
        await expect(birth).toHaveAccessibleDescription(new RegExp(spelledOut));
        await birth.press('Tab');
        await expect(field(page, t, 'gender')).toBeFocused();
        await expect(birth).toHaveValue(shown);
      }
      // The same day written otherwise is no change.
      await expect(save).toHaveAccessibleDescription(t('patientForm.nothingChanged'));

      await birth.fill('3-5-88');
      await birth.press('Tab');
      await expect(birth).toHaveValue('3-5-88');
      await expect(birth).toHaveAttribute('aria-invalid', 'true');
      await expect(birth).toHaveAccessibleDescription(t('patientForm.errors.century'));
      await expect(page.getByText(t('errors.summary', { count: 1 }))).toHaveCount(0);
      await birth.fill('31/31/1988');
      await expect(birth).toHaveAccessibleDescription(t('patientForm.errors.date'));
      await save.click();
      const summary = page
        .getByRole('alert')
        .filter({ hasText: t('errors.summary', { count: 1 }) });
      await expect(summary).toBeFocused();
      await summary.getByRole('button').click();
      await expect(birth).toBeFocused();

      await birth.fill(isSpanish ? '4/5/1988' : '5/4/1988');
      await expect(birth).not.toHaveAttribute('aria-invalid');
      await save.click();
      await expect(page).toHaveURL(`/patients/${id}`);
      await expect(page.locator('time[datetime="1988-05-04"]')).toBeVisible();
    });

    test('takes the birth date from the calendar too', async ({ page, t }) => {
      await page.goto('/patients/new');
      const birth = field(page, t, 'dateOfBirth');
      await expect(async () => {
        await page.getByRole('button', { name: t('common.date.calendar') }).click();
        // The calendar is the browser's own, out of reach of the test: what it would pick.
        await page.locator('input[type="date"]').fill('1990-02-28');
        await expect(birth).toHaveValue(locale === 'es-CO' ? '28/02/1990' : '02/28/1990');
      }).toPass();
    });
  });
}

for (const locale of journeyLocales('es-CO')) {
  test.describe(`${locale}, what is wrong`, () => {
    test.use({ locale });
    test.beforeEach(({ signInAs }) => signInAs('receptionist'));

    test('is told what is missing, with the focus where reading goes on', async ({ page, t }) => {
      await page.goto('/patients/new');
      await field(page, t, 'email').fill('no es un correo');
      await save(page, t).click();
      const summary = page
        .getByRole('alert')
        .filter({ hasText: t('errors.summary', { count: 3 }) });
      await expect(summary).toBeFocused();
      const missing = `${t('patient.fields.lastName')}: ${t('patientForm.errors.required')}`;
      await summary.getByRole('button', { name: missing }).click();
      await expect(field(page, t, 'lastName')).toBeFocused();
      await expect(field(page, t, 'lastName')).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, t, 'email')).toHaveValue('no es un correo');
      await expect(page).toHaveURL('/patients/new');
    });

    test('is led to the record that has the document already', async ({
      page,
      t,
      apiOf,
      watched,
    }) => {
      watched.allow(/409/);
      const documentNumber = newDocumentNumber();
      const existing = await makePatient(await apiOf('receptionist'), {
        documentType: 'CC',
        documentNumber,
      });
      await page.goto('/patients/new');
      await field(page, t, 'firstName').fill('Otra');
      await field(page, t, 'lastName').fill('Persona');
      await field(page, t, 'documentType').selectOption('CC');
      // The same number, written with points.
      await field(page, t, 'documentNumber').fill(documentNumber.replace(/\B(?=(\d{3})+$)/g, '.'));
      await save(page, t).click();
      const notice = page.getByRole('alert').filter({ hasText: t('patientForm.duplicate.title') });
      await expect(notice).toBeFocused();
      const link = notice.getByRole('link', { name: t('patientForm.duplicate.open') });
      await expect(link).toHaveAttribute('href', `/patients/${existing.id}`);
      await expect(field(page, t, 'firstName')).toHaveValue('Otra');
      await field(page, t, 'documentNumber').fill(newDocumentNumber());
      await expect(notice).toBeHidden();
    });

    test('changes what is wrong in a record', async ({ page, t, apiOf }) => {
      const { id, lastName } = await makePatient(await apiOf('receptionist'), {
        phone: '310 555 0144',
      });
      await page.goto(`/patients/${id}`);
      await page.getByRole('link', { name: t('patient.edit') }).click();
      await expect(page).toHaveURL(`/patients/${id}/edit`);
      await expect(field(page, t, 'lastName')).toHaveValue(lastName);
      await field(page, t, 'firstName').fill('Luz Marina');
      await page.getByRole('button', { name: t('patientForm.save') }).click();
      await expect(page).toHaveURL(`/patients/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Luz Marina ${lastName}`);
    });
  });
}

test.describe('the form', () => {
  test.beforeEach(({ signInAs }) => signInAs('receptionist'));

  test('makes one patient of a double click', async ({ page, t, apiOf }) => {
    const lastName = newSurname();
    await page.goto('/patients/new');
    await field(page, t, 'firstName').fill('Luz');
    await field(page, t, 'lastName').fill(lastName);
    await save(page, t).dblclick();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Luz ${lastName}`);
    const api = await apiOf('receptionist');
    const found = await api.get(`/api/clinic/patients?search=${lastName}`);
    expect(await found.json()).toMatchObject({ pagination: { total: 1 } });
  });

  test('asks before what was typed is lost, and stays when told to', async ({ page, t }) => {
    await page.goto('/patients/new');
    await field(page, t, 'firstName').fill('Luz');
    await page.getByRole('link', { name: t('common.cancel') }).click();
    await answerLeaving(page, t, t('common.unsaved'), 'stay');
    await expect(page).toHaveURL('/patients/new');
    await expect(field(page, t, 'firstName')).toHaveValue('Luz');
    await page.getByRole('link', { name: t('common.cancel') }).click();
    await answerLeaving(page, t, t('common.unsaved'), 'leave');
    await expect(page).toHaveURL('/patients');
  });

  test('left while it is being saved, it does not lead away from what is typed next', async ({
    page,
    t,
  }) => {
    const lastName = newSurname();
    await page.goto('/patients');
    const another = page.getByRole('link', { name: t('patients.new') });
    await another.click();
    await field(page, t, 'firstName').fill('Luz');
    await field(page, t, 'lastName').fill(lastName);
    const release = await holdRequests(page, '**/api/clinic/patients');
    await save(page, t).click();
    await expect(page.locator('button[aria-busy="true"]')).toBeVisible();
    await page.getByRole('link', { name: t('common.cancel') }).click();
    await answerLeaving(page, t, t('common.leaveWhileSaving'), 'leave');
    await another.click();
    const next = field(page, t, 'firstName');
    await next.fill('Consuelo');
    release();
    await expect(page.getByText(t('patientForm.created'))).toBeVisible();
    await expect(next).toHaveValue('Consuelo');
    await page.getByRole('button', { name: t('patientForm.create') }).focus();
    await expect(page).toHaveURL('/patients/new');
    await expect(next).toHaveValue('Consuelo');
  });

  test('asks on Back and on closing the tab too', async ({ page, t }) => {
    await page.goto('/patients');
    await expect(async () => {
      await page.keyboard.press('n');
      await expect(page).toHaveURL('/patients/new', { timeout: 1_500 });
    }).toPass();
    await field(page, t, 'firstName').fill('Luz');
    const ofBrowser: string[] = [];
    page.on('dialog', (dialog) => {
      ofBrowser.push(dialog.type());
      return dialog.dismiss();
    });
    const back = () => page.evaluate(() => history.back());

    await back();
    await answerLeaving(page, t, t('common.unsaved'), 'stay');
    await expect(page).toHaveURL('/patients/new');
    await expect(field(page, t, 'firstName')).toHaveValue('Luz');

    await page.close({ runBeforeUnload: true });
    await expect.poll(() => ofBrowser).toEqual(['beforeunload']);
    await expect(field(page, t, 'firstName')).toHaveValue('Luz');

    await back();
    await answerLeaving(page, t, t('common.unsaved'), 'leave');
    await expect(page).toHaveURL('/patients');
    await expect(page.getByRole('table', { name: t('patients.table') })).toBeVisible();
    expect(ofBrowser).toEqual(['beforeunload']);
  });

  test('lets somebody who typed nothing go without a question', async ({ page, t }) => {
    await page.goto('/patients');
    await page.getByRole('link', { name: t('patients.new') }).click();
    await expect(field(page, t, 'documentType')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/patients');
    await expect(leaveQuestion(page, t)).toHaveCount(0);
  });

  test('shows names as text, whatever they hold', async ({ page, apiOf }) => {
    const firstName = '<img src=x onerror="document.title=1">';
    const { id, lastName } = await makePatient(await apiOf('receptionist'), { firstName });
    await page.goto(`/patients/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${firstName} ${lastName}`);
    await page.goto(`/patients?search=${lastName}`);
    await expect(page.getByRole('link', { name: firstName })).toBeVisible();
    await expect(page.locator('img[onerror]')).toHaveCount(0);
  });

  test('survives the end of the session, and saves', async ({
    page,
    t,
    context,
    apiOf,
    watched,
  }) => {
    watched.allow(/401/);
    const lastName = newSurname();
    await page.goto('/patients/new');
    await field(page, t, 'firstName').fill('Luz');
    await field(page, t, 'lastName').fill(lastName);
    const elsewhere = await apiOf();
    const cookie = (await context.cookies())
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    await elsewhere.send('POST', '/api/auth/sign-out', undefined, { cookie });
    await save(page, t).click();
    const dialog = page.getByRole('dialog', { name: t('shell.renew.title') });
    await expect(dialog).toBeVisible();
    await dialog.getByLabel(t('shell.renew.password')).fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(field(page, t, 'lastName')).toHaveValue(lastName);
    await save(page, t).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Luz ${lastName}`);
  });
});
