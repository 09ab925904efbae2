import { afterEach, expect, test, vi } from 'vitest';
import { holdCalls, renderApp } from '@/lib/testing/render-app';
import { SafetyForm } from './safety-form';

const VALUES = { chartsPerHour: 100, guesses: 5, firstLockMinutes: 15, pesosUnasked: 200_000 };

afterEach(() => vi.unstubAllGlobals());

test('a number out of its range is refused at its field, and what is changed is sent', async () => {
  const calls = holdCalls();
  const { screen } = await renderApp(<SafetyForm version={3} values={VALUES} />);
  const charts = screen.getByRole('textbox', { name: 'Patients one person opens in an hour' });
  const save = screen.getByRole('button', { name: 'Save' });
  await expect.element(save).toHaveAccessibleDescription('Nothing was changed.');
  for (const wrong of ['3', '', '10,5']) {
    await charts.fill(wrong);
    await save.click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('between 10 and 1000');
    await expect.element(charts).toHaveValue(wrong);
  }
  await charts.fill(' 60 ');
  await save.click();
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]?.body).toEqual({
    section: 'safety',
    version: 3,
    values: { ...VALUES, chartsPerHour: 60 },
  });
  calls[0]?.answer(409, { code: 'SETTINGS_CHANGED' });
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await expect.element(charts).toHaveValue(' 60 ');
});
