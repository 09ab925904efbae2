import type { Page } from '@playwright/test';
import { recover } from './faults/recover';
import type { Api } from './support/api';
import { expectAccessible } from './support/axe';
import { answering } from './support/catalogs';
import { expect, test } from './support/fixtures';
import {
  atService,
  chartAtService,
  chartedPatient,
  isChart,
  isChartChange,
  openChart,
  openCharted,
  openForm,
  panelOf36,
  placesAtService,
  pressZone,
  serviceChart,
  takeInHand,
} from './support/odontogram';
import { EMPTY_CLINIC, type Stack } from './support/stack';
import type { Words } from './support/words';

test.use({ stackOptions: EMPTY_CLINIC, locale: 'es-CO', viewport: { width: 1440, height: 900 } });
test.describe.configure({ mode: 'default' });

const caries = { toothFdi: 36, surface: 'occlusal', catalogFindingId: 'caries' };
const resina = { ...caries, catalogFindingId: 'resina' };

let api: Api;
test.beforeEach(async ({ apiOf, signInAs, watched }) => {
  watched.allow(/status of (400|409)/);
  api = await apiOf('dentist');
  await signInAs('dentist');
});
test.afterEach(({ faults }) => recover(faults, api));

/** What a colleague with another program does to the one finding of a chart. */
async function colleague(stack: Stack, id: string, method: 'PATCH' | 'DELETE', body?: object) {
  const [finding] = (await serviceChart(stack, id)).findings;
  const path = `/patients/${id}/odontogram/findings/${finding?.id}`;
  expect((await atService(stack, method, path, body)).ok).toBe(true);
}
const notesAtService = async (stack: Stack, id: string) =>
  (await serviceChart(stack, id)).findings.map(({ notes }) => notes);

function formOf(page: Page, t: Words) {
  const panel = panelOf36(page, t);
  return {
    notes: panel.getByRole('textbox', { name: t('odontogram.panel.notes') }),
    save: panel.getByRole('button', { name: t('odontogram.panel.save') }),
    told: (what: 'overtaken' | 'removed' | 'replaced') =>
      panel.getByRole('alert').filter({ hasText: t(`odontogram.panel.${what}`) }),
    clash: page.getByRole('dialog', { name: t('odontogram.clash.title') }),
    choose: (which: 'keepMine' | 'keepTheirs') =>
      page.getByRole('button', { name: t(`odontogram.clash.${which}`) }).click(),
  };
}

test('a colleague writes the same notes: it is told, nothing typed is lost, and both are shown', async ({
  page,
  t,
  ownStack,
}) => {
  const id = await openCharted(page, ownStack, [caries]);
  await openForm(page, t);
  const { notes, save, told, clash, choose } = formOf(page, t);
  await notes.fill('Lo mío');
  await colleague(ownStack, id, 'PATCH', { notes: 'Lo suyo' });
  await expect(told('overtaken')).toBeVisible();
  await expect(notes).toHaveValue('Lo mío');
  await expectAccessible(page);
  await page.getByRole('button', { name: t('odontogram.panel.takeTheirs') }).click();
  await expect(notes).toHaveValue('Lo suyo');
  await expect(told('overtaken')).toHaveCount(0);

  // Key by key, as it is typed: a space is the last letter for a moment.
  await notes.press('End');
  await notes.pressSequentially(' y lo mío');
  await expect(notes).toHaveValue('Lo suyo y lo mío');
  await notes.fill('Lo mío otra vez');
  await colleague(ownStack, id, 'PATCH', { notes: 'Lo suyo otra vez' });
  await expect(told('overtaken')).toBeVisible();
  await save.click();
  await expect(clash).toContainText('Lo mío otra vez');
  await expect(clash).toContainText('Lo suyo otra vez');
  await choose('keepTheirs');
  await expect(notes).toHaveValue('Lo mío otra vez');
  expect(await notesAtService(ownStack, id)).toEqual(['Lo suyo otra vez']);
  await save.click();
  await choose('keepMine');
  await expect(notes).toHaveCount(0);
  expect(await notesAtService(ownStack, id)).toEqual(['Lo mío otra vez']);
});

test('a colleague removes what is being written: it stays, and is recorded again where one insists', async ({
  page,
  t,
  ownStack,
}) => {
  const id = await openCharted(page, ownStack, [caries]);
  await openForm(page, t);
  const { notes, save, told, choose } = formOf(page, t);
  await notes.fill('Profunda');
  await colleague(ownStack, id, 'DELETE');
  await expect(told('removed')).toBeVisible();
  await expect(notes).toBeFocused();
  await expect(notes).toHaveValue('Profunda');
  await expectAccessible(page);
  await save.click();
  await choose('keepMine');
  await expect(notes).toHaveCount(0);
  expect(await placesAtService(ownStack, id)).toEqual(['36 occlusal caries']);
  expect(await notesAtService(ownStack, id)).toEqual(['Profunda']);
});

test('another finding in the place of what is being written is shown beside it, and not written over', async ({
  page,
  t,
  ownStack,
}) => {
  const id = await openCharted(page, ownStack, [caries]);
  const panel = await openForm(page, t);
  const { notes, save, told, choose } = formOf(page, t);
  await notes.fill('Profunda');
  await chartAtService(ownStack, id, resina);
  await expect(told('replaced')).toBeVisible();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Resina adaptada' })).toBeVisible();
  await expect(notes).toHaveValue('Profunda');
  await save.click();
  await choose('keepTheirs');
  await expect(notes).toHaveValue('Profunda');
  expect(await placesAtService(ownStack, id)).toEqual(['36 occlusal resina']);
  await panel.getByRole('button', { name: t('common.cancel') }).click();
  await expect(notes).toHaveCount(0);
  await expect(panel.getByRole('combobox')).toHaveCount(1);
});

test('the same finding under another id is the same: what is typed is saved onto it', async ({
  page,
  t,
  ownStack,
}) => {
  const id = await openCharted(page, ownStack, [caries]);
  await openForm(page, t);
  const { notes, save, clash } = formOf(page, t);
  await notes.fill('Profunda');
  const { version } = await serviceChart(ownStack, id);
  await chartAtService(ownStack, id, caries);
  await expect(page.getByText(`Versión ${version + 1}`)).toBeVisible();
  await save.click();
  await expect(notes).toHaveCount(0);
  await expect(clash).toHaveCount(0);
  expect(await notesAtService(ownStack, id)).toEqual(['Profunda']);
});

test('a form opened before the service has answered keeps what is typed, with the plan that is suggested', async ({
  page,
  t,
  faults,
  ownStack,
}) => {
  const id = await openCharted(page, ownStack);
  await takeInHand(page, 'caries');
  const held = faults.hold(isChartChange);
  await pressZone(page, 36, 'occlusal');
  await held;
  // Out of the hand, so that digits lead to a tooth.
  await page.keyboard.press('Escape');
  const panel = await openForm(page, t);
  const { notes, save, told } = formOf(page, t);
  await notes.fill('Profunda');
  await faults.heal();
  await expect(panel.getByLabel(t('odontogram.plan.quantity'), { exact: true })).toHaveValue('1');
  await expect(notes).toHaveValue('Profunda');
  await expect(told('overtaken')).toHaveCount(0);
  await save.click();
  await expect(notes).toHaveCount(0);
  const { findings } = await serviceChart(ownStack, id);
  expect(findings).toMatchObject([{ notes: 'Profunda', plannedItems: [{ quantity: 1 }] }]);
});

test('what is typed while it is saved stays in the form, to be saved next', async ({
  page,
  t,
  faults,
  ownStack,
}) => {
  const id = await openCharted(page, ownStack, [caries]);
  await openForm(page, t);
  const { notes, save, told, clash } = formOf(page, t);
  await notes.fill('Profunda');
  const held = faults.hold(isChartChange);
  await save.click();
  await held;
  await notes.pressSequentially(', duele');
  await faults.heal();
  await expect.poll(() => notesAtService(ownStack, id)).toEqual(['Profunda']);
  await expect(save).toBeEnabled();
  await expect(notes).toHaveValue('Profunda, duele');
  await expect(told('overtaken')).toHaveCount(0);
  await save.click();
  await expect(notes).toHaveCount(0);
  await expect(clash).toHaveCount(0);
  expect(await notesAtService(ownStack, id)).toEqual(['Profunda, duele']);
});

for (const first of ['made', 'refused'] as const) {
  test(`an evolution chosen while another is on its way, which is ${first}: the last one holds`, async ({
    page,
    t,
    faults,
    ownStack,
  }) => {
    const id = await chartedPatient(ownStack, [caries]);
    await openChart(page, id);
    await openForm(page, t);
    const panel = panelOf36(page, t);
    await panel.getByRole('button', { name: t('common.cancel') }).click();
    const select = panel.getByRole('combobox');
    const ids = await select
      .locator('option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
    const [, second = '', third = ''] = ids;
    const held = faults.hold(isChartChange);
    await select.selectOption(second);
    await held;
    await select.selectOption(third);
    await expect(select).toHaveValue(third);
    const healed = faults.heal();
    let isNext = first === 'refused';
    faults.fail(
      (call) => {
        const isMet = isNext && isChartChange(call);
        if (isMet) isNext = false;
        return isMet;
      },
      {
        kind: 'answer',
        status: 400,
        body: '{"success":false,"error":"no","code":"VALIDATION_ERROR"}',
      },
    );
    await healed;
    await expect
      .poll(async () => (await serviceChart(ownStack, id)).findings[0]?.evolution)
      .toBe(third);
    await expect(select).toHaveValue(third);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(panel.getByRole('alert')).toHaveCount(first === 'refused' ? 1 : 0);
  });
}

test('a plan that could not be read is not changed, nor lost by taking back', async ({
  page,
  t,
  faults,
  ownStack,
}) => {
  const id = await chartedPatient(ownStack, [caries]);
  faults.fail(
    isChart,
    answering((chart) => {
      const [finding] = (Array.isArray(chart.findings) ? chart.findings : []) as object[];
      return { ...chart, findings: [{ ...finding, plannedItems: ['a crown'] }] };
    }),
  );
  await openChart(page, id);
  const panel = await openForm(page, t);
  await expect(panel.getByText(t('odontogram.panel.planReadOnly'))).toBeVisible();
  await expect(panel.getByText(t('odontogram.panel.unreadableItems', { count: 1 }))).toBeVisible();
  await expect(panel.getByRole('button', { name: t('odontogram.plan.add') })).toHaveCount(0);
  await expectAccessible(page);
  await panel.getByRole('button', { name: t('common.cancel') }).click();
  await panel.getByRole('button', { name: /^Quitar/ }).click();
  await expect.poll(() => placesAtService(ownStack, id)).toEqual([]);
  await page.keyboard.press('Control+z');
  await expect(page.getByText(t('odontogram.news.lacking.plan'))).toBeVisible();
  expect(await placesAtService(ownStack, id)).toEqual([]);
});

test('an item is filled in from field to field with the Tab key, and Enter saves it', async ({
  page,
  t,
  ownStack,
}) => {
  const id = await openCharted(page, ownStack, [caries]);
  const panel = await openForm(page, t);
  const item = panel.getByRole('group', { name: t('odontogram.plan.item', { number: 1 }) });
  await item.getByRole('combobox').fill('Corona');
  // This clinic offers nothing yet.
  await expect(item.getByText(t('items.procedures.none'))).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('2');
  await page.keyboard.press('Tab');
  await page.keyboard.type('90000');
  await page.keyboard.press('Enter');
  await expect(item).toHaveCount(0);
  const { findings } = await serviceChart(ownStack, id);
  const plan = [{ name: 'Corona', quantity: 2, unitPrice: 90_000 }];
  expect(findings).toMatchObject([{ plannedItems: plan }]);
});
