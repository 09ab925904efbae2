import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@/lib/server/auth/demo-accounts';
import { recover } from './faults/recover';
import type { Api } from './support/api';
import { expectAccessible } from './support/axe';
import type { FaultProxy, Seen } from './support/fault-proxy';
import { expect, test } from './support/fixtures';
import {
  atService,
  chartAtService,
  chartedPatient,
  isChartChange,
  labelsAtService,
  openChart,
  openCharted,
  openForm,
  placesAtService,
  pressZone,
  saysOf,
  serviceChart,
  takeInHand,
} from './support/odontogram';
import { scriptsOf } from './support/scripts-of';
import { EMPTY_CLINIC } from './support/stack';

test.use({ stackOptions: EMPTY_CLINIC, locale: 'es-CO', viewport: { width: 1440, height: 900 } });
test.describe.configure({ mode: 'default' });

const caries = { toothFdi: 36, surface: 'occlusal', catalogFindingId: 'caries' };
const resina = { ...caries, catalogFindingId: 'resina' };

let api: Api;
let labelOf: (id: string) => string;
test.beforeEach(async ({ apiOf, signInAs, ownStack, watched }) => {
  watched.allow(/status of (400|401|409|422|5\d\d)/);
  api = await apiOf('dentist');
  labelOf = await labelsAtService(ownStack, 'es-CO');
  await signInAs('dentist');
});
test.afterEach(({ faults }) => recover(faults, api));

const alertOf = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const statusOf = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** A chart of somebody of the test's own on the screen, and caries in hand; whose it is. */
async function readyToChart(page: Page, service: { serviceUrl: string }): Promise<string> {
  const id = await openCharted(page, service);
  await takeInHand(page, 'caries');
  return id;
}

/** Charts what is in hand on a surface of 36; on its way to the service until that is healed. */
async function chartHeld(page: Page, faults: FaultProxy, surface: string): Promise<void> {
  const held = faults.hold(isChartChange);
  await pressZone(page, 36, surface);
  await held;
}

/** The first of the calls that would meet it. */
function once(which: (call: Seen) => boolean): (call: Seen) => boolean {
  let met = false;
  return (call) => {
    if (met || !which(call)) return false;
    met = true;
    return true;
  };
}

test('what the service refuses is on the screen at once, and goes with its reason', async ({
  page,
  t,
  faults,
  ownStack,
}) => {
  const id = await openCharted(page, ownStack);
  await takeInHand(page, 'sano');
  await chartHeld(page, faults, 'vestibular');
  await saysOf(page, 36).toContain(labelOf('sano'));
  // With it there the tooth is not sound, which the page could not know.
  await chartAtService(ownStack, id, caries);
  await faults.heal();
  const told = alertOf(page, t('odontogram.news.rule.other'));
  await expect(told).toContainText(labelOf('sano'));
  await saysOf(page, 36).not.toContain(labelOf('sano'));
  await saysOf(page, 36).toContain(labelOf('caries'));
  await expectAccessible(page);
  expect(await placesAtService(ownStack, id)).toEqual(['36 occlusal caries']);
});

test('a colleague was quicker on another surface of the tooth: both are kept, and that is said', async ({
  page,
  t,
  faults,
  ownStack,
}) => {
  const id = await readyToChart(page, ownStack);
  await chartHeld(page, faults, 'occlusal');
  await chartAtService(ownStack, id, { ...resina, surface: 'mesial' });
  await faults.heal();
  await expect(statusOf(page, t('odontogram.news.joined'))).toBeVisible();
  await saysOf(page, 36).toContain(labelOf('caries'));
  await saysOf(page, 36).toContain(labelOf('resina'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await placesAtService(ownStack, id)).toEqual(['36 mesial resina', '36 occlusal caries']);
});

for (const choice of ['keepMine', 'keepTheirs'] as const) {
  test(`a colleague was quicker on the same surface: both are shown, ${choice}`, async ({
    page,
    t,
    faults,
    ownStack,
  }) => {
    const id = await readyToChart(page, ownStack);
    await chartHeld(page, faults, 'occlusal');
    await chartAtService(ownStack, id, resina);
    await faults.heal();
    const dialog = page.getByRole('dialog', { name: t('odontogram.clash.title') });
    const side = (name: 'mine' | 'theirs') =>
      dialog.locator('dt', { hasText: t(`odontogram.clash.${name}`) }).locator('xpath=..');
    await expect(side('mine')).toContainText(labelOf('caries'));
    await expect(side('theirs')).toContainText(labelOf('resina'));
    await expectAccessible(page);
    expect(await placesAtService(ownStack, id)).toEqual(['36 occlusal resina']);
    await dialog.getByRole('button', { name: t(`odontogram.clash.${choice}`) }).click();
    await expect(dialog).toHaveCount(0);
    const kept = choice === 'keepMine' ? 'caries' : 'resina';
    const gone = choice === 'keepMine' ? 'resina' : 'caries';
    await saysOf(page, 36).toContain(labelOf(kept));
    await saysOf(page, 36).not.toContain(labelOf(gone));
    await expect.poll(() => placesAtService(ownStack, id)).toEqual([`36 occlusal ${kept}`]);
  });
}

for (const kind of ['lost', 'half'] as const) {
  test(`an answer of which nothing or half arrives (${kind}): it is found out, and made once`, async ({
    page,
    faults,
    ownStack,
  }) => {
    const id = await readyToChart(page, ownStack);
    const { version } = await serviceChart(ownStack, id);
    faults.fail(once(isChartChange), { kind });
    const before = faults.calls.filter(isChartChange).length;
    await pressZone(page, 36, 'occlusal');
    await expect(statusOf(page, labelOf('caries'))).toBeVisible();
    await saysOf(page, 36).toContain(labelOf('caries'));
    await expect(page.getByRole('alert').filter({ hasText: labelOf('caries') })).toHaveCount(0);
    expect(faults.calls.filter(isChartChange).length - before).toBe(1);
    expect(await serviceChart(ownStack, id)).toMatchObject({
      version: version + 1,
      findings: [caries],
    });
  });
}

test('a call that never reached the service is made by asking again, and once', async ({
  page,
  faults,
  ownStack,
}) => {
  const id = await readyToChart(page, ownStack);
  const { version } = await serviceChart(ownStack, id);
  faults.fail(once(isChartChange), { kind: 'reset' });
  await pressZone(page, 36, 'occlusal');
  await expect(statusOf(page, labelOf('caries'))).toBeVisible();
  expect(await serviceChart(ownStack, id)).toMatchObject({
    version: version + 1,
    findings: [caries],
  });
});

test('an edit whose answer is lost while the service goes away waits with those after it, and each is made once', async ({
  page,
  t,
  faults,
  ownStack,
}) => {
  const id = await readyToChart(page, ownStack);
  const { version } = await serviceChart(ownStack, id);
  faults.fail(() => true, { kind: 'reset' });
  faults.fail(once(isChartChange), { kind: 'lost' });
  await pressZone(page, 36, 'occlusal');
  const edit = t('odontogram.news.deed.register', {
    label: labelOf('caries'),
    place: '36 · Oclusal',
  });
  const told = statusOf(page, t('odontogram.news.inDoubt', { as: 'edit', edit }));
  await expect(told).toBeVisible({ timeout: 60_000 });
  await pressZone(page, 46, 'occlusal');
  await saysOf(page, 46).toContain(labelOf('caries'));
  await expect(told).toBeVisible();
  await expectAccessible(page);
  await recover(faults, api);
  await expect(told).toBeHidden({ timeout: 30_000 });
  await expect
    .poll(() => placesAtService(ownStack, id))
    .toEqual(['36 occlusal caries', '46 occlusal caries']);
  expect(await serviceChart(ownStack, id)).toMatchObject({ version: version + 2 });
  await saysOf(page, 36).toContain(labelOf('caries'));
});

test('a signed chart asks before it is changed; what is changed all the same loses its signature', async ({
  page,
  t,
  faults,
  ownStack,
}) => {
  const id = await chartedPatient(ownStack);
  const signed = await atService(ownStack, 'POST', `/patients/${id}/odontogram/signature`, {
    signedBy: 'Dra. Luz Ortega',
  });
  expect(signed.ok).toBe(true);
  await openChart(page, id);
  await expect(page.getByText(t('odontogram.facts.signed'), { exact: true })).toBeVisible();
  await takeInHand(page, 'caries');
  const before = faults.calls.filter(isChartChange).length;
  const dialog = page.getByRole('dialog', { name: t('odontogram.signature.endsTitle') });

  await pressZone(page, 36, 'occlusal');
  await expect(dialog).toContainText('Dra. Luz Ortega');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('common.cancel') }).click();
  await expect(dialog).toHaveCount(0);
  await saysOf(page, 36).not.toContain(labelOf('caries'));
  expect(faults.calls.filter(isChartChange)).toHaveLength(before);

  await pressZone(page, 36, 'occlusal');
  await dialog.getByRole('button', { name: t('odontogram.signature.changeAnyway') }).click();
  await expect(page.getByText(t('odontogram.facts.invalidated'))).toBeVisible();
  await saysOf(page, 36).toContain(labelOf('caries'));
  expect((await serviceChart(ownStack, id)).signature.status).toBe('invalidated');
});

test('notes of 1,001 characters and a quantity of 0 are told before they are sent, and stay', async ({
  page,
  t,
  faults,
  ownStack,
}) => {
  const id = await openCharted(page, ownStack, [caries]);
  const panel = await openForm(page, t);
  const notes = panel.getByRole('textbox', { name: t('odontogram.panel.notes') });
  const quantity = panel.getByLabel(t('odontogram.plan.quantity'), { exact: true });
  const save = panel.getByRole('button', { name: t('odontogram.panel.save') });
  const before = faults.calls.filter(isChartChange).length;
  await notes.fill('ñ'.repeat(1001));
  await expect(panel.getByText(t('common.notes.tooLong', { more: 1, max: 1000 }))).toBeVisible();
  await quantity.fill('0');
  await save.click();
  await expect(panel.getByRole('alert')).toBeFocused();
  await expect(panel.getByRole('alert')).toContainText(t('items.errors.quantity', { most: 9999 }));
  await expect(notes).toHaveValue('ñ'.repeat(1001));
  await expect(quantity).toHaveValue('0');
  await expectAccessible(page);
  expect(faults.calls.filter(isChartChange)).toHaveLength(before);

  await notes.fill('ñ'.repeat(1000));
  await quantity.fill('2');
  await save.click();
  await expect(notes).toHaveCount(0);
  const { findings } = await serviceChart(ownStack, id);
  expect(findings).toMatchObject([{ notes: 'ñ'.repeat(1000), plannedItems: [{ quantity: 2 }] }]);
});

test('a refusal and a service that is down keep what is typed', async ({
  page,
  t,
  faults,
  ownStack,
}) => {
  const id = await openCharted(page, ownStack, [caries]);
  const panel = await openForm(page, t);
  const notes = panel.getByRole('textbox', { name: t('odontogram.panel.notes') });
  const save = panel.getByRole('button', { name: t('odontogram.panel.save') });
  const typed = 'Sensible al frío <b>desde ayer</b>';
  await notes.fill(typed);
  faults.fail(isChartChange, {
    kind: 'answer',
    status: 400,
    body: JSON.stringify({ success: false, error: 'no', code: 'VALIDATION_ERROR' }),
  });
  await save.click();
  await expect(
    panel.getByRole('alert').filter({ hasText: t('errors.problem.invalid') }),
  ).toBeVisible();
  await expect(panel.getByText(t('odontogram.panel.overtaken'))).toHaveCount(0);
  await expect(notes).toHaveValue(typed);

  // What is written waits for the service, and is saved when it is back.
  await faults.heal();
  await faults.goDown();
  await save.click();
  const edit = t('odontogram.news.deed.change', {
    label: labelOf('caries'),
    place: '36 · Oclusal',
  });
  const waiting = statusOf(page, t('odontogram.news.waiting', { as: 'edit', edit }));
  await expect(waiting).toBeVisible({ timeout: 60_000 });
  await expect(notes).toHaveValue(typed);
  await recover(faults, api);
  await expect(waiting).toBeHidden({ timeout: 30_000 });
  await expect(notes).toHaveCount(0);
  await expect(panel.getByText(typed)).toBeVisible();
  expect((await serviceChart(ownStack, id)).findings).toMatchObject([{ notes: typed }]);
});

test('what is charted when the session has ended is saved once it is renewed', async ({
  page,
  t,
  context,
  apiOf,
  ownStack,
}) => {
  const id = await readyToChart(page, ownStack);
  const elsewhere = await apiOf();
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  await elsewhere.send('POST', '/api/auth/sign-out', undefined, { cookie });
  await pressZone(page, 36, 'occlusal');
  const dialog = page.getByRole('dialog', { name: t('shell.renew.title') });
  await dialog.getByLabel(t('shell.renew.password')).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect
    .poll(() => placesAtService(ownStack, id), { timeout: 30_000 })
    .toEqual(['36 occlusal caries']);
  await saysOf(page, 36).toContain(labelOf('caries'));
});

test('a part whose script does not come says so in its place, and what is charted stays', async ({
  page,
  t,
  ownStack,
  watched,
}) => {
  watched.allow(/Failed to load resource|ERR_FAILED/);
  const scripts = await scriptsOf(page);
  const id = await readyToChart(page, ownStack);
  await pressZone(page, 36, 'occlusal');
  await expect.poll(() => placesAtService(ownStack, id)).toEqual(['36 occlusal caries']);
  scripts.meet = (route) => route.abort();
  await page.keyboard.press('?');
  const told = alertOf(page, t('errors.part'));
  await expect(told).toBeVisible();
  await saysOf(page, 36).toContain(labelOf('caries'));
  await expectAccessible(page);
  scripts.meet = (route) => route.continue();
  const listening = page.waitForResponse(/\/api\/odontogram\/stream/);
  await told.getByRole('button', { name: t('errors.reload') }).click();
  await listening;
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a first edit whose script does not come is not shown as made, and the next one is', async ({
  page,
  t,
  ownStack,
  watched,
}) => {
  watched.allow(/Failed to load resource|ERR_FAILED/);
  const scripts = await scriptsOf(page);
  const id = await readyToChart(page, ownStack);
  scripts.meet = (route) => route.abort();
  await pressZone(page, 36, 'occlusal');
  await expect(alertOf(page, t('errors.problem.notLoaded'))).toBeVisible();
  await saysOf(page, 36).not.toContain(labelOf('caries'));
  scripts.meet = (route) => route.continue();
  await pressZone(page, 46, 'occlusal');
  await expect.poll(() => placesAtService(ownStack, id)).toEqual(['46 occlusal caries']);
});
