import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@/lib/auth/demo-accounts';
import { LOCALES } from '@/lib/i18n/locales';
import type { Api } from './support/api';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { cellOf, openCharted, openForm } from './support/odontogram';
import { attendedPatient } from './support/records';
import type { SharedStack } from './support/shared-stack';
import type { Words } from './support/words';

/** Today's page, with a record half written behind it; gives the field that was filled with "Resina". */
async function leaveHalfWritten(page: Page, t: Words, admin: Api): Promise<Locator> {
  const { id, patient } = await attendedPatient(admin);
  await page.goto(`/patients/${patient.id}/records/new?appointmentId=${id}`);
  const template = page.getByRole('combobox', { name: t('records.form.template') });
  const procedure = page.getByRole('textbox', { name: 'Procedimiento', exact: true });
  await expect(async () => {
    await template.selectOption('evolution');
    await procedure.fill('Resina');
  }).toPass();
  await page
    .getByRole('link', { name: t('shell.nav.today') })
    .first()
    .click();
  await expect(page).toHaveURL('/');
  return procedure;
}

/** Signs in again over the page, which stays, and finds what was half written behind it. */
async function expectKept(page: Page, t: Words, dialog: Locator, procedure: Locator) {
  const password = dialog.getByLabel(t('shell.renew.password'));
  await password.fill(DEMO_PASSWORD);
  await password.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(procedure).toHaveValue('Resina');
}

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });

    test('a screen nobody uses hides what it shows, and keeps what was typed', async ({
      page,
      t,
      signInAs,
      watched,
    }) => {
      watched.allow(/401/);
      await signInAs('receptionist');
      await page.clock.install();
      await page.goto('/patients/new');
      const name = page.locator('input[name="firstName"]');
      await name.fill('Consuelo');
      // Reading is not being away.
      await page.clock.fastForward('09:00');
      await page.keyboard.press('Shift');
      await page.clock.fastForward('09:00');
      await expect(name).toBeVisible();

      await page.clock.fastForward('02:00');
      const dialog = page.getByRole('dialog', { name: t('shell.idle.title') });
      await expect(dialog).toBeVisible();
      await expect(name).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(name).toBeHidden();
      await page.emulateMedia({ media: null });
      await page.keyboard.press('Escape');
      await expect(dialog).toBeVisible();
      await page.clock.resume();
      await expectAccessible(page);
      const password = dialog.getByLabel(t('shell.renew.password'));
      await password.fill('not the password');
      await password.press('Enter');
      await expect(dialog.getByRole('alert')).toContainText(t('shell.renew.refused'));
      await expect(name).toBeHidden();
      await password.fill(DEMO_PASSWORD);
      await password.press('Enter');
      await expect(name).toBeVisible();
      await expect(name).toHaveValue('Consuelo');
    });
  });
}

test('neither another tab nor loading the page anew gets past the lock', async ({
  page,
  t,
  signInAs,
  watched,
}) => {
  watched.allow(/401/);
  await signInAs('receptionist');
  await page.clock.install();
  await page.goto('/patients');
  // All of it has come alive: to a part that has not, the time that is told to pass here comes too early.
  await page.waitForLoadState('networkidle');
  const over = page.waitForResponse('**/api/auth/lock');
  const dialog = page.getByRole('dialog', { name: t('shell.idle.title') });
  // It is watched from when the page has come alive.
  await expect(async () => {
    await page.clock.fastForward('11:00');
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect((await over).status()).toBe(200);
  const other = await page.context().newPage();
  await other.goto('/patients');
  await expect(other).toHaveURL(/login/);
  await page.reload();
  await expect(page).toHaveURL(/login/);
});

test('whoever works in one tab is not locked out of another', async ({
  page,
  t,
  signInAs,
  watched,
}) => {
  // Of the session that ended with the lock.
  watched.allow(/401/);
  await signInAs('receptionist');
  await page.context().clock.install();
  await page.goto('/patients');
  const other = await page.context().newPage();
  await other.goto('/patients');
  for (let minutes = 0; minutes < 12; minutes += 4) {
    await page.context().clock.fastForward('04:00');
    await page.keyboard.press('Shift');
  }
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.context().clock.fastForward('11:00');
  // Whoever comes to a locked screen is not taken for the one who left it.
  await page.keyboard.press('Shift');
  await page.context().clock.fastForward('00:10');
  for (const tab of [page, other]) {
    await expect(tab.getByRole('dialog', { name: t('shell.idle.title') })).toBeVisible();
  }
});

test('whoever comes back to a page that makes itself anew finds what was half written', async ({
  page,
  t,
  apiOf,
  signInAs,
  watched,
}) => {
  watched.allow(/401/);
  await signInAs('dentist');
  await page.clock.install();
  const procedure = await leaveHalfWritten(page, t, await apiOf('admin'));
  // The tab is left for another program, and come back to.
  const dialog = page.getByRole('dialog', { name: t('shell.idle.title') });
  await expect(async () => {
    await page.clock.fastForward('11:00');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.clock.resume();
  await expectKept(page, t, dialog, procedure);
});

test('whoever comes back to a page whose session was ended elsewhere finds what was half written', async ({
  page,
  t,
  apiOf,
  signInAs,
  watched,
}) => {
  watched.allow(/401/);
  await signInAs('dentist');
  const procedure = await leaveHalfWritten(page, t, await apiOf('admin'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.context().clearCookies();
  const dialog = page.getByRole('dialog', { name: t('shell.renew.title') });
  // Not before the page is older than one made for this very visit.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(dialog).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expectKept(page, t, dialog, procedure);
});

test('a lock that could not be told is told again, though another tab was opened meanwhile', async ({
  page,
  t,
  signInAs,
  watched,
}) => {
  watched.allow(/401|ERR_FAILED/);
  await signInAs('receptionist');
  await page.context().clock.install();
  let isCut = true;
  await page.route('**/api/auth/lock', (route) => (isCut ? route.abort() : route.continue()));
  await page.goto('/patients');
  // As above: to a part that has not come alive the time comes too early.
  await page.waitForLoadState('networkidle');
  const dialog = page.getByRole('dialog', { name: t('shell.idle.title') });
  await expect(async () => {
    await page.clock.fastForward('11:00');
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const other = await page.context().newPage();
  await other.goto('/patients');
  // Its opening is a sign of somebody, and no sign-in.
  await expect
    .poll(() => other.evaluate(() => Date.now() - Number(localStorage['clinic-admin:touched'])))
    .toBeLessThan(60_000);
  isCut = false;
  const told = page.waitForResponse('**/api/auth/lock');
  await page.clock.fastForward('00:06');
  expect((await told).status()).toBe(200);
  await other.reload();
  await expect(other).toHaveURL(/login/);
});

/** A chart with two findings of 36, opened by its address; a note begun in the form of the first. */
async function beginNote(page: Page, t: Words, stack: SharedStack) {
  const charted = ['mesial', 'distal'].map((surface) => ({
    toothFdi: 36,
    surface,
    catalogFindingId: 'caries',
  }));
  await openCharted(page, stack, charted);
  const panel = await openForm(page, t);
  const note = panel.getByRole('textbox').first();
  await note.fill('Dolor al frío');
  return { panel, note };
}

/** Signs in again, and waits until the page is asked for anew behind it. */
async function signInAgain(page: Page, t: Words, dialog: Locator): Promise<void> {
  const madeAnew = page.waitForResponse(
    (response) =>
      /\/odontogram\?_rsc/.test(response.url()) &&
      response.request().headers()['next-router-prefetch'] === undefined,
  );
  await dialog.getByLabel(t('shell.renew.password')).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await madeAnew;
  await expect(dialog).toHaveCount(0);
}

test.describe('a chart that was opened by its address', () => {
  test.use({ locale: 'es-CO' });

  test('keeps what is being written under the lock, and gives it back the focus', async ({
    page,
    t,
    stack,
    signInAs,
    watched,
  }) => {
    watched.allow(/401/);
    await signInAs('dentist');
    await page.clock.install();
    const { panel, note } = await beginNote(page, t, stack);
    const dialog = page.getByRole('dialog', { name: t('shell.idle.title') });
    const lockAndComeBack = async () => {
      await expect(async () => {
        await page.clock.fastForward('11:00');
        await expect(dialog).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await page.clock.resume();
      await signInAgain(page, t, dialog);
    };
    await lockAndComeBack();
    await expect(note).toBeFocused();
    await page.keyboard.type(' y al calor');
    await page.keyboard.press('Control+Enter');
    await expect(panel.getByText('Dolor al frío y al calor')).toBeVisible();
    await expect(note).toHaveCount(0);

    await cellOf(page, 36).focus();
    await lockAndComeBack();
    await expect(cellOf(page, 36)).toBeFocused();
  });

  test('keeps it when the session ended too, and what was removed then can be undone', async ({
    page,
    context,
    t,
    stack,
    signInAs,
    watched,
  }) => {
    watched.allow(/401/);
    await signInAs('dentist');
    const { panel, note } = await beginNote(page, t, stack);
    const remove = panel.getByRole('button', { name: /^Quitar Caries/ });
    await context.clearCookies();
    await remove.last().click();
    await signInAgain(page, t, page.getByRole('dialog', { name: t('shell.renew.title') }));
    await expect(remove).toHaveCount(1);
    await expect(note).toHaveValue('Dolor al frío');
    await page.getByRole('button', { name: t('odontogram.status.undo') }).click();
    await expect(remove).toHaveCount(2);
    await expect(note).toHaveValue('Dolor al frío');
  });
});
