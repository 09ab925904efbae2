import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClinicProblem } from '@/lib/queries/problem';
import { type RefusalWords, refusalText } from './refusal-text';

const words: RefusalWords = {
  byCode: { LOCKED: 'Locked.', PASSWORD_COMMON: 'Too common.' },
  network: 'No answer.',
  unexpected: 'Something failed.',
  retryAt: 'Again at {time}.',
  timeZone: 'America/Bogota',
  locale: 'en-US',
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-05T15:00:20Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a lock-out says until when, in the clinic’s time, rounded up', () => {
  expect(refusalText(new ClinicProblem(429, 'LOCKED', { retryAfter: 900 }), words)).toMatch(
    /^Locked\. Again at 10:16\sAM\.$/,
  );
});

test('without a time none is told', () => {
  expect(refusalText(new ClinicProblem(429, 'LOCKED'), words)).toBe('Locked.');
});

test('what is wrong with a field says more than "invalid"', () => {
  const invalid = new ClinicProblem(400, 'VALIDATION_ERROR', {
    fields: [{ path: 'password', code: 'PASSWORD_COMMON' }],
  });
  expect(refusalText(invalid, words)).toBe('Too common.');
});

test('no answer and an unknown code are told apart', () => {
  expect(refusalText(new ClinicProblem(0, 'OUTCOME_UNKNOWN'), words)).toBe('No answer.');
  expect(refusalText(new ClinicProblem(500, 'X'), words)).toBe('Something failed.');
});
