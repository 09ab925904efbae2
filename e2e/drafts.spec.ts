import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { makeIssued } from './support/invoices';
import { answerLeaving } from './support/leaving';
import type { Words } from './support/words';

/** Words that stand nowhere else. */
const TYPED = 'Zumbidoxq';

/** What is stored of drafts in this browser. */
const stored = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([name]) => /:draft:/.test(name)));

const discard = (page: Page, t: Words) =>
  page.getByRole('button', { name: t('common.draft.discard'), exact: true });
const nameField = (page: Page) => page.locator('input[name="firstName"]');

/** Half of a new patient, and its draft in the storage. */
async function typeName(page: Page): Promise<void> {
  await page.goto('/patients/new');
  await expect(async () => {
    await nameField(page).fill(TYPED);
    expect(await stored(page)).toHaveLength(1);
  }).toPass();
}

test('what was typed in a form is there again after a reload, and can be discarded', async ({
  page,
  t,
  signInAs,
}) => {
  await signInAs('receptionist');
  await typeName(page);
  expect(JSON.stringify(await stored(page))).not.toContain(TYPED);
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(nameField(page)).toHaveValue(TYPED);
  await discard(page, t).click();
  await expect(nameField(page)).toHaveValue('');
  await expect.poll(() => stored(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await nameField(page).fill('x');
  await expect(discard(page, t)).toHaveCount(0);
});

test('what was typed is there again after the browser ended without a word', async ({
  page,
  t,
  browser,
  stack,
  signInAs,
}) => {
  await signInAs('receptionist');
  await typeName(page);
  const storageState = await page.context().storageState();
  await page.close({ runBeforeUnload: false });
  const context = await browser.newContext({ storageState, baseURL: stack.url, locale: 'es-CO' });
  const again = await context.newPage();
  await again.goto('/patients/new');
  await expect(nameField(again)).toHaveValue(TYPED);
  await expect(discard(again, t)).toBeVisible();
  await context.close();
});

test('after signing out nothing is stored, and nothing comes back', async ({
  page,
  t,
  signInAs,
}) => {
  await signInAs('receptionist');
  await typeName(page);
  const before = await stored(page);
  await page.getByRole('button', { name: t('shell.account') }).click();
  await page.getByRole('button', { name: t('shell.signOut') }).click();
  await answerLeaving(page, t, t('common.unsaved'), 'leave');
  await expect(page).toHaveURL(/login/);
  expect(await stored(page)).toEqual([]);
  // A copy of the storage opens nothing: its key is gone.
  await page.evaluate((entries) => {
    for (const [name, text] of entries) localStorage.setItem(name, text);
  }, before);
  await signInAs('receptionist');
  await page.goto('/patients/new');
  await nameField(page).fill('x');
  await expect.poll(async () => (await stored(page)).length).toBe(2);
  await expect(discard(page, t)).toHaveCount(0);
});

test('a form that was left, or whose change was made, comes back empty', async ({
  page,
  t,
  signInAs,
}) => {
  await signInAs('receptionist');
  await typeName(page);
  await page.getByRole('link', { name: 'Cancelar' }).click();
  await answerLeaving(page, t, t('common.unsaved'), 'leave');
  await expect(page).toHaveURL('/patients');
  await expect.poll(() => stored(page)).toEqual([]);
});

test('what was typed in a dialog is there when it is opened again after a reload', async ({
  page,
  t,
  signInAs,
  apiOf,
}) => {
  const { id } = await makeIssued(await apiOf('admin'));
  await signInAs('billing');
  await page.goto(`/billing/invoices/${id}`);
  const reason = page.getByRole('dialog').getByLabel(t('invoices.void.reason'));
  const open = () => page.getByRole('button', { name: t('invoices.void.action') }).click();
  await open();
  await reason.fill(TYPED);
  await expect.poll(() => stored(page)).toHaveLength(1);
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await open();
  await expect(reason).toHaveValue(TYPED);
  await discard(page, t).click();
  await expect(reason).toHaveValue('');
});

test('in a browser that stores nothing a form works as on any other day', async ({
  page,
  signInAs,
}) => {
  await page.addInitScript(() => {
    const write = Storage.prototype.setItem;
    Storage.prototype.setItem = function (name, text) {
      if (/:draft:/.test(name)) throw new DOMException('full', 'QuotaExceededError');
      write.call(this, name, text);
    };
  });
  await signInAs('receptionist');
  await page.goto('/patients/new');
  const asked = page.waitForResponse('**/api/drafts/key');
  await nameField(page).fill(TYPED);
  expect((await asked).status()).toBe(200);
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(nameField(page)).toHaveValue('');
});
