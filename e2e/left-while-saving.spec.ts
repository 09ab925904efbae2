import type { Page } from '@playwright/test';
import { fullName } from '@/lib/kit/text/full-name';
import { bookAppointment, farDay } from './support/appointments';
import { expect, test } from './support/fixtures';
import { holdRequests } from './support/hold-requests';
import { answerLeaving, leaveQuestion } from './support/leaving';
import { loseAnswer } from './support/lost-answer';
import { procedureField } from './support/procedures';
import { attendedPatient } from './support/records';
import type { Words } from './support/words';

const MEDICINE = 'Naproxeno 250 mg';
const PRESCRIPTIONS = '**/api/clinic/emr/prescriptions';
const sending = (page: Page) => page.locator('button[aria-busy="true"]');

/** Leaves what is being saved, all the same. */
async function cancel(page: Page, t: Words): Promise<void> {
  await page.getByRole('link', { name: t('common.cancel'), exact: true }).click();
  await answerLeaving(page, t, t('common.leaveWhileSaving'), 'leave');
}

test('whoever comes back to a prescription that is still being saved waits for it, and one is made', async ({
  page,
  t,
  apiOf,
  signInAs,
}) => {
  const { id, patient } = await attendedPatient(await apiOf('admin'));
  await signInAs('dentist');
  await page.goto(`/patients/${patient.id}/prescriptions`);
  const another = page.getByRole('link', { name: t('prescriptions.create') });
  await another.click();
  await page.getByRole('combobox', { name: t('emr.visit.label') }).selectOption(id);
  const name = page.getByRole('textbox', { name: t('prescriptions.form.fields.name') });
  await name.fill(MEDICINE);
  const release = await holdRequests(page, PRESCRIPTIONS);
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/emr/prescriptions')) sent += 1;
  });
  await page.keyboard.press('Control+Enter');
  await expect(sending(page)).toBeVisible();
  await cancel(page, t);
  await another.click();
  await expect(name).toHaveValue(MEDICINE);
  await expect(sending(page)).toBeVisible();
  await expect(page.getByRole('button', { name: t('common.draft.discard') })).toHaveCount(0);
  release();
  await expect(page).toHaveURL(/\/prescriptions\/(?!new)[^/]+\?/);
  expect(sent).toBe(1);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('whoever left for another draft of the same patient stays there, and the list has what was made', async ({
  page,
  t,
  apiOf,
  signInAs,
}) => {
  const { id, patient } = await attendedPatient(await apiOf('admin'));
  await signInAs('dentist');
  await page.goto(`/patients/${patient.id}/prescriptions`);
  await page.getByRole('link', { name: t('prescriptions.create') }).click();
  const visit = page.getByRole('combobox', { name: t('emr.visit.label') });
  await visit.selectOption(id);
  const name = page.getByRole('textbox', { name: t('prescriptions.form.fields.name') });
  await name.fill(MEDICINE);
  const release = await holdRequests(page, PRESCRIPTIONS);
  await page.keyboard.press('Control+Enter');
  await expect(sending(page)).toBeVisible();
  await cancel(page, t);
  await expect(page.getByText(t('prescriptions.none'))).toBeVisible();
  release();
  await expect(page.getByText(t('prescriptions.form.made'))).toBeVisible();
  await expect(page.getByRole('article')).toContainText(MEDICINE);

  await page.getByRole('link', { name: t('prescriptions.create') }).click();
  await expect(name).toHaveValue('');
  await visit.selectOption(id);
  await name.fill('Ibuprofeno 400 mg');
  const releaseNext = await holdRequests(page, PRESCRIPTIONS);
  await page.keyboard.press('Control+Enter');
  await expect(sending(page)).toBeVisible();
  await cancel(page, t);
  // The same form, of the appointment that is named.
  await visit.selectOption(id);
  await expect(page).toHaveURL(/appointmentId/);
  await page.getByRole('link', { name: t('prescriptions.create') }).click();
  await expect(page).toHaveURL(/new/);
  await name.fill('Acetaminofén 500 mg');
  releaseNext();
  await expect(page.getByText(t('prescriptions.form.made'))).toBeVisible();
  await expect(page).toHaveURL(/new/);
  await expect(name).toHaveValue('Acetaminofén 500 mg');
});

test('a record whose answer is lost after its page was left says so to whoever comes back', async ({
  page,
  t,
  apiOf,
  signInAs,
  watched,
}) => {
  watched.allow(/net::ERR/);
  const { id, patient } = await attendedPatient(await apiOf('admin'));
  await signInAs('dentist');
  await page.goto(`/patients/${patient.id}/records`);
  const another = page.getByRole('link', { name: t('records.create') });
  await another.click();
  await page.getByRole('combobox', { name: t('emr.visit.label') }).selectOption(id);
  await page.getByRole('combobox', { name: t('records.form.template') }).selectOption('evolution');
  const text = page.getByRole('textbox', { name: 'Descripción', exact: true });
  for (const label of ['Procedimiento', 'Descripción', 'Indicaciones']) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(label);
  }
  await loseAnswer(page, '/emr/medical-records');
  const release = await holdRequests(page, '**/api/clinic/emr/medical-records');
  await page.keyboard.press('Control+Enter');
  await expect(sending(page)).toBeVisible();
  await cancel(page, t);
  await expect(another).toBeVisible();
  const lost = page.waitForEvent('requestfailed');
  release();
  await lost;
  await page.getByRole('button', { name: t('shell.account') }).click();
  await page.getByRole('button', { name: t('shell.signOut') }).click();
  const asked = t('common.sentDrafts', { names: fullName(patient) });
  await answerLeaving(page, t, asked, 'stay');
  await another.click();
  const told = page.getByRole('alert').filter({ hasText: t('records.form.unknown') });
  await expect(told).toBeVisible();
  await expect(text).toHaveValue('Descripción');
  await expect(text).toBeDisabled();
  await told.getByRole('button', { name: t('common.unknown.again') }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('whoever has looked and found no prescription goes on where they were', async ({
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
  const name = page.getByRole('textbox', { name: t('prescriptions.form.fields.name') });
  await name.fill(MEDICINE);
  await page.route(PRESCRIPTIONS, (route) => route.abort(), { times: 1 });
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: t('common.unknown.forget') }).click();
  await expect(name).toBeEnabled();
  await expect(name).toHaveValue(MEDICINE);
  await expect(page.locator('#content')).toBeFocused();
  await page.getByRole('button', { name: t('prescriptions.form.submit') }).click();
  await expect(page).toHaveURL(/\/prescriptions\/(?!new)[^/]+\?/);
});

test('notes of an appointment whose answer is lost are found to be saved, and nobody else is named', async ({
  page,
  t,
  apiOf,
  signInAs,
  watched,
}) => {
  watched.allow(/net::ERR/);
  const { id, date } = await bookAppointment(await apiOf('receptionist'), farDay());
  await signInAs('receptionist');
  await page.goto(`/agenda?date=${date}&appointment=${id}`);
  await page.getByRole('button', { name: t('appointment.editNotes.edit') }).click();
  const notes = page.getByRole('textbox', { name: t('appointment.notes') });
  await notes.fill('Trae radiografías');
  await loseAnswer(page, `/appointments/${id}`);
  const told: string[] = [];
  await page.exposeFunction('noteAlert', (text: string) => told.push(text));
  await page.evaluate(() => {
    const look = () => {
      for (const alert of document.querySelectorAll('[role="alert"]')) {
        const text = alert.textContent?.trim();
        if (text) (window as unknown as { noteAlert: (text: string) => void }).noteAlert(text);
      }
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  const release = await holdRequests(page, `**/api/clinic/appointments/${id}`);
  await page.getByRole('button', { name: t('appointment.editNotes.save') }).click();
  // What would be typed now would go with the form.
  await expect(sending(page)).toBeVisible();
  await expect(page.locator('fieldset[inert]').filter({ has: notes })).toHaveCount(1);
  await page.keyboard.type(' n');
  await expect(leaveQuestion(page, t)).toHaveCount(0);
  release();
  await expect(page.getByText(t('appointment.editNotes.saved'))).toBeVisible();
  await expect(notes).toHaveCount(0);
  await expect(page.getByRole('region', { name: t('appointment.notes') })).toBeFocused();
  expect(told.filter((text) => text.includes(t('appointment.editNotes.theirs')))).toEqual([]);
});

test('notes that were written on before it was known that the first were saved are saved too', async ({
  page,
  t,
  apiOf,
  signInAs,
  watched,
}) => {
  watched.allow(/net::ERR|status of 412/);
  const api = await apiOf('receptionist');
  const { id, date } = await bookAppointment(api, farDay());
  await signInAs('receptionist');
  await page.route('**/api/agenda/stream*', (route) => route.abort());
  await page.goto(`/agenda?date=${date}&appointment=${id}`);
  await page.getByRole('button', { name: t('appointment.editNotes.edit') }).click();
  const notes = page.getByRole('textbox', { name: t('appointment.notes') });
  const save = page.getByRole('button', { name: t('appointment.editNotes.save') });
  await notes.fill('Trae radiografías');
  await loseAnswer(page, `/appointments/${id}`);
  let isDeaf = true;
  await page.route('**/api/agenda?*', (route) => (isDeaf ? route.abort() : route.fallback()));
  await save.click();
  await expect(page.getByText(t('appointment.unknown'))).toBeVisible();
  await notes.fill('Trae radiografías y la orden');
  isDeaf = false;
  await save.click();
  await expect(page.getByText(t('appointment.editNotes.saved'))).toBeVisible();
  await expect(notes).toHaveCount(0);
  const now = await (await api.get(`/api/clinic/appointments/${id}`)).json();
  expect(now).toMatchObject({ notes: 'Trae radiografías y la orden' });
});

test('a procedure that is still looked up is not said to be lost by leaving', async ({
  page,
  t,
  signInAs,
}) => {
  await signInAs('admin');
  await page.goto('/procedures/new');
  await procedureField(page, t, 'name').fill('Férula de descarga');
  await procedureField(page, t, 'specialty').fill('Rehabilitación oral');
  await procedureField(page, t, 'duration').fill('40');
  await procedureField(page, t, 'price').fill('260000');
  const release = await holdRequests(page, '**/api/clinic/clinical-procedures?*');
  await page.getByRole('button', { name: t('procedures.form.submit.create') }).click();
  await expect(sending(page)).toBeVisible();
  await page.getByRole('link', { name: t('common.cancel') }).click();
  await answerLeaving(page, t, t('common.leaveWhileSaving'), 'stay');
  release();
  await expect(page).toHaveURL('/procedures');
});
