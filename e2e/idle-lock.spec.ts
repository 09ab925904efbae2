import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@/lib/server/auth/demo-accounts';
import type { Api } from './support/api';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { journeyLocales } from './support/journey-locales';
import { openCharted, openForm } from './support/odontogram';
import { attendedPatient } from './support/records';
import type { SharedStack } from './support/shared-stack';
import type { Watch } from './support/watch';
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

/**
 * Waits until what was typed is written, and every request has its answer: a clock that jumps ahead breaks
 * off what is under way, as no person's clock does.
 */
async function comeToRest(page: Page, watched: Watch): Promise<void> {
  await expect.poll(() => dump(page)).toContain('clinic-admin:draft:');
  const isStream = (line: string) => line.includes('/stream ');
  // One request may follow upon the answer to another.
  await page.waitForTimeout(1_000);
  await expect.poll(() => watched.unanswered().filter((line) => !isStream(line))).toEqual([]);
}

/** Lets time pass at which nobody is there. It is watched from when the page has come alive. */
async function waitForLock(
  page: Page,
  pass = () => page.clock.fastForward('11:00'),
): Promise<void> {
  await expect(async () => {
    await pass();
    await expect(page).toHaveURL(/\/locked\?/, { timeout: 4_000 });
  }).toPass();
}

/** Gives the password at the locked screen. */
async function unlock(page: Page, t: Words, typed = DEMO_PASSWORD): Promise<void> {
  const password = page.getByLabel(t('auth.signIn.password'), { exact: true });
  await password.fill(typed);
  await password.press('Enter');
}

/** All that the tab shows and stores, as one text. */
function dump(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const kept = [{ ...localStorage }, { ...sessionStorage }, databases];
    return document.documentElement.outerHTML + JSON.stringify(kept) + location.href;
  });
}

for (const locale of journeyLocales('en-US')) {
  test.describe(locale, () => {
    test.use({ locale });

    test('a screen nobody uses is locked: nothing of it is left, and what was typed comes back', async ({
      page,
      t,
      signInAs,
      watched,
    }) => {
      watched.allow(/401/);
      await signInAs('receptionist');
      await page.clock.install();
      await page.goto('/patients/pat-maria-perez/edit');
      const phone = page.locator('input[name="phone"]');
      await phone.fill('3017654321');
      await comeToRest(page, watched);
      // Reading is not being away.
      await page.clock.fastForward('09:00');
      await page.keyboard.press('Shift');
      await page.clock.fastForward('09:00');
      await expect(phone).toBeVisible();
      expect(await dump(page)).toMatch(/Pérez/);

      await waitForLock(page, () => page.clock.fastForward('02:00'));
      await expect(page.getByRole('heading', { name: t('auth.locked.title') })).toBeVisible();
      expect(await dump(page)).not.toMatch(/Pérez|María|1020304050|3017654321/);
      await page.clock.resume();
      await expectAccessible(page);
      await unlock(page, t, 'not the password');
      await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
      expect(await dump(page)).not.toMatch(/Pérez|3017654321/);
      await unlock(page, t);
      await expect(page).toHaveURL('/patients/pat-maria-perez/edit');
      await expect(phone).toHaveValue('3017654321');
      await expect(page.getByRole('button', { name: t('common.draft.discard') })).toBeVisible();
      await page.getByRole('button', { name: t('common.draft.discard') }).click();
      await expect(phone).not.toHaveValue('3017654321');
    });
  });
}

test('neither another tab, Back, nor loading the page anew gets past the lock', async ({
  page,
  t,
  signInAs,
  watched,
}) => {
  watched.allow(/401/);
  await signInAs('receptionist');
  await page.clock.install();
  await page.goto('/patients/pat-maria-perez');
  // All of it has come alive: to a part that has not, the time that is told to pass here comes too early.
  await page.waitForLoadState('networkidle');
  await page
    .getByRole('link', { name: t('shell.nav.patients'), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL('/patients');
  const over = page.waitForResponse('**/api/auth/lock');
  await waitForLock(page);
  expect((await over).status()).toBe(200);
  const other = await page.context().newPage();
  await other.goto('/patients');
  await expect(other).toHaveURL(/login/);
  await page.reload();
  await expect(page).toHaveURL(/\/locked\?/);
  await page.goBack();
  await expect(page).toHaveURL(/login/);
  await expect(page.getByText(/Pérez/)).toHaveCount(0);
});

test('a name that was searched for does not stand in the address of the locked screen', async ({
  page,
  signInAs,
  watched,
}) => {
  watched.allow(/401/);
  await signInAs('receptionist');
  await page.clock.install();
  await page.goto('/patients?search=Pérez&status=active');
  await page.waitForLoadState('networkidle');
  await waitForLock(page);
  expect(decodeURIComponent(page.url())).toMatch(/locked\?next=\/patients\?status=active$/);
});

test('another person at the locked screen gets their own first page, and no drafts', async ({
  page,
  t,
  signInAs,
  watched,
}) => {
  watched.allow(/401/);
  await signInAs('receptionist');
  await page.clock.install();
  await page.goto('/patients/new');
  await page.locator('input[name="firstName"]').fill('Consuelo');
  await comeToRest(page, watched);
  await waitForLock(page);
  await page.clock.resume();
  await page.getByRole('button', { name: t('auth.locked.other') }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page
    .getByRole('button', { name: `${t('auth.demo.enterAs')} ${t('common.roles.admin')}` })
    .click();
  await expect(page).toHaveURL('/');
  await page.goto('/patients/new');
  const name = page.locator('input[name="firstName"]');
  await expect(name).toHaveValue('');
  await name.fill('x');
  await expect(page.getByRole('button', { name: t('common.draft.discard') })).toHaveCount(0);
});

test('another person waits until the session of the locked one is over', async ({
  page,
  t,
  signInAs,
  watched,
}) => {
  watched.allow(/401|ERR_FAILED/);
  let isDown = true;
  await page.route('**/api/auth/lock', (route) => (isDown ? route.abort() : route.continue()));
  await signInAs('receptionist');
  await page.clock.install();
  await page.goto('/patients');
  await page.waitForLoadState('networkidle');
  await waitForLock(page);
  await page.clock.resume();
  const other = page.getByRole('button', { name: t('auth.locked.other') });
  await expect(other).toHaveAttribute('aria-disabled', 'true');
  await other.evaluate((button: HTMLElement) => button.click());
  await expect(page).toHaveURL(/\/locked\?/);
  isDown = false;
  await other.click();
  await expect(page).toHaveURL(/\/login$/);
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
  for (const tab of [page, other]) await tab.waitForLoadState('networkidle');
  for (let minutes = 0; minutes < 12; minutes += 4) {
    await page.context().clock.fastForward('04:00');
    await page.keyboard.press('Shift');
  }
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.context().clock.fastForward('11:00');
  // Whoever comes to a locked screen is not taken for the one who left it.
  await page.keyboard.press('Shift');
  await page.context().clock.fastForward('00:10');
  for (const tab of [page, other]) await expect(tab).toHaveURL(/\/locked\?/);
  // Unlocking one unlocks the others of the same person.
  await page.context().clock.resume();
  await unlock(page, t);
  for (const tab of [page, other]) await expect(tab).toHaveURL('/patients');
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
  await comeToRest(page, watched);
  // The tab is left for another program, and come back to.
  await waitForLock(page, async () => {
    await page.clock.fastForward('11:00');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  });
  await page.clock.resume();
  await unlock(page, t);
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(procedure).toHaveValue('Resina');
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
  const password = dialog.getByLabel(t('shell.renew.password'));
  await password.fill(DEMO_PASSWORD);
  await password.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(procedure).toHaveValue('Resina');
});

test('a lock that could not be told is told again, though another tab was opened meanwhile', async ({
  page,
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
  await waitForLock(page);
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

  test('gives back what was being written, and says that nothing before can be undone', async ({
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
    const remove = panel.getByRole('button', { name: /^Quitar Caries/ });
    await remove.last().click();
    await expect(remove).toHaveCount(1);
    await expect(page.getByRole('button', { name: t('odontogram.status.undo') })).toBeEnabled();
    await comeToRest(page, watched);
    await waitForLock(page);
    expect(await dump(page)).not.toContain('Dolor al frío');
    await page.clock.resume();
    await unlock(page, t);
    await expect(page.getByText(t('shell.lost.undo'))).toBeVisible();
    await openForm(page, t);
    await expect(note).toHaveValue('Dolor al frío');
    await note.focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' y al calor');
    await page.keyboard.press('Control+Enter');
    await expect(panel.getByText('Dolor al frío y al calor')).toBeVisible();
    await expect(note).toHaveCount(0);
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
