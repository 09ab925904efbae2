import type { Locator } from '@playwright/test';
import { makePatient } from './support/api';
import { expect, test } from './support/fixtures';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.beforeEach(({ signInAs }) => signInAs('receptionist'));

/** CSS pixels that a finger hits without aiming. */
const FINGER = 40;

async function expectFingerSized(control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const box = await control.boundingBox();
  expect(box?.height ?? 0, `${control}`).toBeGreaterThanOrEqual(FINGER);
  expect(box?.width ?? 0, `${control}`).toBeGreaterThanOrEqual(FINGER);
}

test('what is pressed on a phone is large enough for a finger', async ({ page, t, apiOf }) => {
  const { id } = await makePatient(await apiOf('receptionist'), {
    documentType: 'CC',
    documentNumber: '900',
    phone: '+57 310 555 0142',
    email: 'buzon.muy.largo.de.alguien@correo.example',
  });
  const button = (name: string) => page.getByRole('button', { name });
  await page.goto('/patients?search=ma');
  for (const name of [t('language.label'), t('theme.label'), t('patients.search.clear')])
    await expectFingerSized(button(name));
  await expectFingerSized(page.getByRole('link', { name: t('common.pagination.next') }));

  await page.goto(`/patients/${id}`);
  for (const name of [t('patient.copyDocument'), t('patient.copyEmail')])
    await expectFingerSized(button(name));
  for (const link of await page.locator('#content a[href^="tel:"]').all())
    await expectFingerSized(link);
  await expectFingerSized(page.locator('#content a[href^="mailto:"]'));
});

test('what the browser does not let be copied is told', async ({ page, t }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.goto('/patients/pat-maria-perez');
  await page.getByRole('button', { name: t('patient.copyDocument') }).click();
  await expect(page.getByText(t('common.copyFailed'))).toBeVisible();
});
