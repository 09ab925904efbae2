import { NOTICED, recover } from './faults/recover';
import type { Api } from './support/api';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { answerLeaving, leaveQuestion } from './support/leaving';
import {
  cellOf,
  chartAtService,
  chartedPatient,
  isChartChange,
  labelsAtService,
  openChart,
  openCharted,
  placesAtService,
  pressZone,
  saysOf,
  serviceChart,
  takeInHand,
} from './support/odontogram';
import { EMPTY_CLINIC } from './support/stack';

test.use({ stackOptions: EMPTY_CLINIC, locale: 'es-CO', viewport: { width: 1440, height: 900 } });
test.describe.configure({ mode: 'default' });

const caries = { toothFdi: 36, surface: 'occlusal', catalogFindingId: 'caries' };

let api: Api;
let labelOf: (id: string) => string;
test.beforeEach(async ({ apiOf, signInAs, ownStack, watched }) => {
  watched.allow(/status of (409|5\d\d)/);
  api = await apiOf('dentist');
  labelOf = await labelsAtService(ownStack, 'es-CO');
  await signInAs('dentist');
});
test.afterEach(({ faults }) => recover(faults, api));

test('a colleague charts while the chart is about to be signed: it is looked at again, then signed', async ({
  page,
  t,
  ownStack,
}) => {
  const id = await chartedPatient(ownStack, [caries]);
  const { version } = await serviceChart(ownStack, id);
  await openChart(page, id);
  const open = page.getByRole('button', { name: t('odontogram.facts.sign'), exact: true });
  await open.first().click();
  const dialog = page.getByRole('dialog', { name: t('odontogram.signature.title') });
  await expect(dialog).toContainText(t('odontogram.signature.explain', { version }));
  const sign = dialog.getByRole('button', { name: t('odontogram.signature.sign'), exact: true });
  await expect(sign).toBeEnabled();
  await chartAtService(ownStack, id, { ...caries, toothFdi: 46 });
  const changed = dialog
    .getByRole('alert')
    .filter({ hasText: t('odontogram.signature.why.changed') });
  await expect(changed).toBeVisible();
  await expect(sign).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  await sign.click({ force: true });
  expect((await serviceChart(ownStack, id)).signature.status).toBe('none');

  await dialog.getByRole('button', { name: t('common.cancel') }).click();
  await saysOf(page, 46).toContain(labelOf('caries'));
  await open.first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('odontogram.signature.sign'), exact: true })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(t('odontogram.facts.signed'), { exact: true })).toBeVisible();
  expect((await serviceChart(ownStack, id)).signature.status).toBe('signed');
});

test('what goes from several teeth is shown before it goes; one undo brings it back', async ({
  page,
  t,
  ownStack,
}) => {
  const upper = { ...caries, toothFdi: 26 };
  const there = [upper, { ...upper, surface: 'mesial' }, { ...upper, toothFdi: 24 }];
  const id = await chartedPatient(ownStack, [...there, { ...caries, toothFdi: 16 }]);
  const all = await placesAtService(ownStack, id);
  await openChart(page, id);
  for (const fdi of [24, 26]) {
    await cellOf(page, fdi)
      .locator('.tooth-cell')
      .click({ position: { x: 6, y: 6 }, modifiers: ['ControlOrMeta'] });
  }
  await page.keyboard.press('Delete');
  const dialog = page.getByRole('dialog', { name: t('odontogram.remove.title') });
  await expect(dialog).toContainText(t('odontogram.remove.goes', { count: 3 }));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('common.cancel') }).click();
  expect(await placesAtService(ownStack, id)).toEqual(all);

  await page.keyboard.press('Delete');
  await dialog
    .getByRole('button', { name: t('odontogram.remove.remove', { count: 3 }), exact: true })
    .click();
  await expect.poll(() => placesAtService(ownStack, id)).toEqual(['16 occlusal caries']);
  await page.keyboard.press('Control+z');
  await expect.poll(() => placesAtService(ownStack, id)).toEqual(all);
});

test('a chart is left while an edit is on its way: that is asked, and whoever comes back finds it', async ({
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
  const tab = (name: 'summary' | 'odontogram') =>
    page.getByRole('link', { name: t(`patient.tabs.${name}`), exact: true });
  const asked = t('odontogram.page.underWay');
  // Another tooth on the same page is no leaving.
  await cellOf(page, 15)
    .locator('.tooth-cell')
    .click({ position: { x: 6, y: 6 } });
  await expect(leaveQuestion(page, t)).toHaveCount(0);
  await tab('summary').click();
  await answerLeaving(page, t, asked, 'stay');
  await expect(page).toHaveURL(`/patients/${id}/odontogram`);
  await tab('summary').click();
  await answerLeaving(page, t, asked, 'leave');
  await expect(page).toHaveURL(`/patients/${id}`);

  await faults.heal();
  await expect.poll(() => placesAtService(ownStack, id)).toContain('36 occlusal caries');
  await tab('odontogram').click();
  await saysOf(page, 36).toContain(labelOf('caries'));
  await tab('summary').click();
  await expect(page).toHaveURL(`/patients/${id}`);
});

test('who only reads a chart is told that the service is away, and when it is back', async ({
  page,
  t,
  ownStack,
  faults,
}) => {
  const id = await openCharted(page, ownStack, [caries]);
  await ownStack.killService();
  await expect(page.getByText(t('shell.serviceDown'))).toBeVisible({ timeout: 20_000 });
  await saysOf(page, 36).toContain(labelOf('caries'));
  await ownStack.startService();
  await recover(faults, api, `/api/clinic/patients/${id}/odontogram`);
  await expect(page.getByText(t('shell.serviceDown'))).toHaveCount(0, NOTICED);
  await chartAtService(ownStack, id, { ...caries, toothFdi: 46 });
  await saysOf(page, 46).toContain(labelOf('caries'));
});
