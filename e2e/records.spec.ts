import { formatDate } from '@/lib/kit/dates/dates';
import { fullName } from '@/lib/kit/text/full-name';
import { expectAccessible } from './support/axe';
import { bookingPanel } from './support/booking';
import { expect, test } from './support/fixtures';
import { journeyLocales } from './support/journey-locales';
import { answerLeaving } from './support/leaving';
import { loseAnswer } from './support/lost-answer';
import { openSearch } from './support/open-search';
import { attendedPatient } from './support/records';

const PATH = '/emr/medical-records';
const NOTE = {
  'es-CO': {
    procedure: 'Procedimiento',
    text: 'Descripción',
    advice: 'Indicaciones',
    next: 'Próximo control',
  },
  'en-US': {
    procedure: 'Procedure',
    text: 'Description',
    advice: 'Instructions',
    next: 'Next visit',
  },
};

for (const locale of journeyLocales('es-CO')) {
  test.describe(locale, () => {
    test.use({ locale });
    const words = NOTE[locale];

    test('a record is written from a template, read, added to and printed', async ({
      page,
      t,
      apiOf,
      signInAs,
    }) => {
      const { id, date, patient } = await attendedPatient(await apiOf('admin'));
      await signInAs('dentist');
      // From the appointment in one press.
      await page.goto(`/agenda?date=${date}&appointment=${id}`);
      await page.getByRole('link', { name: t('appointment.record') }).click();
      await expect(page.getByRole('heading', { name: t('records.form.title') })).toBeVisible();
      await page
        .getByRole('combobox', { name: t('records.form.template') })
        .selectOption('evolution');
      const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
      await field(words.procedure).fill('Resina');
      // Enter out of habit sends nothing that is final.
      await field(words.procedure).press('Enter');
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
      const save = page.getByRole('button', { name: t('records.form.submit') });
      await save.click();
      const told = page.getByRole('main').getByRole('alert');
      await expect(told).toBeFocused();
      await expect(told.getByRole('button')).toHaveCount(2);
      await told.getByRole('button').first().click();
      await expect(field(words.text)).toBeFocused();
      await expectAccessible(page);
      await field(words.text).fill('Sin novedad.\nBuen sellado.');
      await field(words.advice).fill('No morder duro.');

      // What was written stays while somebody looks elsewhere.
      await page.getByRole('link', { name: t('patient.tabs.odontogram') }).click();
      await expect(page).toHaveURL(/odontogram/);
      await page.goBack();
      await expect(page.getByRole('button', { name: t('common.draft.discard') })).toBeVisible();
      await expect(field(words.advice)).toHaveValue('No morder duro.');
      await page
        .getByRole('textbox', { name: words.next })
        .fill(locale === 'es-CO' ? '3/12/2026' : '12/3/2026');
      await save.click();

      await expect(page).toHaveURL(new RegExp(`/patients/${patient.id}/records#`));
      const article = page.getByRole('article');
      await expect(article).toHaveCount(1);
      await expect(article).toContainText('Buen sellado.');
      await expect(article).toContainText('2026');
      await expectAccessible(page);
      await page
        .getByRole('combobox', { name: t('records.filters.template') })
        .selectOption('informed-consent');
      await expect(page.getByText(t('records.noneFound'))).toBeVisible();
      await page.getByRole('link', { name: t('records.filters.clear') }).click();

      await article.getByRole('link', { name: t('records.open') }).click();
      // Of which appointment it is, on the screen and on paper.
      const visit = page.getByRole('article').getByText(formatDate(date, locale));
      await expect(visit.filter({ visible: true })).toHaveCount(1);
      const addendum = page.getByRole('textbox', { name: t('records.addenda.text') });
      await page.getByRole('button', { name: t('records.addenda.submit') }).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(
        t('records.addenda.missing'),
      );
      await addendum.fill('Era el 37.');
      await page.getByRole('button', { name: t('records.addenda.submit') }).click();
      const added = page.getByRole('region', { name: t('records.addenda.title') });
      await expect(added).toContainText('Era el 37.');
      await expect(addendum).toHaveValue('');
      await expectAccessible(page);

      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText('Sin novedad.')).toBeVisible();
      await expect(visit.filter({ visible: true })).toHaveCount(1);
      await expect(added).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(patient.lastName);
      await expect(addendum).toBeHidden();
      await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
    });
  });
}

test('what is written of a patient is begun by its key and by its name', async ({
  page,
  t,
  apiOf,
  signInAs,
}) => {
  const { patient } = await attendedPatient(await apiOf('admin'));
  await signInAs('dentist');
  await page.goto(`/patients/${patient.id}/records`);
  await expect(async () => {
    await page.keyboard.press('n');
    await expect(page).toHaveURL(/records\/new/, { timeout: 2_000 });
  }).toPass();
  // Kept while one goes elsewhere, so that nothing is asked.
  await page.getByRole('textbox').last().fill('Control');
  const box = await openSearch(page, t);
  await box.fill(t('shell.commands.newPrescription'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: t('prescriptions.form.title') })).toBeVisible();
  await openSearch(page, t);
  await page.getByRole('option', { name: t('shell.commands.odontogram') }).click();
  await expect(page).toHaveURL(new RegExp(`/patients/${patient.id}/odontogram`));
});

test('what was left half-written outlives a reload, and is not lost by signing out unasked', async ({
  page,
  t,
  apiOf,
  signInAs,
}) => {
  const { patient } = await attendedPatient(await apiOf('admin'));
  await signInAs('dentist');
  await page.goto(`/patients/${patient.id}/records/new`);
  const allergies = page.getByRole('textbox', { name: 'Alergias' });
  await allergies.fill('Látex');
  await page.getByRole('link', { name: t('shell.nav.agenda'), exact: true }).click();
  await expect(page).toHaveURL(/agenda/);
  const ofDraft = t('common.unsavedDrafts', { names: fullName(patient) });
  const ofForm = t('common.unsaved');
  const ofBrowser: string[] = [];
  page.on('dialog', (dialog) => {
    ofBrowser.push(dialog.type());
    return dialog.dismiss();
  });
  const signOut = async () => {
    await page.getByRole('button', { name: t('shell.account') }).click();
    await page.getByRole('button', { name: t('shell.signOut') }).click();
  };
  await signOut();
  await answerLeaving(page, t, ofDraft, 'stay');
  // Nothing is lost by it, so nothing is asked.
  await page.reload();
  await expect(page).toHaveURL(/agenda/);
  expect(ofBrowser).toEqual([]);

  // Whoever gives up what was left elsewhere has not given up the form at hand.
  await page.getByRole('link', { name: t('agenda.book'), exact: true }).click();
  const booking = bookingPanel(page, t, 'es-CO');
  await booking.field('notes').fill('x');
  await signOut();
  await answerLeaving(page, t, ofDraft, 'leave');
  await answerLeaving(page, t, ofForm, 'stay');
  await page.getByRole('link', { name: t('shell.nav.patients'), exact: true }).click();
  await answerLeaving(page, t, ofForm, 'stay');
  await expect(booking.field('notes')).toHaveValue('x');
  await page.evaluate(() => history.back());
  await answerLeaving(page, t, ofForm, 'leave');
  await page.goBack();
  await expect(allergies).toHaveValue('Látex');
  // Once what was written is gone, nobody is asked.
  await allergies.fill('');
  await page.getByRole('link', { name: t('shell.nav.agenda'), exact: true }).click();
  await expect(page).toHaveURL(/agenda/);
  await page.goBack();
  await allergies.fill('Látex');
  // On its own page once, not as form and as draft, and then not by the browser.
  await signOut();
  await answerLeaving(page, t, ofDraft, 'leave');
  await expect(page).toHaveURL(/login/);
  expect(ofBrowser).toEqual([]);
});

test('a record whose answer is lost is found out, and made once', async ({
  page,
  t,
  apiOf,
  signInAs,
  watched,
}) => {
  watched.allow(/net::ERR/);
  const { id, patient } = await attendedPatient(await apiOf('admin'));
  await signInAs('dentist');
  // A route of a page at work may let its next request through.
  await loseAnswer(page, PATH);
  await page.goto(`/patients/${patient.id}/records/new?appointmentId=${id}&templateId=evolution`);
  for (const label of [NOTE['es-CO'].procedure, NOTE['es-CO'].text, NOTE['es-CO'].advice]) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(label);
  }
  await page.keyboard.press('Control+Enter');
  const told = page.getByRole('alert').filter({ hasText: t('records.form.unknown') });
  await expect(page.getByRole('textbox', { name: NOTE['es-CO'].text, exact: true })).toBeDisabled();
  await told.getByRole('button', { name: t('common.unknown.again') }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a number out of its range, a date that is none and a time left out are told at their field', async ({
  page,
  t,
  apiOf,
  signInAs,
}) => {
  const { patient } = await attendedPatient(await apiOf('admin'));
  await signInAs('dentist');
  await page.goto(`/patients/${patient.id}/records/new?templateId=general-medicine`);
  const field = (label: string) => page.getByRole('textbox', { name: label });
  await field('Presión sistólica').fill('301');
  await field('Temperatura').fill('36,5');
  await field('Frecuencia').fill('1.200');
  await page.getByRole('button', { name: t('records.form.submit') }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText(t('records.form.errors.tooBig', { max: 300 }));
  await expect(main).toContainText(t('records.form.errors.outside', { min: 20, max: 300 }));
  await page
    .getByRole('combobox', { name: t('records.form.template') })
    .selectOption('informed-consent');
  await page.getByRole('textbox', { name: 'Fecha y hora', exact: true }).fill('31/2/2026');
  await page.getByRole('button', { name: t('records.form.submit') }).click();
  await expect(main).toContainText(t('records.form.errors.date'));
  await page.getByRole('textbox', { name: 'Fecha y hora', exact: true }).fill('3/2/2026');
  await page.getByRole('button', { name: t('records.form.submit') }).click();
  await expect(main).toContainText(t('records.form.errors.time'));
  // What was typed for the other template is still there.
  await page
    .getByRole('combobox', { name: t('records.form.template') })
    .selectOption('general-medicine');
  await expect(field('Temperatura')).toHaveValue('36,5');
});

test('records are read under their own patient, and by who may', async ({
  page,
  t,
  apiOf,
  signInAs,
  watched,
}) => {
  watched.allow(/40[34]/);
  const admin = await apiOf('admin');
  const dentist = await apiOf('dentist');
  const { id, patient } = await attendedPatient(admin);
  const other = await attendedPatient(admin);
  const made = await dentist.send('POST', `/api/clinic${PATH}`, {
    appointmentId: id,
    templateId: 'evolution',
    fields: { procedimiento: 'Control', descripcion: 'Bien', indicaciones: 'Ninguna' },
  });
  expect(made.status(), await made.text()).toBe(200);
  const record = (await made.json()).id;
  await signInAs('admin');
  await page.goto(`/patients/${patient.id}/records/${record}`);
  await expect(page.getByText('Bien')).toBeVisible();
  await expect(page.getByRole('textbox', { name: t('records.addenda.text') })).toHaveCount(0);
  for (const path of [`${other.patient.id}/records/${record}`, `${patient.id}/records/nothing`]) {
    await page.goto(`/patients/${path}`);
    await expect(page.getByText('Bien')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto(`/patients/${patient.id}/records/new`);
  await expect(page.getByText(t('errors.noAccess.title'))).toBeVisible();
  await signInAs('receptionist');
  for (const path of ['', '/new', `/${record}`]) {
    await page.goto(`/patients/${patient.id}/records${path}`);
    await expect(page.getByText(t('errors.noAccess.title'))).toBeVisible();
  }
});
