import type { Locator } from '@playwright/test';
import { SESSION_ENDED_EVENT } from '@/lib/queries/call-handler';
import { type Api, newSurname } from './support/api';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { holdRequests } from './support/hold-requests';
import { journeyLocales } from './support/journey-locales';
import { answerLeaving } from './support/leaving';
import { pressTwice } from './support/press-twice';
import { overflowOf } from './support/room';

const PATH = '/settings/staff';
const PASSWORD = 'una frase larga y tranquila';

for (const locale of journeyLocales('en-US')) {
  test.describe(locale, () => {
    test.use({ locale });

    test('a colleague is invited, comes, changes role and goes; the trail says so', async ({
      page,
      t,
      browser,
      signInAs,
      watched,
    }) => {
      watched.allow(/409/);
      const surname = newSurname();
      const email = `${surname.toLowerCase()}@clinic.example`;
      await signInAs('admin');
      await page.goto(PATH);
      await expectAccessible(page);
      await page.getByRole('button', { name: t('staff.invite.open') }).click();
      const dialog = page.getByRole('dialog');
      const submit = dialog.getByRole('button', { name: t('staff.invite.submit') });
      await expect(dialog.getByLabel(t('staff.invite.email'))).toBeFocused();
      await submit.click();
      await expect(dialog.getByRole('alert').getByRole('button')).toHaveCount(2);
      // Somebody who is here already.
      await dialog.getByLabel(t('staff.invite.email')).fill('ADMIN@demo.clinic');
      await dialog.getByLabel(t('staff.invite.role')).selectOption('receptionist');
      await submit.click();
      await expect(dialog).toContainText(t('staff.invite.refused.EMAIL_IN_USE'));
      await expectAccessible(page);
      await dialog.getByLabel(t('staff.invite.email')).fill(email);
      // What is on its way is not called back by closing, nor sent twice by a double press.
      const release = await holdRequests(page, '**/api/staff/invitations');
      let sent = 0;
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes('/api/staff/')) sent += 1;
      });
      await pressTwice(submit);
      await expect(submit).toHaveAttribute('aria-busy', 'true');
      // Nor is its address another while it is.
      await expect(dialog.locator('fieldset')).toHaveJSProperty('inert', true);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeVisible();
      release();
      const shown = page.getByRole('dialog', { name: t('staff.link.title') });
      const link = (await shown.locator('[data-staff-link]').textContent()) ?? '';
      await expectAccessible(page);
      // There is no page of ours before this one: the browser asks.
      let leaving = 0;
      page.once('dialog', (question) => {
        leaving += 1;
        void question.dismiss();
      });
      await page.evaluate(() => history.back());
      await expect.poll(() => leaving).toBe(1);
      await shown.getByRole('button', { name: t('staff.link.done') }).click();
      await expect(page.getByRole('listitem').filter({ hasText: email })).toBeVisible();

      // They open it on their own machine.
      const theirs = await (await browser.newContext({ locale })).newPage();
      await theirs.goto(link);
      await expect(theirs.getByText(email)).toBeVisible();
      await theirs.getByLabel(t('auth.setup.name')).fill(`Ana ${surname}`);
      await theirs.getByLabel(t('auth.setup.password'), { exact: true }).fill(PASSWORD);
      await theirs.getByLabel(t('auth.setup.repeat')).fill(PASSWORD);
      await theirs.getByRole('button', { name: t('auth.setup.submit') }).click();
      await expect(theirs.getByRole('navigation').first()).toBeVisible();
      await theirs.goto('/billing/export');
      await expect(theirs.getByText(t('errors.noAccess.title'))).toBeVisible();

      await page.reload();
      await expect(page.getByRole('listitem').filter({ hasText: email })).toHaveCount(0);
      const row = page.getByRole('row').filter({ hasText: email });
      await expect(row).toContainText(t('common.roles.receptionist'));
      const manage = async () => {
        await row.getByRole('button').click();
        return page.getByRole('dialog', { name: `Ana ${surname}` });
      };
      const first = await manage();
      await expectAccessible(page);
      const role = first.getByLabel(t('staff.manage.role'));
      const endSessions = first.getByRole('button', {
        name: t('staff.manage.deeds.end-sessions.do'),
      });
      await role.selectOption('billing');
      // Whatever else is done closes the dialog: the role that was chosen is not lost with it.
      await expect(endSessions).toHaveAccessibleDescription(t('staff.manage.confirmFirst'));
      await endSessions.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await answerLeaving(page, t, t('common.unsaved'), 'stay');
      await expect(role).toHaveValue('billing');
      await expectAccessible(page);
      await role.selectOption('receptionist');
      await expect(endSessions).toHaveAccessibleDescription('');
      await role.selectOption('billing');
      await pressTwice(
        first.getByRole('button', { name: t('staff.manage.changeRole'), exact: true }),
      );
      await expect(row).toContainText(t('common.roles.billing'));
      expect(sent, 'an invitation and a role').toBe(2);
      // No session outlives its rights.
      await theirs.goto('/patients');
      await expect(theirs).toHaveURL(/login/);

      const asked = await manage();
      await asked.getByRole('button', { name: t('staff.manage.deeds.disable.do') }).click();
      await asked.getByRole('button', { name: t('staff.manage.disabling.yes') }).click();
      await expect(row).toContainText(t('staff.disabled'));
      // A link would bring the account back without saying so.
      const linkBack = t('staff.manage.deeds.link-back.do');
      const disabled = await manage();
      await expect(disabled.getByRole('button', { name: linkBack })).toHaveCount(0);
      await disabled.getByRole('button', { name: t('staff.manage.deeds.enable.do') }).click();
      await expect(row).not.toContainText(t('staff.disabled'));
      await (await manage()).getByRole('button', { name: linkBack }).click();
      await expect(shown.locator('[data-staff-link]')).toHaveText(/setup#/);
      await shown.getByRole('button', { name: t('staff.link.done') }).click();

      await page.goto('/settings/audit?group=security');
      const trail = page.getByRole('table');
      for (const action of ['invite', 'change-role', 'disable', 'link-back'] as const) {
        await expect(trail).toContainText(t(`audit.actions.staff.${action}`));
      }
      expect(await page.content()).not.toContain(link.split('#')[1]);
      // Whose role, and from which to which, in words.
      const changed = t('audit.actions.staff.change-role');
      for (const row of await trail.getByRole('button', { name: changed }).all()) await row.click();
      const details = trail.getByRole('row').filter({ hasText: 'staff.change-role' });
      const ours = details.filter({ hasText: `Ana ${surname}` });
      for (const word of [t('common.roles.receptionist'), t('common.roles.billing')]) {
        await expect(ours.getByRole('definition').filter({ hasText: word }).first()).toBeVisible();
      }
      await theirs.context().close();
    });
  });
}

test('the second press of a double one closes no dialog and withdraws no other; one beside it closes', async ({
  page,
  t,
  signInAs,
  watched,
}) => {
  watched.allow(/ERR_FAILED|status of 409/);
  await signInAs('admin');
  await page.goto(PATH);
  const open = page.getByRole('button', { name: t('staff.invite.open') });
  const dialog = page.getByRole('dialog');
  // Where the button was: beside the dialog.
  const place = await open.boundingBox();
  if (!place) throw new Error('The button is not drawn.');
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  await expect(async () => {
    await page.mouse.click(x, y, { clickCount: 2, delay: 60 });
    await expect(dialog).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(async () => {
    await page.mouse.click(x, y);
    await expect(dialog).toHaveCount(0, { timeout: 300 });
  }).toPass();

  const emails = ['a', 'b'].map((each) => `${each}.${newSurname().toLowerCase()}@clinic.example`);
  for (const email of emails) {
    await open.click();
    await dialog.getByLabel(t('staff.invite.email')).fill(email);
    await dialog.getByLabel(t('staff.invite.role')).selectOption('receptionist');
    await dialog.getByRole('button', { name: t('staff.invite.submit') }).click();
    await dialog.getByRole('button', { name: t('staff.link.done') }).click();
  }
  let sent = 0;
  await page.route('**/api/staff/**', async (route) => {
    sent += 1;
    if (sent > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  const [email = '', other = ''] = emails;
  const withdraw = page.getByRole('button', {
    name: t('staff.invitations.withdrawOf', { email }),
  });
  await withdraw.dblclick();
  await expect(dialog).toContainText(email);
  expect(sent).toBe(0);
  const submit = dialog.getByRole('button', { name: t('staff.invitations.submit') });
  await pressTwice(submit);
  await expect(dialog.getByRole('alert')).toHaveText(t('common.unknown.send-again'));
  expect(sent).toBe(1);
  await dialog.getByRole('button', { name: t('common.unknown.resend') }).click();
  await expect(dialog.getByRole('alert')).toHaveText(t('staff.invitations.gone'));
  await dialog
    .getByRole('button', { name: t('common.close') })
    .last()
    .click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(email)).toHaveCount(0);

  await page
    .getByRole('button', { name: t('staff.invitations.withdrawOf', { email: other }) })
    .click();
  await expectAccessible(page);
  await submit.click();
  await expect(page.getByText(t('staff.invitations.withdrawn', { email: other }))).toBeVisible();
  // The button that the dialog was opened by goes later than the dialog.
  await expect(page.getByRole('listitem').filter({ hasText: other })).toHaveCount(0);
  await expect(page.locator('#content')).toBeFocused();

  // One whose answer is lost is in the list for whoever looks.
  const lost = `c.${newSurname().toLowerCase()}@clinic.example`;
  await page.route(
    '**/api/staff/invitations',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await open.click();
  await dialog.getByLabel(t('staff.invite.email')).fill(lost);
  await dialog.getByLabel(t('staff.invite.role')).selectOption('receptionist');
  await dialog.getByRole('button', { name: t('staff.invite.submit') }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  // A question whether to lose it would be dismissed, and the dialog stay.
  await dialog.getByRole('button', { name: t('common.close') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: lost })).toBeVisible();
  await expect(withdraw).toHaveCount(0);
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an address is checked before anything is sent, and a very long one fits wherever it is shown', async ({
    page,
    t,
    browser,
    viewport,
    signInAs,
  }) => {
    await signInAs('admin');
    await page.goto(PATH);
    await page.getByRole('button', { name: t('staff.invite.open') }).click();
    const dialog = page.getByRole('dialog');
    const address = dialog.getByLabel(t('staff.invite.email'));
    await expect(address).toBeFocused();
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/staff/invitations')) sent += 1;
    });
    await page.keyboard.type('no-es-correo');
    await dialog.getByLabel(t('staff.invite.role')).selectOption('receptionist');
    await address.press('Enter');
    await expect(dialog).toContainText(t('staff.invite.refused.EMAIL_INVALID'));
    expect(sent).toBe(0);

    const email = `${'a'.repeat(40)}${newSurname().toLowerCase()}@${'clinica'.repeat(5)}.example`;
    await address.fill(email);
    await address.press('Enter');
    const shown = page.getByRole('dialog', { name: t('staff.link.title') });
    await expect(shown).toContainText(email);
    expect(await overflowsWithin(shown)).toEqual([]);
    // Shown once: not to be lost by a key pressed twice.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(shown).toBeVisible();
    const link = (await shown.locator('[data-staff-link]').textContent()) ?? '';

    const theirs = await (await browser.newContext({ locale: 'es-CO', viewport })).newPage();
    await theirs.goto(link);
    await expect(theirs.getByText(email)).toBeVisible();
    expect(await overflowOf(theirs)).toBeLessThanOrEqual(0);
    await theirs.getByLabel(t('auth.setup.name')).fill('Ana');
    await theirs.getByLabel(t('auth.setup.password'), { exact: true }).fill(PASSWORD);
    await theirs.getByLabel(t('auth.setup.repeat')).fill(PASSWORD);
    await theirs.getByRole('button', { name: t('auth.setup.submit') }).click();
    await expect(theirs.getByRole('navigation').first()).toBeVisible();
    const renewal = theirs.getByRole('dialog', { name: t('shell.renew.title') });
    await expect(async () => {
      await theirs.evaluate((name) => window.dispatchEvent(new Event(name)), SESSION_ENDED_EVENT);
      await expect(renewal).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(renewal).toContainText(email);
    expect(await overflowsWithin(renewal)).toEqual([]);
    await theirs.context().close();
  });
});

/** What of a dialog is wider than there is room for. */
function overflowsWithin(dialog: Locator): Promise<string[]> {
  return dialog.evaluate((element) =>
    [element, ...element.querySelectorAll('header, header ~ div, p')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );
}

test('an account that strangers locked is seen with the reason, and unlocked', async ({
  page,
  t,
  apiOf,
  signInAs,
  watched,
}) => {
  watched.allow(/401|429/);
  const name = `Ana ${newSurname()}`;
  const email = `${name.slice(4).toLowerCase()}@clinic.example`;
  const admin = await apiOf('admin');
  const invitation = { email, role: 'receptionist' };
  const { link } = await (await admin.send('POST', '/api/staff/invitations', invitation)).json();
  const account = { token: link.split('#')[1], name, password: PASSWORD };
  const theirs = await apiOf();
  expect((await theirs.send('POST', '/api/auth/setup', account)).status()).toBe(200);
  await theirs.send('POST', '/api/auth/sign-out');
  const signIn = async (api: Api, password: string) =>
    (await api.send('POST', '/api/auth/sign-in', { email, password })).status();
  const stranger = await apiOf();
  const statuses: number[] = [];
  for (let guess = 0; guess < 5; guess += 1) statuses.push(await signIn(stranger, 'no es esta'));
  expect(statuses).toEqual([401, 401, 401, 401, 429]);
  // Who signed in from there before is not locked out.
  expect(await signIn(theirs, PASSWORD)).toBe(200);

  await signInAs('admin');
  await page.goto(PATH);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText(t('staff.locked'));
  await expect(row).toContainText(t('staff.locks.pair', { until: '' }).slice(0, 40));
  await row.getByRole('button').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('staff.manage.deeds.lift-locks.do') }).click();
  await expect(row).not.toContainText(t('staff.locked'));
  expect(await signIn(stranger, PASSWORD)).toBe(200);
  await page.goto('/settings/audit?group=security');
  await expect(page.getByRole('table')).toContainText(t('audit.actions.staff.lift-locks'));
});

test('nobody takes their own rights, and nobody else manages staff', async ({
  page,
  t,
  apiOf,
  signInAs,
  watched,
}) => {
  watched.allow(/40[39]/);
  const admin = await apiOf('admin');
  const { staff } = await (await admin.get('/api/auth/session')).json();
  const own = `/api/staff/${staff.id}`;
  for (const role of ['receptionist', 'dentist', 'billing'] as const) {
    const api = await apiOf(role);
    for (const [path, body] of [
      ['/api/staff/invitations', { email: 'x@clinic.example', role: 'admin' }],
      [own, { deed: 'disable' }],
    ] as const) {
      expect((await api.send('POST', path, body)).status()).toBe(403);
    }
  }
  expect((await admin.send('POST', '/api/staff/nobody', { deed: 'disable' })).status()).toBe(404);
  for (const body of [{ deed: 'disable' }, { deed: 'change-role', role: 'billing' }]) {
    const refused = await admin.send('POST', own, body);
    expect([refused.status(), (await refused.json()).code]).toEqual([409, 'OWN_ACCOUNT']);
  }
  await signInAs('admin');
  await page.goto(PATH);
  const row = page.getByRole('row').filter({ hasText: t('staff.you') });
  await row.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(t('staff.manage.own'));
  await expect(dialog.getByLabel(t('staff.manage.role'))).toHaveCount(0);
  await signInAs('dentist');
  await page.goto(PATH);
  await expect(page.getByText(t('errors.noAccess.title'))).toBeVisible();
});
