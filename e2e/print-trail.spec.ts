import { makePatient } from './support/api';
import { expect, test } from './support/fixtures';

const PATH = '**/api/audit/print';

test('what goes on paper is on the trail, and what could not be put there is said', async ({
  page,
  t,
  apiOf,
  signInAs,
  watched,
}) => {
  watched.allow(/net::ERR/);
  const patient = await makePatient(await apiOf('receptionist'));
  await signInAs('receptionist');
  await page.goto(`/patients/${patient.id}`);
  // As the browser's own menu does; it is heard from when the page has come alive.
  await expect(async () => {
    const told = page.waitForResponse(PATH, { timeout: 2_000 });
    await page.pdf();
    expect((await told).status()).toBe(200);
  }).toPass();

  await page.route(PATH, (route) => route.abort());
  await page.pdf();
  const missing = page.getByRole('alert').filter({ hasText: t('shell.print.notOnTrail') });
  await expect(missing).toBeVisible();
  await page.unroute(PATH);
  await missing.getByRole('button', { name: t('shell.print.again') }).click();
  await expect(missing).toHaveCount(0);

  await signInAs('admin');
  await page.goto('/settings/audit?action=print');
  const rows = page.getByRole('row').filter({ hasText: t('audit.actions.print') });
  await expect(rows.filter({ hasText: patient.lastName })).toHaveCount(2);
});
