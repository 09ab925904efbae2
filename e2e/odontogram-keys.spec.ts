import { expect, test } from './support/fixtures';
import {
  cellOf,
  labelsAtService,
  openCharted,
  openForm,
  paletteEntry,
  panelOf36,
  placesAtService,
  pressZone,
  saysOf,
  serviceChart,
  takeInHand,
} from './support/odontogram';
import { tabTo } from './support/tab-to';

test.use({ locale: 'es-CO', viewport: { width: 1440, height: 900 } });

const caries = { toothFdi: 36, surface: 'occlusal', catalogFindingId: 'caries' };

test('a tooth’s number leads there from anywhere on the page', async ({
  page,
  stack,
  signInAs,
}) => {
  await signInAs('dentist');
  const id = await openCharted(page, stack);
  for (const key of ['2', '4', '/', 'c', 'a', 'Enter', 'o']) await page.keyboard.press(key);
  await expect.poll(() => placesAtService(stack, id)).toEqual(['24 occlusal caries']);
});

test('a finding in hand is put on no tooth before one went to it', async ({
  page,
  stack,
  t,
  signInAs,
}) => {
  const labelOf = await labelsAtService(stack, 'es-CO');
  await signInAs('dentist');
  const id = await openCharted(page, stack);
  for (const key of ['/', 'c', 'a', 'Enter', 'o', 'Enter']) await page.keyboard.press(key);
  const asks = t('odontogram.status.whichTooth', { label: labelOf('caries') });
  await expect(page.getByRole('status').filter({ hasText: asks })).toBeVisible();
  for (const key of ['1', '5', 'o']) await page.keyboard.press(key);
  await expect.poll(() => placesAtService(stack, id)).toEqual(['15 occlusal caries']);
});

test('a key charts the tooth that has the focus, whatever brought it there', async ({
  page,
  stack,
  signInAs,
}) => {
  await signInAs('dentist');
  const id = await openCharted(page, stack, [{ ...caries, toothFdi: 22 }]);
  await takeInHand(page, 'resina');
  await pressZone(page, 14, 'mesial');
  await expect.poll(() => placesAtService(stack, id)).toContain('14 mesial resina');
  // As a screen reader or a voice puts it.
  await cellOf(page, 35).focus();
  await page.keyboard.press('o');
  await expect.poll(() => placesAtService(stack, id)).toContain('35 occlusal resina');
  await cellOf(page, 26).focus();
  await page.keyboard.press('ArrowRight');
  await expect(cellOf(page, 27)).toBeFocused();
  await page.keyboard.press('o');
  await expect
    .poll(() => placesAtService(stack, id))
    .toEqual([
      '14 mesial resina',
      '22 occlusal caries',
      '27 occlusal resina',
      '35 occlusal resina',
    ]);
});

test('a key on a tooth that is not there charts nothing, there or elsewhere', async ({
  page,
  stack,
  signInAs,
}) => {
  await signInAs('dentist');
  const id = await openCharted(page, stack, [], 'mixed');
  await takeInHand(page, 'resina');
  await pressZone(page, 16, 'mesial');
  const first = '16 mesial resina';
  await expect.poll(() => placesAtService(stack, id)).toEqual([first]);
  const absent = page.locator('.odontogram-grid [data-absent]').first();
  await absent.focus();
  await expect(absent).toBeFocused();
  for (const key of ['o', 'Enter', ' ', 'Delete']) await page.keyboard.press(key);
  await cellOf(page, 26).focus();
  await page.keyboard.press('o');
  await expect.poll(() => placesAtService(stack, id)).toEqual([first, '26 occlusal resina']);
});

test('a pick in the list replaces nothing on the tooth that is still chosen: it is in hand then', async ({
  page,
  stack,
  t,
  signInAs,
}) => {
  const labelOf = await labelsAtService(stack, 'es-CO');
  await signInAs('dentist');
  const id = await openCharted(page, stack, [caries]);
  await pressZone(page, 36, 'occlusal');
  await paletteEntry(page, 'sellante-presente').click();
  const [label, there] = [labelOf('sellante-presente'), labelOf('caries')];
  const place = '36 · Oclusal';
  await expect(page.getByText(t('odontogram.status.taken', { label, place, there }))).toBeVisible();
  await pressZone(page, 46, 'occlusal');
  await expect
    .poll(() => placesAtService(stack, id))
    .toEqual(['36 occlusal caries', '46 occlusal sellante-presente']);
  // The caries there may have a plan: it is named before it goes.
  await pressZone(page, 36, 'occlusal');
  const question = page.getByRole('dialog', { name: t('odontogram.batch.titleOne') });
  await expect(question).toContainText(there);
  await question.getByRole('button', { name: t('odontogram.batch.apply', { count: 1 }) }).click();
  await expect
    .poll(() => placesAtService(stack, id))
    .toEqual(['36 occlusal sellante-presente', '46 occlusal sellante-presente']);
});

test('a finding of another kind that a tooth has no room for is not lost by one press', async ({
  page,
  stack,
  t,
  signInAs,
}) => {
  const labelOf = await labelsAtService(stack, 'es-CO');
  const root = { toothFdi: 46, catalogFindingId: 'endodoncia-realizada' };
  await signInAs('dentist');
  const id = await openCharted(page, stack, [root]);
  await takeInHand(page, 'corona-adaptada');
  await page.keyboard.type('46');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: t('odontogram.batch.titleOne') });
  await expect(question).toContainText(labelOf('endodoncia-realizada'));
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await page.keyboard.type('47');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => placesAtService(stack, id))
    .toEqual(['46 whole endodoncia-realizada', '47 whole corona-adaptada']);
  // With the mouse as well, whichever surface of the tooth is pressed.
  await pressZone(page, 46, 'occlusal');
  await question.getByRole('button', { name: t('odontogram.batch.apply', { count: 1 }) }).click();
  await expect
    .poll(() => placesAtService(stack, id))
    .toEqual(['46 whole endodoncia-corona', '47 whole corona-adaptada']);
});

test('Escape lets go of what is in hand wherever the focus is', async ({
  page,
  stack,
  t,
  signInAs,
}) => {
  const labelOf = await labelsAtService(stack, 'es-CO');
  await signInAs('dentist');
  const id = await openCharted(page, stack);
  await takeInHand(page, 'caries');
  await pressZone(page, 36, 'occlusal');
  await saysOf(page, 36).toContain(labelOf('caries'));
  await page.getByRole('button', { name: t('odontogram.status.undo') }).click();
  await saysOf(page, 36).not.toContain(labelOf('caries'));
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-armed]')).toHaveCount(0);
  await pressZone(page, 36, 'occlusal');
  await expect(panelOf36(page, t)).toBeVisible();
  await expect.poll(() => placesAtService(stack, id)).toEqual([]);
});

test('the focus goes along from the plan to a tooth and back', async ({
  page,
  stack,
  t,
  signInAs,
}) => {
  await signInAs('dentist');
  await openCharted(page, stack, [caries]);
  const plan = page.getByRole('region', { name: t('odontogram.estimate.title') });
  await tabTo(page, plan.locator('[data-fdi="36"]'));
  await page.keyboard.press('Enter');
  await expect(panelOf36(page, t).getByRole('heading')).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: t('odontogram.dock.showPlan') }));
  await page.keyboard.press('Enter');
  await expect(plan.getByRole('heading')).toBeFocused();
});

test('Ctrl Enter saves a finding, and not while it takes a procedure out of the list', async ({
  page,
  stack,
  t,
  signInAs,
}) => {
  await signInAs('dentist');
  const id = await openCharted(page, stack, [caries]);
  const panel = await openForm(page, t);
  const item = panel.getByRole('group', { name: t('odontogram.plan.item', { number: 1 }) });
  const name = item.getByRole('combobox');
  await name.fill('exod');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+Enter');
  await expect(options).toHaveCount(0);
  await expect(name).not.toHaveValue('exod');
  const picked = await name.inputValue();
  await page.keyboard.press('Control+Enter');
  await expect(name).toHaveCount(0);
  const { findings } = await serviceChart(stack, id);
  expect(findings).toMatchObject([{ plannedItems: [{ name: picked }] }]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const role of ['dentist', 'admin'] as const) {
    test(`a tooth says large what it has, and leads to the rest (${role})`, async ({
      page,
      stack,
      t,
      signInAs,
    }) => {
      const labelOf = await labelsAtService(stack, 'es-CO');
      await signInAs(role);
      await openCharted(page, stack, [caries]);
      await cellOf(page, 36).locator('.tooth-cell').tap();
      const large = page.getByRole('dialog');
      await expect(large.getByRole('listitem')).toContainText([labelOf('caries')]);
      // Who may not chart is not led to what charts.
      await large.locator('[data-surface="mesial"]').first().tap();
      const picks = large.getByRole('button', { name: t('odontogram.large.palette') });
      await expect(picks).toHaveCount(role === 'dentist' ? 1 : 0);
      await expect(paletteEntry(page, 'caries')).toHaveCount(role === 'dentist' ? 1 : 0);
      await large.getByRole('button', { name: t('odontogram.large.details') }).tap();
      await expect(panelOf36(page, t).getByRole('heading')).toBeFocused();
      await expect(panelOf36(page, t)).toBeInViewport();
    });

    test(`a temporary tooth, large enough as it is, leads to its panel (${role})`, async ({
      page,
      stack,
      t,
      signInAs,
    }) => {
      const temporary = { ...caries, toothFdi: 75 };
      await signInAs(role);
      await openCharted(page, stack, [temporary], 'child');
      await cellOf(page, 75).locator('.tooth-cell').tap();
      await page.getByRole('button', { name: t('odontogram.status.details', { fdi: 75 }) }).tap();
      const head = page.getByRole('heading', { name: /^75 / });
      await expect(head).toBeFocused();
      await expect(head).toBeInViewport();
    });
  }
});

for (const yes of ['Enter', 'ControlOrMeta+Enter', 'click'] as const) {
  test(`a finding for several teeth is picked and agreed to, and the chart goes on: ${yes}`, async ({
    page,
    stack,
    t,
    signInAs,
  }) => {
    await signInAs('dentist');
    const id = await openCharted(page, stack);
    for (const fdi of [24, 25, 26]) {
      await cellOf(page, fdi)
        .locator('.tooth-cell')
        .click({ position: { x: 6, y: 6 }, modifiers: ['ControlOrMeta'] });
    }
    if (yes === 'click') await paletteEntry(page, 'fractura').click();
    else {
      await page.keyboard.press('/');
      await page.keyboard.type('fractura');
      await page.keyboard.press('Enter');
    }
    const name = t('odontogram.batch.apply', { count: 3 });
    const apply = page.getByRole('dialog').getByRole('button', { name });
    await expect(apply).toBeFocused();
    if (yes === 'click') await apply.click();
    else await page.keyboard.press(yes);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect
      .poll(() => placesAtService(stack, id))
      .toEqual([24, 25, 26].map((fdi) => `${fdi} whole fractura`));
    await expect(page.locator('.odontogram-grid [data-tooth][tabindex="0"]')).toBeFocused();
  });
}
