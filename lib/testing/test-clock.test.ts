import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import { aheadOf, REAL_DAY } from './test-clock.mjs';

const { TEST_DAY: day = '2026-11-24' } = process.env;
const dayOf = (instant: Date) => clinicToday('America/Bogota', instant);

/** What a process says that is started by this one, with more settings. */
const said = (script: string, settings = {}) =>
  execFileSync(process.execPath, ['-p', script], {
    env: { ...process.env, ...settings },
    encoding: 'utf8',
  }).trim();

test('it is the day of the tests, here and in every process started from here', () => {
  expect(dayOf(new Date())).toBe(day);
  expect(dayOf(new Date(Number(said('Date.now()'))))).toBe(day);
  const days = said('JSON.stringify([new Date(), new Date(Date.parse(Date()))])');
  for (const each of JSON.parse(days)) expect(dayOf(new Date(each))).toBe(day);
});

test('a process may be told to keep the time of the machine', () => {
  const here = Date.now() - aheadOf();
  expect(Math.abs(Number(said('Date.now()', REAL_DAY)) - here)).toBeLessThan(60_000);
});

test('dates are made, read and told apart as ever', () => {
  const made = new Date(0);
  expect(made.toISOString()).toBe('1970-01-01T00:00:00.000Z');
  expect(made).toBeInstanceOf(Date);
  expect(made.constructor).toBe(Date);
  expect(Date.UTC(2028, 1, 29)).toBe(Date.parse('2028-02-29T00:00:00Z'));
  class Later extends Date {}
  expect(new Later()).toBeInstanceOf(Later);
  expect(structuredClone(made)).toBeInstanceOf(Date);
});

test('a day that is none is refused', () => {
  const settings = { TEST_CLOCK_AHEAD: undefined, TEST_DAY: '2026-02-30x' };
  expect(() => said('0', settings)).toThrow(/TEST_DAY is no date/);
});
