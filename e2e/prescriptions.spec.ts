import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { journeyLocales } from './support/journey-locales';
import { answerLeaving } from './support/leaving';
import { loseAnswer } from './support/lost-answer';
import { atService } from './support/odontogram';
import { attendedPatient } from './support/records';
import { overflowOf } from './support/room';
import type { Words } from './support/words';

const PATH = '/emr/prescriptions';

function medication(page: Page, t: Words, number: number) {
  const line = page.getByRole('group', { name: t('prescriptions.form.line', { number }) });
  return {
    line,
    field: (which: 'name' | 'dosage' | 'duration' | 'instructions') =>
      line.getByRole('textbox', { name: t(`prescriptions.form.fields.${which}`) }),
  };
}

for (const locale of journeyLocales('es-CO')) {
  test.describe(locale, () => {
    test.use({ locale });

    test('a prescription is written by keys, put in order, made once and printed', async ({
      page,
      t,
      apiOf,
      signInAs,
    }) => {
      const { id, date, patient } = await attendedPatient(await apiOf('admin'));
      await signInAs('dentist');
      await page.goto(`/agenda?date=${date}&appointment=${id}`);
      await page.getByRole('link', { name: t('appointment.prescribe') }).click();
      await expect(
        page.getByRole('heading', { name: t('prescriptions.form.title') }),
      ).toBeVisible();
      await page.getByRole('button', { name: t('prescriptions.form.submit') }).click();
      const told = page.getByRole('main').getByRole('alert');
      await expect(told).toBeFocused();
      await told.getByRole('button').click();
      await expect(medication(page, t, 1).field('name')).toBeFocused();
      await expectAccessible(page);

      await page.keyboard.type('Ibuprofeno 400 mg');
      await page.keyboard.press('Tab');
      await page.keyboard.type('1 cada 8 horas');
      await page.keyboard.press('Enter');
      await expect(medication(page, t, 2).field('name')).toBeFocused();
      // One that is empty already is enough.
      await page.keyboard.press('Enter');
      await expect(medication(page, t, 3).field('name')).toHaveCount(0);
      await page.keyboard.type('Amoxicilina 500 mg');
      // Up by keys, and the hands stay where they are.
      await page.keyboard.press('Alt+ArrowUp');
      await expect(medication(page, t, 1).field('name')).toHaveValue('Amoxicilina 500 mg');
      await expect(medication(page, t, 1).field('name')).toBeFocused();
      await medication(page, t, 2).field('duration').fill('3 días');
      await page.getByRole('textbox', { name: t('prescriptions.form.diagnosis') }).fill('K047');
      await page.getByLabel(t('prescriptions.form.notesLabel')).fill('Reposo por dos días.');
      await page.keyboard.press('Control+Enter');

      await expect(page).toHaveURL(new RegExp(`/patients/${patient.id}/prescriptions/[^/]+\\?`));
      const items = page.getByRole('article').getByRole('list').last().getByRole('listitem');
      await expect(items.nth(0)).toContainText('Amoxicilina 500 mg');
      await expect(items.nth(1)).toContainText('Ibuprofeno 400 mg');
      await expectAccessible(page);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toContainText(patient.lastName);
      for (const text of ['K047', 'Reposo por dos días.', '3 días']) {
        await expect(page.getByText(text)).toBeVisible();
      }
      await expect(page.locator('button, nav').filter({ visible: true })).toHaveCount(0);
      await page.emulateMedia({ media: null });

      // Again, from the list.
      await page.getByRole('link', { name: t('prescriptions.back') }).click();
      await expect(page).toHaveURL(/\/prescriptions$/);
      await expect(page.getByRole('article')).toHaveCount(1);
      await expectAccessible(page);
      await page.getByRole('link', { name: t('prescriptions.repeat') }).click();
      await expect(medication(page, t, 2).field('dosage')).toHaveValue('1 cada 8 horas');
      // Of another day than today it is chosen by whoever writes.
      await page.getByRole('combobox', { name: t('emr.visit.label') }).selectOption(id);
      await medication(page, t, 1)
        .line.getByRole('button', {
          name: t('prescriptions.form.remove', { name: 'Amoxicilina 500 mg' }),
        })
        .click();
      await page.getByRole('button', { name: t('prescriptions.form.submit') }).click();
      await expect(items).toHaveCount(1);
      await page.getByRole('link', { name: t('prescriptions.back') }).click();
      await expect(page.getByRole('article')).toHaveCount(2);
    });
  });
}

test('what is prescribed often is one press away, for whoever marked it', async ({
  page,
  t,
  apiOf,
  signInAs,
}) => {
  const { patient } = await attendedPatient(await apiOf('admin'));
  // Longer than a telephone is wide.
  const name = `Gel ${patient.lastName} ${'clorhexidina'.repeat(6)}`;
  await signInAs('dentist');
  await page.goto(`/patients/${patient.id}/prescriptions/new`);
  await medication(page, t, 1).field('name').fill(name);
  await medication(page, t, 1).field('dosage').fill('2 veces al día');
  const star = medication(page, t, 1).line.getByRole('button', {
    name: t('prescriptions.form.favourite', { name }),
  });
  const kept = page.waitForResponse('**/api/prescriptions/favourites');
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await kept;
  await page.goto(`/patients/${patient.id}/prescriptions/new?appointmentId=x`);
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  const often = page.getByRole('region', { name: t('prescriptions.form.favourites') });
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(often.getByRole('button', { name })).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
  await often.getByRole('button', { name }).click();
  await expect(medication(page, t, 1).field('dosage')).toHaveValue('2 veces al día');
  await star.click();
  await expect(often.getByRole('button', { name })).toHaveCount(0);
});

test('on the way back from what was made, the list has it', async ({
  page,
  t,
  apiOf,
  signInAs,
}) => {
  const { id, patient } = await attendedPatient(await apiOf('admin'));
  await signInAs('dentist');
  await page.goto(`/patients/${patient.id}/prescriptions?appointmentId=${id}`);
  await expect(page.getByText(t('prescriptions.noneFound'))).toBeVisible();
  await page.getByRole('link', { name: t('prescriptions.create') }).click();
  await medication(page, t, 1).field('name').fill('Naproxeno 250 mg');
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/\/prescriptions\/(?!new)[^/]+\?/);
  // The form is done with: Back does not lead into it.
  await page.goBack();
  await expect(page).toHaveURL(/\/prescriptions\?appointmentId/);
  await expect(page.getByRole('article')).toContainText('Naproxeno 250 mg');
});

test('a prescription whose answer is lost is not made twice', async ({
  page,
  t,
  apiOf,
  signInAs,
  watched,
}) => {
  watched.allow(/net::ERR/);
  const { id, patient } = await attendedPatient(await apiOf('admin'));
  await signInAs('dentist');
  await page.goto(`/patients/${patient.id}/prescriptions/new?appointmentId=${id}`);
  await medication(page, t, 1).field('name').fill('Naproxeno 250 mg');
  await loseAnswer(page, PATH);
  await page.keyboard.press('Control+Enter');
  const told = page.getByRole('alert').filter({ hasText: t('prescriptions.form.unknown') });
  await expect(told).toBeVisible();
  // Whoever would go is asked first: written again, it would be made twice.
  await page.getByRole('link', { name: t('common.cancel') }).click();
  await answerLeaving(page, t, t('common.leaveUnsettled'), 'stay');
  await told.getByRole('button', { name: t('common.unknown.again') }).click();
  await expect(page).toHaveURL(/prescriptions\/[^/]+\?appointmentId/);
  await page.goto(`/patients/${patient.id}/prescriptions`);
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('what the record says of allergies stands beside what is prescribed', async ({
  page,
  t,
  apiOf,
  signInAs,
  stack,
}) => {
  // The service is asked itself: the application lists no records without a patient.
  const path = '/emr/medical-records?templateId=dental-history&limit=1';
  const listed = await atService(stack, 'GET', path);
  const { patientId, fields } = (await listed.json()).data[0];
  await signInAs('dentist');
  await page.goto(`/patients/${patientId}/prescriptions/new`);
  const main = page.getByRole('main');
  await expect(main).toContainText(t('prescriptions.allergies.title'));
  await expect(main).toContainText(fields.alergias);
  await expectAccessible(page);
  const { patient } = await attendedPatient(await apiOf('admin'));
  await page.goto(`/patients/${patient.id}/prescriptions/new`);
  await expect(main).toContainText(t('prescriptions.allergies.none'));
});

test('one of before is brought by its button, and arrow keys bring nothing', async ({
  page,
  t,
  apiOf,
  signInAs,
}) => {
  const { id, patient } = await attendedPatient(await apiOf('admin'));
  const dentist = await apiOf('dentist');
  for (const name of ['Naproxeno 250 mg', 'Acetaminofén 500 mg']) {
    const body = { appointmentId: id, medications: [{ name }] };
    expect((await dentist.send('POST', `/api/clinic${PATH}`, body)).status()).toBe(200);
  }
  await signInAs('dentist');
  await page.goto(`/patients/${patient.id}/prescriptions/new`);
  const past = page.getByRole('combobox', { name: t('prescriptions.form.repeat') });
  await past.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(medication(page, t, 1).field('name')).toHaveValue('');
  await page.getByRole('button', { name: t('prescriptions.form.bringPast') }).click();
  await expect(medication(page, t, 1).field('name')).toHaveValue('Naproxeno 250 mg');
  await expect(medication(page, t, 2).line).toHaveCount(0);
});

test('fifty medications are the most, and who does not prescribe only reads', async ({
  page,
  t,
  apiOf,
  signInAs,
  watched,
}) => {
  watched.allow(/40[034]/);
  const { id, patient } = await attendedPatient(await apiOf('admin'));
  const dentist = await apiOf('dentist');
  const lines = Array.from({ length: 60 }, (_, index) => ({ name: `Medicamento ${index + 1}` }));
  const send = (medications: readonly object[]) =>
    dentist.send('POST', `/api/clinic${PATH}`, { appointmentId: id, medications });
  expect((await send(lines)).status()).toBe(400);
  const made = await send(lines.slice(0, 50));
  expect(made.status()).toBe(200);
  await signInAs('dentist');
  await page.goto(`/patients/${patient.id}/prescriptions/new?repeat=${(await made.json()).id}`);
  await expect(page.getByRole('button', { name: t('prescriptions.form.add') })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await signInAs('admin');
  await page.goto(`/patients/${patient.id}/prescriptions`);
  await expect(page.getByText('Medicamento 50')).toBeVisible();
  await expect(page.getByRole('link', { name: t('prescriptions.create') })).toHaveCount(0);
  await page.goto(`/patients/${patient.id}/prescriptions/new`);
  await expect(page.getByText(t('errors.noAccess.title'))).toBeVisible();
  await signInAs('billing');
  await page.goto(`/patients/${patient.id}/prescriptions`);
  await expect(page.getByText(t('errors.noAccess.title'))).toBeVisible();
});
