import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pausableTimer } from './pausable-timer';

const run = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  run.mockReset();
});
afterEach(() => vi.useRealTimers());

test('runs once, when the time is over', () => {
  pausableTimer(run).start(1_000);
  vi.advanceTimersByTime(999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(run).toHaveBeenCalledTimes(1);
});

test('the time does not pass while it is held, and goes on from there', () => {
  const timer = pausableTimer(run);
  timer.start(1_000);
  vi.advanceTimersByTime(600);
  timer.hold('pointer');
  vi.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
  timer.goOn('pointer');
  vi.advanceTimersByTime(399);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});

test('whoever is left holds it on', () => {
  const timer = pausableTimer(run);
  timer.start(1_000);
  timer.hold('pointer');
  timer.hold('focus');
  timer.goOn('pointer');
  vi.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
  timer.goOn('focus');
  vi.advanceTimersByTime(1_000);
  expect(run).toHaveBeenCalledTimes(1);
});

test('what is started anew is held by nobody, and what was stopped does not come back', () => {
  const timer = pausableTimer(run);
  timer.start(1_000);
  timer.hold('pointer');
  timer.start(500);
  timer.goOn('pointer');
  vi.advanceTimersByTime(500);
  expect(run).toHaveBeenCalledTimes(1);
  timer.start(500);
  timer.hold('focus');
  timer.stop();
  timer.goOn('focus');
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(1);
});
