import { expect, test } from './support/fixtures';
import { chartedPatient, openChart } from './support/odontogram';

test('what is told twice in a row is put before a screen reader twice', async ({
  page,
  stack,
  t,
  signInAs,
}) => {
  await signInAs('dentist');
  await openChart(page, await chartedPatient(stack));
  await page.evaluate(() => {
    const told: string[] = [];
    for (const region of document.querySelectorAll('[role=status]')) {
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
          told.push(node.textContent ?? '');
        }
      }).observe(region, { childList: true, subtree: true });
    }
    Object.assign(window, { told });
  });
  const told = () => page.evaluate<string[]>('told');
  const nothing = t('odontogram.status.nothing.nothing-to-undo');
  await page.keyboard.press('Control+z');
  await expect.poll(told).toEqual([nothing]);
  await page.keyboard.press('Control+z');
  await expect.poll(told).toEqual([nothing, nothing]);
});
