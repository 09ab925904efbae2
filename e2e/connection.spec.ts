import { NOTICED } from './faults/recover';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { journeyLocales } from './support/journey-locales';
import { CANARY_KEY, EMPTY_CLINIC } from './support/stack';

const PATH = '/settings/connection';

test.use({ stackOptions: EMPTY_CLINIC });
// One clinic of its own for all of them.
test.describe.configure({ mode: 'default' });

for (const locale of journeyLocales('es-CO')) {
  test.describe(locale, () => {
    test.use({ locale });

    test('where the service is, how it answers and what it offers, and never its key', async ({
      page,
      t,
      faults,
      signInAs,
    }) => {
      await signInAs('admin');
      await page.goto('/patients');
      await page.goto(PATH);
      const part = (name: string) => page.getByRole('region', { name });
      const told = part(t('connection.service')).getByRole('status');
      await expect(told).toContainText(/\d ms/);
      await expect(page.getByText(t('connection.embedded'))).toBeVisible();
      await expect(part(t('connection.service'))).toContainText(`http://127.0.0.1:${faults.port}`);
      const offer = part(t('connection.offer.title'));
      await expect(offer.getByText(t('connection.offer.no'), { exact: true })).toHaveCount(0);
      await expect(offer).toContainText(t('connection.offer.decidedBy.service'));
      const breakers = part(t('connection.breakers.title'));
      await expect(
        breakers.getByRole('listitem').filter({ hasText: t('connection.breakers.parts.patients') }),
      ).toContainText(t('connection.breakers.states.closed'));
      await expect(part(t('connection.hour.title')).getByRole('img')).toBeVisible();
      await expectAccessible(page);
      expect(await page.content()).not.toContain(CANARY_KEY);
    });
  });
}

test('a service that is gone is told at once, and so is its return', async ({
  page,
  t,
  faults,
  signInAs,
}) => {
  await signInAs('admin');
  await page.goto(PATH);
  const told = page.getByRole('region', { name: t('connection.service') }).getByRole('status');
  const now = page.getByRole('button', { name: t('connection.test.now') });
  await expect(told).toContainText(/\d ms/);
  await faults.goDown();
  await now.click();
  await expect(told).toContainText(t('errors.problem.unavailable'), NOTICED);
  await expectAccessible(page);
  await faults.heal();
  await now.click();
  await expect(told).not.toContainText(t('errors.problem.unavailable'), NOTICED);
  await expect(told).toContainText(/\d ms/);
});

test('nobody else sees it, nor tests it', async ({ page, t, apiOf, signInAs, watched }) => {
  watched.allow(/403/);
  for (const role of ['receptionist', 'dentist', 'billing'] as const) {
    const api = await apiOf(role);
    expect((await api.send('POST', '/api/connection/test')).status()).toBe(403);
  }
  await signInAs('receptionist');
  await page.goto(PATH);
  await expect(page.getByRole('heading', { name: t('errors.noAccess.title') })).toBeVisible();
});
