import { makePatient, newDocumentNumber } from './support/api';
import { expect, test } from './support/fixtures';
import { field } from './support/patient-form';

test.beforeEach(({ signInAs }) => signInAs('receptionist'));

test('joins what two people changed, and asks where both changed the same', async ({
  page,
  t,
  apiOf,
  watched,
}) => {
  watched.allow(/412/);
  const other = await apiOf('receptionist');
  const { id } = await makePatient(other, { phone: '310 555 0144' });
  const theyWrite = (change: object) => other.send('PATCH', `/api/clinic/patients/${id}`, change);
  const saving = page.getByRole('button', { name: t('patientForm.save') });
  const saved = async () => (await other.get(`/api/clinic/patients/${id}`)).json();

  await page.goto(`/patients/${id}/edit`);
  await field(page, t, 'postalCode').fill('520001');
  await theyWrite({ address: { state: 'Nariño' }, email: 'rosa@correo.example' });
  await saving.click();
  await expect(page).toHaveURL(`/patients/${id}`);
  expect(await saved()).toMatchObject({
    email: 'rosa@correo.example',
    address: { state: 'Nariño', postalCode: '520001' },
  });

  await page.goto(`/patients/${id}/edit`);
  await field(page, t, 'city').fill('Pasto');
  await field(page, t, 'phone').fill('310 555 0145');
  await theyWrite({ address: { city: 'Cali' }, phone: '310 555 0146' });
  await saving.click();
  const notice = page.getByRole('alert').filter({ hasText: t('patientForm.clash.title') });
  await expect(notice).toBeFocused();
  await expect(notice).toContainText('Cali');
  await expect(field(page, t, 'city')).toHaveValue('Pasto');
  const phone = notice.getByRole('listitem').filter({ hasText: '310 555 0146' });
  const take = phone.getByRole('button', { name: t('patientForm.clash.take') });
  await take.click();
  await expect(phone).toContainText(t('patientForm.clash.taken'));
  // Written anew it is no longer the saved one.
  await field(page, t, 'phone').fill('310 555 0147');
  await take.click();
  await expect(field(page, t, 'phone')).toHaveValue('310 555 0146');
  await saving.click();
  await expect(page).toHaveURL(`/patients/${id}`);
  expect(await saved()).toMatchObject({ phone: '310 555 0146', address: { city: 'Pasto' } });
});

test('tells of who has the number with another type, and of a namesake of the same birth', async ({
  page,
  t,
  apiOf,
}) => {
  const documentNumber = newDocumentNumber();
  const known = { documentType: 'TI', documentNumber, dateOfBirth: '2008-05-03' };
  const { firstName, lastName } = await makePatient(await apiOf('receptionist'), known);
  const name = `${firstName} ${lastName}`;
  await page.goto('/patients/new');
  // Written with points, and before its type is chosen.
  await field(page, t, 'documentNumber').fill(documentNumber.replace(/\B(?=(\d{3})+$)/g, '.'));
  await expect(page.getByText(t('patientForm.duplicate.early', { name }))).toBeVisible();
  await field(page, t, 'documentType').selectOption('CC');
  const otherType = t('patientForm.duplicate.otherType', {
    name,
    type: t('identity.documentTypes.TI'),
  });
  await expect(page.getByText(otherType)).toBeVisible();
  await field(page, t, 'documentNumber').fill('');
  await expect(page.getByText(otherType)).toBeHidden();
  await field(page, t, 'firstName').fill(firstName);
  await field(page, t, 'lastName').fill(lastName);
  await field(page, t, 'dateOfBirth').fill('3/5/2008');
  await expect(page.getByText(t('patientForm.duplicate.samePerson', { name }))).toBeVisible();
  await field(page, t, 'lastName').fill(`${lastName}x`);
  await expect(page.getByText(t('patientForm.duplicate.samePerson', { name }))).toBeHidden();
  await field(page, t, 'lastName').fill(lastName);
  await expect(page.getByText(t('patientForm.duplicate.samePerson', { name }))).toBeVisible();
  await field(page, t, 'dateOfBirth').fill('4/5/2008');
  await expect(page.getByText(t('patientForm.duplicate.samePerson', { name }))).toBeHidden();
});
