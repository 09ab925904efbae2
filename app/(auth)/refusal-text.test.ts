import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type RefusalWords, refusalText } from './refusal-text';

const words: RefusalWords = {
  byCode: { LOCKED: 'Locked.', PASSWORD_COMMON: 'Too common.' },
  network: 'No answer.',
  unexpected: 'Something failed.',
  retryAt: 'Again at {time}.',
  timeZone: 'America/Bogota',
  locale: 'en-US',
};

const refused = { status: 401, code: 'LOCKED', fieldCodes: [] };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-05T15:00:20Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a lock-out says until when, in the clinic’s time, rounded up', () => {
  expect(refusalText({ ...refused, retryAfter: 900 }, words)).toMatch(
    /^Locked\. Again at 10:16\sAM\.$/,
  );
});

test('without a time none is told', () => {
  expect(refusalText(refused, words)).toBe('Locked.');
});

test('what is wrong with a field says more than "invalid"', () => {
  const invalid = { status: 400, code: 'VALIDATION_ERROR', fieldCodes: ['PASSWORD_COMMON'] };
  expect(refusalText(invalid, words)).toBe('Too common.');
});

test('no answer and an unknown code are told apart', () => {
  expect(refusalText({ status: 0, code: 'OFFLINE', fieldCodes: [] }, words)).toBe('No answer.');
  expect(refusalText({ status: 500, code: 'X', fieldCodes: [] }, words)).toBe('Something failed.');
});
