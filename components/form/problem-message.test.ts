import { expect, test } from 'vitest';
import { isOutage, problemFacts, problemMessage } from './problem-message';

test('a code says more than its status', () => {
  expect(problemMessage({ status: 503 })).toBe('unavailable');
  expect(problemMessage({ status: 503, code: 'SERVICE_KEY_REJECTED' })).toBe('configuration');
  expect(problemMessage({ status: 503, code: 'STORAGE_FULL' })).toBe('storageFull');
  expect(problemMessage({ status: 503, code: 'AUDIT_UNAVAILABLE' })).toBe('auditUnavailable');
  expect(problemMessage({ status: 503, code: 'CONTENTION' })).toBe('busy');
  expect(problemMessage({ status: 0, code: 'OUTCOME_UNKNOWN' })).toBe('unknownOutcome');
});

test('a service that fails is told apart from one whose answer cannot be read', () => {
  expect(problemMessage({ status: 502, code: 'SERVICE_FAILED' })).toBe('upstream');
  expect(problemMessage({ status: 502 })).toBe('upstream');
  expect(problemMessage({ status: 502, code: 'SERVICE_ANSWER_INVALID' })).toBe('unreadableAnswer');
  expect([isOutage('upstream'), isOutage('unreadableAnswer')]).toEqual([true, true]);
});

test('an unknown code falls back to its status, an unknown status to the general words', () => {
  expect(problemMessage({ status: 409, code: 'SOMETHING_NEW' })).toBe('conflict');
  expect(problemMessage({ status: 418 })).toBe('unexpected');
});

test('an error that is no answer of ours is unexpected', () => {
  for (const thrown of [undefined, null, 'text', new Error('bug'), { status: 'x' }]) {
    expect(problemFacts(thrown)).toEqual({ status: 500 });
  }
});

test('the correlation id is kept for whoever asks for help', () => {
  const facts = problemFacts({ status: 502, code: 'SERVICE_FAILED', correlationId: 'abc' });
  expect(facts).toEqual({ status: 502, code: 'SERVICE_FAILED', correlationId: 'abc' });
});
