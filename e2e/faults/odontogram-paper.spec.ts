import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/axe';
import type { Seen } from '../support/fault-proxy';
import { expect, test } from '../support/fixtures';
import { chartedPatient, isChart, openChart } from '../support/odontogram';
import { EMPTY_CLINIC } from '../support/stack';
import { recover } from './recover';

// Behind a service that fails.
test.use({ stackOptions: EMPTY_CLINIC, locale: 'es-CO' });
test.describe.configure({ mode: 'default' });

const isVersions = ({ path }: Seen) => /\/odontogram\/versions(\?|$)/.test(path);

test.beforeEach(async ({ signInAs, watched }) => {
  watched.allow(/status of (4|5)\d\d/);
  await signInAs('dentist');
});
test.afterEach(async ({ faults, apiOf }) => recover(faults, await apiOf('receptionist')));

test('a chart that cannot be read is not printed as a mouth, and comes on request', async ({
  page,
  ownStack,
  faults,
  t,
}) => {
  const id = await chartedPatient(ownStack, [{ toothFdi: 11, catalogFindingId: 'fractura' }]);
  faults.fail(isChart, { kind: 'change', change: () => '{}' });
  await page.goto(`/patients/${id}/odontogram/print`);
  await expect(page.getByText(t('odontogram.page.failed'))).toBeVisible();
  await expect(page.locator('.tooth-crown')).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('odontogram.sheet.print') })).toHaveCount(0);
  await expectAccessible(page);
  await faults.heal();
  await page.getByRole('button', { name: t('common.retry') }).click();
  await expect(page.locator('[data-tooth] .tooth-crown')).toHaveCount(32);
});

test('a history that cannot be read is not taken for an empty one, and comes on request', async ({
  page,
  ownStack,
  faults,
  t,
}) => {
  const id = await chartedPatient(ownStack, [{ toothFdi: 11, catalogFindingId: 'fractura' }]);
  faults.fail(isVersions, { kind: 'change', change: () => '{}' });
  await page.goto(`/patients/${id}/odontogram/history`);
  await expect(page.getByText(t('odontogram.history.failed'))).toBeVisible();
  await expect(page.getByText(t('odontogram.history.empty'))).toHaveCount(0);
  await expectAccessible(page);
  await faults.heal();
  await page.getByRole('button', { name: t('common.retry') }).click();
  await expect(page.getByText(t('odontogram.history.action.registered'))).toBeVisible();
});

test('a file that cannot be made is told, and comes when it is asked for again', async ({
  page,
  ownStack,
  faults,
  t,
}) => {
  await openChart(
    page,
    await chartedPatient(ownStack, [{ toothFdi: 11, catalogFindingId: 'fractura' }]),
  );
  await page.getByRole('button', { name: t('odontogram.bar.table') }).click();
  const save = page.getByRole('button', { name: t('odontogram.table.export') });
  const told = page.getByRole('alert').filter({ hasText: t('errors.problem.unreadableAnswer') });
  faults.fail(isChart, { kind: 'change', change: () => '{}' });
  await save.click();
  await expect(told).toBeVisible();
  await expectAccessible(page);
  await faults.heal();
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(await readFile(await download.path(), 'utf8')).toMatch(/^11;/m);
  await expect(told).toHaveCount(0);
});
