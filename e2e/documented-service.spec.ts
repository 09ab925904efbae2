import { newSurname } from './support/api';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { CANARY_KEY } from './support/stack';

// A service that offers the published contract and nothing else.
test.use({
  stackOptions: { only: 'documented-service', serviceEnv: { CLINIC_SEED: 'empty' } },
});
test.describe.configure({ mode: 'default' });

const lastName = newSurname();
let id = '';

test.beforeAll(async ({ ownStack }) => {
  const response = await fetch(`${ownStack.serviceUrl}/api/v1/patients`, {
    method: 'POST',
    headers: { authorization: `Bearer ${CANARY_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({ firstName: 'Luz', lastName, phone: '+57 310 555 0199' }),
  });
  expect(response.status).toBe(201);
  ({ id } = await response.json());
  await ownStack.killService();
  await ownStack.startService({ CLINIC_API_OFFER: 'documented' });
});

test.describe('of a receptionist', () => {
  test.beforeEach(({ signInAs }) => signInAs('receptionist'));

  test('lists, searches and reads patients', async ({ page, t }) => {
    await page.goto('/patients');
    await page.getByRole('searchbox').fill(lastName.toLowerCase());
    await expect(page).toHaveURL(/search=/);
    await page.getByRole('link', { name: lastName }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Luz ${lastName}`);
    await expect(page.getByRole('link', { name: t('patient.edit') })).toHaveCount(0);
  });

  test('explains why patients are not made or changed here', async ({ page, t }) => {
    await page.goto('/patients');
    await expect(page.getByText(t('patients.readOnly'))).toBeVisible();
    await expect(page.getByRole('link', { name: t('patients.new') })).toHaveCount(0);
    await expectAccessible(page);
    for (const path of ['/patients/new', `/patients/${id}/edit`]) {
      await page.goto(path);
      await expect(page.getByText(t('patientForm.notOfferedTitle'))).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await expectAccessible(page);
    }
  });

  test('tells who runs the clinic that it offers nothing more', async ({ page, t, signInAs }) => {
    await signInAs('admin');
    await page.goto('/');
    await expect(page.getByText(t('today.connection.offersNothing'))).toBeVisible();
  });
});

test('a call that is not offered is answered so, and asked of nobody', async ({ apiOf }) => {
  const api = await apiOf('receptionist');
  const response = await api.send('POST', '/api/clinic/patients', {
    firstName: 'A',
    lastName: 'B',
  });
  expect(response.status()).toBe(501);
  expect(await response.json()).toMatchObject({ code: 'NOT_OFFERED' });
});
