import { recover } from './faults/recover';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import {
  cellOf,
  isChartChange,
  labelsAtService,
  openCharted,
  panelOf36,
  placesAtService,
  pressZone,
  takeInHand,
} from './support/odontogram';
import { EMPTY_CLINIC } from './support/stack';

test.use({ stackOptions: EMPTY_CLINIC, locale: 'es-CO' });

const REFUSAL = {
  kind: 'answer',
  status: 400,
  body: JSON.stringify({ success: false, error: 'no', code: 'VALIDATION_ERROR' }),
} as const;

test('a refusal stays until the next edit once it was read, and goes with none before', async ({
  page,
  t,
  faults,
  ownStack,
  signInAs,
  watched,
}) => {
  watched.allow(/status of 400/);
  await signInAs('dentist');
  await page.clock.install();
  const id = await openCharted(page, ownStack);
  await takeInHand(page, 'caries');
  const told = page.getByRole('alert').filter({ hasText: t('errors.problem.invalid') });
  faults.fail(isChartChange, REFUSAL);
  await pressZone(page, 36, 'mesial');
  // Under a dialog nobody reads it.
  await page.keyboard.press('?');
  const help = page.getByRole('dialog');
  await expect(help).toBeVisible();
  await expect(told).toHaveCount(1);
  await faults.heal();
  await page.clock.runFor(20_000);
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await pressZone(page, 36, 'distal');
  await expect.poll(() => placesAtService(ownStack, id)).toEqual(['36 distal caries']);
  await expect(told).toBeVisible();

  await page.clock.runFor(6_000);
  await expect(told).toBeVisible();
  await pressZone(page, 46, 'distal');
  await expect(told).toBeHidden();
  await expect
    .poll(() => placesAtService(ownStack, id))
    .toEqual(['36 distal caries', '46 distal caries']);

  // Closed, it leaves the focus on the chart.
  faults.fail(isChartChange, REFUSAL);
  await pressZone(page, 36, 'mesial');
  await told
    .locator('xpath=..')
    .getByRole('button', { name: t('odontogram.news.close') })
    .click();
  await expect(told).toBeHidden();
  await expect(page.locator('.odontogram-grid :focus')).toHaveCount(1);
  await faults.heal();
});

test('a finding that is removed by key leaves the focus on its tooth, refused or made', async ({
  page,
  t,
  faults,
  ownStack,
  signInAs,
  watched,
}) => {
  watched.allow(/status of 400/);
  await signInAs('dentist');
  const id = await openCharted(page, ownStack, [
    { toothFdi: 36, surface: 'occlusal', catalogFindingId: 'caries' },
  ]);
  await cellOf(page, 36).focus();
  await page.keyboard.type('36');
  const panel = panelOf36(page, t);
  const head = panel.getByRole('heading');
  const remove = panel.getByRole('button', { name: /^Quitar/ });

  faults.fail(isChartChange, REFUSAL);
  await remove.press('Enter');
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: t('errors.problem.invalid') })
      .first(),
  ).toBeVisible();
  await expect(remove).toBeVisible();
  await expect(head).toBeFocused();

  await faults.heal();
  await remove.press('Enter');
  await expect(remove).toBeHidden();
  await expect(head).toBeFocused();
  await expect.poll(() => placesAtService(ownStack, id)).toEqual([]);
  await expect(head).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a refusal is told on the tooth that is shown large, and beside what is charted after it', async ({
    page,
    t,
    faults,
    ownStack,
    apiOf,
    signInAs,
    watched,
  }) => {
    watched.allow(/status of (400|5\d\d)/);
    await signInAs('dentist');
    const refused = t('errors.problem.invalid');
    const labelOf = await labelsAtService(ownStack, 'es-CO');
    const id = await openCharted(page, ownStack);
    await takeInHand(page, 'caries');
    faults.fail(isChartChange, REFUSAL);
    await cellOf(page, 36).locator('.tooth-cell').tap();
    const large = page.getByRole('dialog');
    await large.locator('[data-surface="mesial"]').first().tap();
    await expect(large.getByRole('alert')).toContainText(refused);
    // What waits is on the tooth already, and said to wait.
    await faults.goDown();
    await large.locator('[data-surface="distal"]').first().tap();
    const place = '36 · Distal';
    const edit = t('odontogram.news.deed.register', { label: labelOf('caries'), place });
    const waiting = t('odontogram.news.waiting', { as: 'edit', edit });
    await expect(large.getByRole('status')).toContainText(waiting, { timeout: 60_000 });
    await expect(large.getByRole('alert')).toContainText(refused);
    await expectAccessible(page);
    await recover(faults, await apiOf('dentist'));
    await expect.poll(() => placesAtService(ownStack, id)).toEqual(['36 distal caries']);
    await large.getByRole('button', { name: t('odontogram.large.done') }).tap();
    await expect(page.getByRole('alert').filter({ hasText: refused })).toBeVisible();
    const status = page.getByRole('status').filter({ hasText: place });
    await expect(status).toBeVisible();
    await expect(status).not.toContainText(waiting);
    await expectAccessible(page);
  });
});
