import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import {
  cellOf,
  chartedPatient,
  isChartChange,
  labelsAtService,
  pressZone,
  saysOf,
  takeInHand,
} from './support/odontogram';
import { EMPTY_CLINIC } from './support/stack';

// A service that offers the published contract and nothing else: no chart can be read.
// A copy, so that no other file is given this clinic as it is left.
test.use({
  stackOptions: { ...EMPTY_CLINIC },
  locale: 'es-CO',
  viewport: { width: 1440, height: 900 },
});
test.describe.configure({ mode: 'default' });

/** Charted before, each by one whom nobody asked since. */
const patients: string[] = [];
let labelOf: (id: string) => string;

test.beforeAll(async ({ ownStack }) => {
  for (let count = 0; count < 7; count += 1) {
    patients.push(
      await chartedPatient(ownStack, [
        { toothFdi: 11, surface: 'mesial', catalogFindingId: 'resina' },
      ]),
    );
  }
  labelOf = await labelsAtService(ownStack, 'es-CO');
  await ownStack.killService();
  await ownStack.startService({ CLINIC_API_OFFER: 'documented' });
});
test.beforeEach(({ signInAs }) => signInAs('dentist'));
test.afterEach(({ faults }) => faults.heal());

/** The page of a patient whom no other test has touched, as it comes from a service that cannot tell. */
async function openUnread(page: Page): Promise<string> {
  const id = patients.pop();
  if (id === undefined) throw new Error('Make another patient.');
  await page.goto(`/patients/${id}/odontogram`);
  await expect(page.locator('.odontogram-grid')).toBeVisible();
  return id;
}
const crowns = (page: Page) => page.locator('.odontogram-grid .tooth-crown');

test('says what cannot be known, draws no sound mouth, and registers all the same', async ({
  page,
  t,
}) => {
  await openUnread(page);
  await expect(page.getByText(t('odontogram.unread.title'))).toBeVisible();
  await expect(page.getByText(t('odontogram.unread.explain'))).toBeVisible();
  await expect(crowns(page)).toHaveCount(0);
  await expect(page.getByText(t('odontogram.unread.empty'))).toBeVisible();
  await saysOf(page, 11).toContain(t('odontogram.unread.cell'));
  await saysOf(page, 11).not.toContain(t('odontogram.cell.none'));
  await expectAccessible(page);
  await cellOf(page, 11).focus();
  await page.keyboard.press('Delete');
  const nothing = 'odontogram.status.nothing';
  await expect(page.getByText(t(`${nothing}.unknown-to-remove`))).toBeVisible();
  await expect(page.getByText(t(`${nothing}.nothing-to-remove`))).toHaveCount(0);

  await takeInHand(page, 'caries');
  await pressZone(page, 36, 'occlusal');
  await saysOf(page, 36).toContain(labelOf('caries'));
  await expect(page.getByRole('status').filter({ hasText: labelOf('caries') })).toBeVisible();
  // On paper it would be read anew, and cannot be. What the mouth comes to is told with every change.
  const plan = page.getByRole('region', { name: t('odontogram.estimate.title') });
  await expect(plan.getByText(t('odontogram.unread.figures'))).toBeVisible();
  const figure = (term: 'findings' | 'paid') =>
    plan.locator('dl > div').filter({ has: page.getByText(t(`odontogram.estimate.${term}`)) });
  await expect(figure('findings').getByRole('definition')).toHaveText('2');
  await expect(figure('paid')).toBeVisible();
  await expect(plan.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('link', { name: t('odontogram.bar.print') })).toHaveCount(0);
  // What is known of one tooth is not known of the others, nor of the rest of it.
  await expect(crowns(page)).toHaveCount(0);
  await saysOf(page, 11).toContain(t('odontogram.unread.cell'));
});

test('a second window locks out neither: no version is named that the contract does not know', async ({
  page,
  context,
  t,
  faults,
}) => {
  const before = faults.calls.length;
  const id = await openUnread(page);
  await takeInHand(page, 'caries');
  await pressZone(page, 36, 'occlusal');
  await saysOf(page, 36).toContain(labelOf('caries'));
  const other = await context.newPage();
  await other.goto(`/patients/${id}/odontogram`);
  await takeInHand(other, 'caries');
  await pressZone(other, 46, 'occlusal');
  await saysOf(other, 46).toContain(labelOf('caries'));

  await pressZone(page, 26, 'occlusal');
  await saysOf(page, 26).toContain(labelOf('caries'));
  await pressZone(page, 16, 'occlusal');
  await saysOf(page, 16).toContain(labelOf('caries'));
  await saysOf(page, 36).toContain(labelOf('caries'));

  await other.getByLabel(t('odontogram.dentition.label')).selectOption('mixed');
  const dialog = other.getByRole('dialog');
  await dialog.getByRole('button', { name: t('odontogram.dentition.change') }).click();
  await expect(dialog).toHaveCount(0);
  await saysOf(other, 16).toContain(labelOf('caries'));
  const named = faults.calls.slice(before).filter(({ headers }) => 'if-match' in headers);
  expect(named).toEqual([]);
});

test('a change whose answer is lost on the way to the browser is made once, and stands in nobody’s way', async ({
  page,
  faults,
  watched,
}) => {
  watched.allow(/ERR_FAILED/);
  await openUnread(page);
  await takeInHand(page, 'caries');
  const sent = () => faults.calls.filter(isChartChange).length;
  const before = sent();
  // A first one tells the version that the next ones name.
  await pressZone(page, 36, 'occlusal');
  await expect.poll(sent).toBe(before + 1);
  await page.route(
    '**/odontogram/findings',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await pressZone(page, 46, 'occlusal');
  await pressZone(page, 26, 'occlusal');
  for (const fdi of [36, 46, 26]) await saysOf(page, fdi).toContain(labelOf('caries'));
  await expect(page.getByRole('status').filter({ hasText: '26' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  // Each reached the service once.
  expect(sent()).toBe(before + 3);
});

test('an undo that the service cannot make is refused, and the finding stays', async ({
  page,
  t,
  faults,
}) => {
  await openUnread(page);
  await takeInHand(page, 'caries');
  await pressZone(page, 36, 'occlusal');
  await expect(page.getByRole('status').filter({ hasText: labelOf('caries') })).toBeVisible();
  const sent = faults.calls.filter(isChartChange).length;
  await page.keyboard.press('Control+z');
  await expect(page.getByText(t('odontogram.news.lacking.remove'))).toBeVisible();
  await saysOf(page, 36).toContain(labelOf('caries'));
  expect(faults.calls.filter(isChartChange)).toHaveLength(sent);
});

test('the mode is changed, and the chart that is answered is known whole', async ({ page, t }) => {
  await openUnread(page);
  await page.getByLabel(t('odontogram.dentition.label')).selectOption('mixed');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(t('odontogram.dentition.notKnown'))).toBeVisible();
  await dialog.getByRole('button', { name: t('odontogram.dentition.change') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(t('odontogram.unread.title'))).toHaveCount(0);
  await expect(crowns(page).first()).toBeVisible();
  await saysOf(page, 11).toContain(labelOf('resina'));
  await saysOf(page, 55).toContain(t('odontogram.cell.none'));
});

test('a dentition that findings stand in the way of is said to be, and nothing that cannot be done is advised', async ({
  page,
  t,
  watched,
}) => {
  watched.allow(/status of 409/);
  await openUnread(page);
  await page.getByLabel(t('odontogram.dentition.label')).selectOption('child');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('odontogram.dentition.change') }).click();
  const blocked = t('odontogram.dentition.blocked', { count: 1 });
  await expect(dialog.getByText(blocked)).toBeVisible();
  await expect(dialog.getByText(t('odontogram.dentition.notKnown'))).toHaveCount(0);
  await expect(dialog.getByText(t('odontogram.dentition.blockedRemove'))).toHaveCount(0);
  await dialog.getByRole('button', { name: t('common.cancel') }).click();
  await expect(page.getByRole('alert').filter({ hasText: `${blocked}: 11.` })).toBeVisible();
});

test('several are registered one by one; what was made before one is refused is said', async ({
  page,
  t,
  faults,
  watched,
}) => {
  watched.allow(/status of 422/);
  await openUnread(page);
  for (const fdi of [24, 25, 26]) {
    await cellOf(page, fdi)
      .locator('.tooth-cell')
      .click({
        position: { x: 6, y: 6 },
        modifiers: ['ControlOrMeta'],
      });
  }
  let asked = 0;
  faults.fail(
    (call) => {
      if (isChartChange(call)) asked += 1;
      return isChartChange(call) && asked === 2;
    },
    {
      kind: 'answer',
      status: 422,
      body: JSON.stringify({
        success: false,
        error: 'not so',
        code: 'FINDING_RULE_VIOLATION',
        details: { rule: 'dentition_mismatch' },
      }),
    },
  );
  await page.locator('[data-entry$="/fractura"]').last().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('odontogram.batch.apply', { count: 3 }) })
    .click();
  const told = page.getByRole('alert').filter({ hasText: labelOf('fractura') });
  await expect(told).toContainText(t('odontogram.news.some', { as: 'edit', made: 1, of: 3 }));
  await expect(told).toContainText(t('odontogram.news.rule.dentition_mismatch'));
  await saysOf(page, 24).toContain(labelOf('fractura'));
  await saysOf(page, 25).not.toContain(labelOf('fractura'));
  await saysOf(page, 26).not.toContain(labelOf('fractura'));
  expect(asked).toBe(2);
});
