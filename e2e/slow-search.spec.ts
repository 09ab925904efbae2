import type { Page } from '@playwright/test';
import { makePatient, newSurname } from './support/api';
import { expect, test } from './support/fixtures';
import { holdRequests } from './support/hold-requests';
import { openSearch } from './support/open-search';

test.beforeEach(({ signInAs }) => signInAs('receptionist'));

/** Answers to searches that hold `text` wait until the returned function is called. */
const holdSearches = (page: Page, text: string) =>
  holdRequests(page, (url) => url.pathname === '/api/clinic/patients' && url.search.includes(text));

test.describe('while what was found belongs to other words', () => {
  test('Enter in the search everywhere opens nobody, and then the right one', async ({
    page,
    t,
    apiOf,
  }) => {
    const api = await apiOf('receptionist');
    const lastName = newSurname();
    await makePatient(api, { firstName: 'Ana', lastName });
    const wanted = await makePatient(api, { firstName: 'Berta', lastName });
    await page.goto('/');
    await openSearch(page, t);
    await page.keyboard.type(lastName);
    await expect(page.getByRole('option', { selected: true })).toHaveText(/Ana/);
    const release = await holdSearches(page, 'berta');
    const asked = page.waitForRequest(/search=[^&]*berta/);
    await page.keyboard.type(' berta');
    await page.keyboard.press('Enter');
    await asked;
    await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
    await expect(page).toHaveURL('/');
    release();
    await expect(page).toHaveURL(`/patients/${wanted.id}`);
  });

  test('Enter before any answer chooses nobody among several', async ({ page, t, apiOf }) => {
    const api = await apiOf('receptionist');
    const lastName = newSurname();
    for (const firstName of ['Ana', 'Berta']) await makePatient(api, { firstName, lastName });
    await page.goto('/');
    await openSearch(page, t);
    await page.keyboard.type(lastName);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option', { selected: true })).toHaveText(/Ana/);
    await expect(page).toHaveURL('/');
  });

  test('↓ in the list waits for its rows, which say that they are late', async ({
    page,
    t,
    apiOf,
  }) => {
    const api = await apiOf('receptionist');
    const lastName = newSurname();
    for (const firstName of ['Ana', 'Berta']) await makePatient(api, { firstName, lastName });
    await page.goto('/patients');
    const box = page.getByRole('searchbox', { name: t('patients.search.label') });
    const rows = page.getByRole('table', { name: t('patients.table') }).getByRole('link');
    await box.fill(lastName);
    await expect(rows).toHaveCount(2);
    const release = await holdSearches(page, 'berta');
    await box.press('End');
    await page.keyboard.type(' berta');
    await page.keyboard.press('ArrowDown');
    const late = page.getByText(t('patients.search.searchingFor', { search: `${lastName} berta` }));
    await expect(late).toHaveCSS('opacity', '1');
    await expect(box).toBeFocused();
    release();
    await expect(rows).toHaveCount(1);
    await expect(rows).toBeFocused();
    await expect(late).toHaveCount(0);
  });
});
