/*
 * The one clock of the tests. A demo clinic is made relative to today, so that tests would meet other
 * data each day. Every process of a test run loads this file first, and its `Date` is ahead of this
 * machine's, or behind, by the same time: the run begins at ten in the morning of `TEST_DAY`, and time
 * goes on from there. No product code knows of it, and no process that people start loads it.
 */

/** Holds the time in ms; the first process sets it, those that it starts inherit it. */
const VARIABLE = 'TEST_CLOCK_AHEAD';

/** A Tuesday in the middle of a week without a holiday, whatever day it is. */
const { TEST_DAY: day = '2026-11-24', NODE_OPTIONS: options = '' } = process.env;

/** Settings of a stack that runs on the real day. */
export const REAL_DAY = { [VARIABLE]: '0' };

/**
 * How far the clock of a process with these settings is ahead, in ms.
 * @param {Readonly<Record<string, string | undefined>>} [settings]
 */
export function aheadOf(settings) {
  return Number(settings?.[VARIABLE] ?? process.env[VARIABLE]);
}

/**
 * Sets `Date` ahead, in Node.js and in a page alike: what it needs is in it.
 * @param {number} ahead ms
 */
export function setAhead(ahead) {
  // Another loader of modules has a copy of this file of its own.
  if (ahead === 0 || 'ahead' in Date) return;
  const now = () => Real.now() + ahead;
  const Real = Date;
  const own = { now, ahead };
  globalThis.Date = new Proxy(Real, {
    construct: (target, given, made) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, made),
    apply: () => new Real(now()).toString(),
    has: (target, key) => key in own || key in target,
    get: (target, key) => Reflect.get(key in own ? own : target, key),
  });
  Real.prototype.constructor = Date;
}

if (process.env[VARIABLE] === undefined) {
  const begin = Date.parse(`${day}T10:00:00-05:00`);
  if (Number.isNaN(begin)) throw new Error(`TEST_DAY is no date: ${day}`);
  process.env[VARIABLE] = String(begin - Date.now());
  process.env.NODE_OPTIONS = `${options} --import ${import.meta.url}`.trim();
}
setAhead(aheadOf());
