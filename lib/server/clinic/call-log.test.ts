import { expect, it } from 'vitest';
import { createCallLog } from './call-log';

const MINUTE = 60_000;

function logAt(start: number) {
  let now = start;
  const log = createCallLog(() => now);
  return { log, pass: (milliseconds: number) => (now += milliseconds) };
}

it('knows nothing before anything was sent', () => {
  const { log } = logAt(0);
  expect(log.hour()).toEqual({
    calls: 0,
    failed: 0,
    median: undefined,
    p95: undefined,
    minutes: [],
  });
});

it('tells how long answers took, and how many did not come', () => {
  const { log } = logAt(10 * MINUTE);
  for (let took = 1; took <= 100; took += 1) log.add({ took, failed: false });
  log.add({ took: 10_000, failed: true });
  expect(log.hour()).toMatchObject({ calls: 101, failed: 1, median: 50, p95: 95 });
});

it('tells each minute apart, and leaves out those in which nothing was sent', () => {
  const { log, pass } = logAt(10 * MINUTE + 59_000);
  log.add({ took: 4.4, failed: false });
  pass(1_000);
  log.add({ took: 9, failed: true });
  pass(5 * MINUTE);
  log.add({ took: 20, failed: false });
  expect(log.hour().minutes).toEqual([
    { at: 10 * MINUTE, calls: 1, failed: 0, median: 4 },
    { at: 11 * MINUTE, calls: 1, failed: 1, median: undefined },
    { at: 16 * MINUTE, calls: 1, failed: 0, median: 20 },
  ]);
});

it('forgets what was longer ago than an hour, asked or not', () => {
  const { log, pass } = logAt(0);
  log.add({ took: 1, failed: false });
  pass(59 * MINUTE);
  log.add({ took: 2, failed: false });
  expect(log.hour().calls).toBe(2);
  pass(MINUTE);
  expect(log.hour().calls).toBe(1);
  pass(59 * MINUTE);
  expect(log.hour()).toMatchObject({ calls: 0, minutes: [] });
});

it('keeps a fair sample of a busy minute', () => {
  const { log } = logAt(0);
  for (let call = 0; call < 20_000; call += 1) log.add({ took: call % 1_000, failed: false });
  const { calls, median } = log.hour();
  expect(calls).toBe(20_000);
  expect(median).toBeGreaterThan(300);
  expect(median).toBeLessThan(700);
});

it('goes on in the minute it knows where the clock is set back', () => {
  const { log, pass } = logAt(10 * MINUTE);
  log.add({ took: 1, failed: false });
  pass(-3 * MINUTE);
  log.add({ took: 3, failed: false });
  pass(3 * MINUTE);
  expect(log.hour().minutes).toHaveLength(1);
});
