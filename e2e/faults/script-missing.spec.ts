import { makePatient } from '../support/api';
import { expect, test } from '../support/fixtures';
import { scriptsOf } from '../support/scripts-of';

for (const kind of ['answered with an error', 'cut off'] as const) {
  test(`a page whose script is ${kind} says so, and comes when it is asked for again`, async ({
    page,
    t,
    apiOf,
    signInAs,
    watched,
  }) => {
    watched.allow(/status of 503|ERR_FAILED|ChunkLoadError/);
    const patient = await makePatient(await apiOf('receptionist'));
    await signInAs('receptionist');
    const scripts = await scriptsOf(page);
    await page.goto(`/patients?search=${patient.lastName}`);
    const link = page.getByRole('main').getByRole('link', { name: patient.lastName });
    await expect(link).toBeVisible();
    // What is there already does not fail.
    await page.waitForLoadState('networkidle');
    scripts.meet = (route) => (kind === 'cut off' ? route.abort() : route.fulfill({ status: 503 }));
    await link.click();
    const told = page.getByRole('alert').filter({ hasText: t('errors.boundary.title') });
    await expect(told).toBeVisible();
    scripts.meet = (route) => route.continue();
    await told.getByRole('button').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(patient.lastName);
  });
}
