import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { cellOf, openCharted, panelOf36, placesAtService } from './support/odontogram';
import { EMPTY_CLINIC, type Stack } from './support/stack';
import type { Words } from './support/words';

test.use({ stackOptions: EMPTY_CLINIC, locale: 'es-CO' });

/** A chart with caries on three surfaces of 36, in its panel. */
async function openThree(page: Page, t: Words, service: Stack) {
  const charted = ['occlusal', 'mesial', 'distal'].map((surface) => ({
    toothFdi: 36,
    surface,
    catalogFindingId: 'caries',
  }));
  const id = await openCharted(page, service, charted);
  await cellOf(page, 36).focus();
  await page.keyboard.type('36');
  const panel = panelOf36(page, t);
  const remove = panel.getByRole('button', { name: /^Quitar Caries/ });
  await expect(remove).toHaveCount(3);
  return { id, panel, remove, head: panel.getByRole('heading') };
}

test.beforeEach(({ signInAs }) => signInAs('dentist'));

test('a double press on Remove removes one finding, and leaves the focus on none', async ({
  page,
  t,
  ownStack,
}) => {
  const { id, remove, head } = await openThree(page, t, ownStack);
  await remove.first().dblclick();
  await expect(remove).toHaveCount(2);
  await expect(head).toBeFocused();
  await expect.poll(() => placesAtService(ownStack, id)).toHaveLength(2);
  await expect(remove).toHaveCount(2);
});

test('a finding removed while it is written in keeps its form in hand; closed, the focus is on its tooth', async ({
  page,
  t,
  ownStack,
}) => {
  const { id, panel, remove, head } = await openThree(page, t, ownStack);
  await panel
    .getByRole('button', { name: /^Editar/ })
    .first()
    .click();
  const row = panel.getByRole('listitem').filter({ has: page.locator('form') });
  await expect(row.getByRole('textbox').first()).toBeFocused();
  await remove.first().press('Enter');
  await expect(row.getByRole('alert')).toContainText(t('odontogram.panel.removed'));
  await expect(row).toBeFocused();
  await row.getByRole('button', { name: t('common.cancel') }).press('Enter');
  await expect(remove).toHaveCount(2);
  await expect(head).toBeFocused();
  await expect.poll(() => placesAtService(ownStack, id)).toHaveLength(2);
});

test('from a signed chart, the focus is where it was or on the tooth, by the answer', async ({
  page,
  t,
  ownStack,
}) => {
  const { id, remove, head } = await openThree(page, t, ownStack);
  await page
    .getByRole('button', { name: t('odontogram.facts.sign'), exact: true })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('odontogram.signature.sign'), exact: true }).click();
  await expect(page.getByText(t('odontogram.facts.signed'), { exact: true })).toBeVisible();

  await remove.first().press('Enter');
  await dialog.getByRole('button', { name: t('common.cancel') }).click();
  await expect(remove.first()).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: t('odontogram.signature.changeAnyway') }).press('Enter');
  await expect(remove).toHaveCount(2);
  await expect(head).toBeFocused();
  await expect.poll(() => placesAtService(ownStack, id)).toHaveLength(2);
});

test('what was chosen in a list is undone by key from there', async ({ page, t, ownStack }) => {
  const { panel } = await openThree(page, t, ownStack);
  const evolution = panel.getByRole('combobox').first();
  const before = await evolution.inputValue();
  await evolution.selectOption({ index: 1 });
  await expect(evolution).not.toHaveValue(before);
  await evolution.press('Control+z');
  await expect(evolution).toHaveValue(before);
});
