import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { IDEMPOTENCY_KEY_PATTERN } from '@/lib/contract/idempotency-key';
import { createIdempotencyKey, useIdempotencyKey } from './idempotency-key';
import { ClinicProblem } from './problem';

test('a form keeps its key, and another form has another', () => {
  const key = createIdempotencyKey();
  expect(key.current()).toMatch(IDEMPOTENCY_KEY_PATTERN);
  expect(key.current()).toBe(key.current());
  expect(createIdempotencyKey().current()).not.toBe(key.current());
});

test('what was made is followed by another change', () => {
  const key = createIdempotencyKey();
  const made = key.current();
  key.renew();
  expect(key.current()).not.toBe(made);
});

test.each([
  [409, 'CONFLICT'],
  [422, 'IDEMPOTENCY_KEY_REUSED'],
])('a refusal, %i %s, is followed by another change', (status, code) => {
  const key = createIdempotencyKey();
  const refused = key.current();
  key.failed(new ClinicProblem(status, code));
  expect(key.current()).not.toBe(refused);
});

test.each([
  new ClinicProblem(0, 'OUTCOME_UNKNOWN'),
  new ClinicProblem(504, 'OUTCOME_UNKNOWN'),
  new ClinicProblem(503, 'UNAVAILABLE'),
  new ClinicProblem(500, 'INTERNAL'),
  new ClinicProblem(401, 'SIGNED_OUT'),
  new ClinicProblem(403, 'FORBIDDEN'),
  new ClinicProblem(429, 'RATE_LIMITED'),
  new TypeError('a bug'),
])('after %s it is the same change that is asked for', (error) => {
  const key = createIdempotencyKey();
  const open = key.current();
  key.failed(error);
  expect(key.current()).toBe(open);
});

function Form() {
  return useIdempotencyKey().current();
}

test('a form that is rendered has one', () => {
  expect(renderToString(<Form />)).toMatch(IDEMPOTENCY_KEY_PATTERN);
});
