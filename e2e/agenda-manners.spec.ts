import { expect, test } from './support/fixtures';
import { workDay } from './support/moves';

// A service that may have had enough.
test.use({ stackOptions: { strict: true, only: 'agenda-manners' } });

test('a refused agenda is read ever more seldom, and not at all once nobody looks', async ({
  page,
  ownStack,
  signInAs,
}) => {
  const { double } = ownStack;
  if (!double) throw new Error('Ask for it: stackOptions: { strict: true }.');
  await signInAs('receptionist');
  await page.goto(`/agenda?date=${workDay()}`);
  await expect(page.locator('[data-column]').first()).toBeVisible();
  double.refuseFor(1);
  const refused = () => double.journal.filter(({ status }) => status === 429).map(({ at }) => at);
  await expect.poll(() => refused().length, { timeout: 60_000 }).toBeGreaterThan(4);
  const [first = 0, ...more] = refused();
  const seconds = (Math.max(...more) - first) / 1000;
  console.log(`Refused ${more.length} times in ${seconds} s after the first`);
  expect(more.length / seconds).toBeLessThanOrEqual(0.5);

  await page.close();
  const closed = Date.now();
  const silentFor = () => Date.now() - Math.max(closed, ...double.journal.map(({ at }) => at));
  // Longer than the longest pause between two readings.
  await expect.poll(silentFor, { timeout: 60_000 }).toBeGreaterThan(15_000);
  expect(double.journal.filter(({ at }) => at > closed + 5_000)).toEqual([]);
});
