import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD } from '@/lib/server/auth/demo-accounts';
import { newSurname } from './support/api';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { journeyLocales } from './support/journey-locales';
import { answerLeaving } from './support/leaving';
import { loseAnswer } from './support/lost-answer';
import { openSearch } from './support/open-search';
import { pressTwice } from './support/press-twice';

const PATH = '/settings/api-keys';

for (const locale of journeyLocales('en-US')) {
  test.describe(locale, () => {
    test.use({ locale });

    test('a key is made, shown once, used, and revoked by its name', async ({
      page,
      t,
      stack,
      signInAs,
      watched,
    }) => {
      watched.allow(/40[13]|500/);
      const name = `Contabilidad ${newSurname()}`;
      await signInAs('admin');
      await page.goto(PATH);
      await expect(page.getByRole('row').filter({ hasText: t('apiKeys.ours.yes') })).toHaveCount(1);
      await expectAccessible(page);
      await page.getByRole('button', { name: t('apiKeys.create.open') }).click();
      const dialog = page.getByRole('dialog');
      const submit = dialog.getByRole('button', { name: t('apiKeys.create.submit') });
      await submit.click();
      await expect(dialog.getByRole('alert').getByRole('button')).toHaveCount(2);
      await dialog.getByRole('textbox', { name: t('apiKeys.create.name') }).fill(name);
      await dialog
        .getByRole('checkbox', { name: t('apiKeys.scopes.patients-read'), exact: true })
        .check();
      await expectAccessible(page);

      // A session that has been open for a while asks for the password, and goes on.
      await page.route(
        '**/api/clinic/api-keys',
        (route) =>
          route.fulfill({
            status: 403,
            contentType: 'application/problem+json',
            body: JSON.stringify({ status: 403, code: 'SIGN_IN_AGAIN' }),
          }),
        { times: 1 },
      );
      // Two presses before the first is drawn are one key.
      let sent = 0;
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith('/api/clinic/api-keys'))
          sent += 1;
      });
      await pressTwice(submit);
      const confirm = page.getByRole('dialog', { name: t('shell.confirm.title') });
      await expectAccessible(page);
      await confirm.getByLabel(t('shell.renew.password')).fill('not the password');
      await confirm.getByRole('button', { name: t('shell.confirm.submit') }).click();
      await expect(confirm.getByRole('alert')).toContainText(t('shell.renew.refused'));
      await confirm.getByLabel(t('shell.renew.password')).fill(DEMO_PASSWORD);
      await confirm.getByRole('button', { name: t('shell.confirm.submit') }).click();

      const shown = page.getByRole('dialog', { name: t('apiKeys.made.title', { name }) });
      const key = (await shown.locator('[data-new-key]').textContent()) ?? '';
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      // There is no page of ours before this one: the browser asks.
      let leaving = 0;
      page.once('dialog', (question) => {
        leaving += 1;
        void question.dismiss();
      });
      await page.evaluate(() => history.back());
      await expect.poll(() => leaving).toBe(1);
      await expect(shown).toBeVisible();
      await shown.getByRole('button', { name: t('apiKeys.made.done') }).click();
      const row = page.getByRole('row').filter({ hasText: name });
      // The one that was asked for the password, and the one that made it.
      expect(sent).toBe(2);
      await expect(row).toContainText(key.slice(0, 8));
      expect(await page.content()).not.toContain(key);

      const asked = () =>
        fetch(`${stack.serviceUrl}/api/v1/patients?limit=1`, {
          headers: { authorization: `Bearer ${key}` },
        });
      expect((await asked()).status).toBe(200);

      const use = row.getByRole('button', { name: t('apiKeys.uses.title', { name }) });
      const uses = page.getByRole('dialog', { name: t('apiKeys.uses.title', { name }) });
      await page.route('**/api-keys/*/uses?*', (route) => route.fulfill({ status: 500 }), {
        times: 1,
      });
      await use.press('Enter');
      await expect(uses.getByRole('alert')).toContainText(t('apiKeys.uses.failed'));
      await uses.getByRole('button', { name: t('common.retry') }).press('Enter');
      await expect(uses).not.toContainText(t('apiKeys.uses.failed'));
      await page.keyboard.press('Escape');
      await expect(use).toBeFocused();
      // It is written within a second, and read each time that it is opened.
      const list = t('audit.actions.patients.list');
      await expect(async () => {
        await page.keyboard.press('Escape');
        await use.press('Enter');
        await expect(uses.getByRole('listitem').filter({ hasText: list })).toHaveCount(1, {
          timeout: 2_000,
        });
      }).toPass();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(use).toBeFocused();
      await row.getByRole('button', { name: t('apiKeys.revoke.of', { name }) }).click();
      const revoke = page.getByRole('dialog');
      const end = revoke.getByRole('button', { name: t('apiKeys.revoke.submit') });
      await end.click();
      await expect(revoke).toContainText(t('apiKeys.revoke.wrongName'));
      expect((await asked()).status).toBe(200);
      await revoke.getByRole('textbox').fill(name);
      await end.click();
      await expect(row).toHaveCount(0);
      await expect(page.locator('#content')).toBeFocused();
      await expect.poll(async () => (await asked()).status).toBe(401);
    });
  });
}

test('a key whose answer is lost is one key, and that it cannot be shown is said', async ({
  page,
  t,
  signInAs,
  watched,
}) => {
  watched.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 429/);
  const name = `Contabilidad ${newSurname()}`;
  let isLost = true;
  let lost = 0;
  await page.route('**/api/clinic/api-keys', async (route) => {
    if (!isLost) return route.continue();
    await route.fetch();
    await page.context().setOffline(true);
    await route.abort();
    lost += 1;
  });
  await signInAs('admin');
  await page.goto(PATH);
  const open = page.getByRole('button', { name: t('apiKeys.create.open') });
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('textbox', { name: t('apiKeys.create.name') });
  const row = page.locator('tr', { hasText: name });
  await open.click();
  await field.fill(name);
  await dialog
    .getByRole('checkbox', { name: t('apiKeys.scopes.patients-read'), exact: true })
    .check();
  await dialog.getByRole('combobox').selectOption('365');
  await dialog.getByRole('button', { name: t('apiKeys.create.submit') }).click();
  await expect(dialog).toContainText(t('common.unknown.check'));
  await expect(field).toBeDisabled();
  await expectAccessible(page);
  await expect(field).toHaveValue(name);
  await page.context().setOffline(false);

  // What is closed and opened again is the same key; it is in the list by then.
  await dialog.getByRole('button', { name: t('common.close') }).click();
  await expect(row).toHaveCount(1);
  await open.click();
  await expect(field).toHaveValue(name);
  await expect(dialog.getByRole('combobox')).toHaveValue('365');
  await dialog.getByRole('button', { name: t('common.unknown.again') }).click();
  // The form says the same before it is asked again and after: what was lost is counted.
  await expect.poll(() => lost).toBe(2);
  await expect(dialog).toContainText(t('common.unknown.check'));
  await page.context().setOffline(false);
  isLost = false;
  await dialog.getByRole('button', { name: t('common.unknown.again') }).click();
  const made = page.getByRole('dialog', { name: t('apiKeys.made.title', { name }) });
  await expect(made).toContainText(t('apiKeys.made.unseen'));
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(row).toHaveCount(1);
  // The next one is another; what went wrong with it is not told of the one after it.
  await open.click();
  await expect(field).toHaveValue('');
  await page.route('**/api/clinic/api-keys', (route) => route.fulfill({ status: 429 }), {
    times: 1,
  });
  await field.fill(name);
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('button', { name: t('apiKeys.create.submit') }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: t('common.cancel') }).click();
  await answerLeaving(page, t, t('common.unsaved'), 'leave');
  const search = await openSearch(page, t);
  await search.fill(t('shell.commands.newKey'));
  await page.getByRole('option', { name: t('shell.commands.newKey') }).click();
  await expect(field).toBeFocused();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  // One that was revoked, whose answer is lost, is in the list no more for whoever looks there.
  await loseAnswer(page, '/api-keys/*');
  await row.getByRole('button', { name: t('apiKeys.revoke.of', { name }) }).click();
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: t('apiKeys.revoke.submit') }).click();
  await expect(dialog).toContainText(t('common.unknown.check'));
  await page.keyboard.press('Escape');
  await expect(row).toHaveCount(0);
});

test('the key of the application itself is not revoked by a slip', async ({
  page,
  t,
  signInAs,
}) => {
  await signInAs('admin');
  await page.goto(PATH);
  const row = page.getByRole('row').filter({ hasText: t('apiKeys.ours.yes') });
  const name = (await row.getByRole('cell').first().locator('span').nth(1).textContent()) ?? '';
  await row.getByRole('button', { name: t('apiKeys.revoke.of', { name }) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(t('apiKeys.revoke.oursExplain'));
  await expectAccessible(page);
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: t('apiKeys.revoke.submit') }).click();
  await expect(dialog).toContainText(t('apiKeys.revoke.notMeant'));
  await dialog.getByRole('button', { name: t('common.cancel') }).click();
  await page.reload();
  await expect(row).toHaveCount(1);
});

test('nobody else has keys, and one that was made is told once', async ({
  page,
  t,
  apiOf,
  signInAs,
  watched,
}) => {
  watched.allow(/403/);
  const admin = await apiOf('admin');
  const body = { name: `Twice ${newSurname()}`, scopes: ['locations:read'] };
  const headers = { 'idempotency-key': randomUUID() };
  const answers: { id: string; key: string | null }[] = [];
  for (const _ of [1, 2]) {
    const made = await admin.send('POST', '/api/clinic/api-keys', body, headers);
    expect(made.status()).toBe(200);
    answers.push(await made.json());
  }
  const [first, second] = answers;
  expect(first?.key).toMatch(/./);
  expect(second).toEqual({ ...first, key: null });
  for (const role of ['receptionist', 'dentist', 'billing'] as const) {
    const api = await apiOf(role);
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['DELETE', '/some-key'],
    ] as const) {
      const answer = await api.send(
        method,
        `/api/clinic/api-keys${path}`,
        method === 'POST' ? body : undefined,
      );
      expect(answer.status()).toBe(403);
    }
  }
  await signInAs('billing');
  await page.goto(PATH);
  await expect(page.getByText(t('errors.noAccess.title'))).toBeVisible();
});
