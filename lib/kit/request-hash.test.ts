import { expect, test } from 'vitest';
import { requestHash } from './request-hash';

const asked = {
  operation: 'appointments.create',
  params: {},
  query: {},
  body: { a: 1, b: { c: [1, 2], d: undefined } },
  ifMatch: undefined,
};

test('is the same in whatever order members come', () => {
  expect(requestHash(asked)).toMatch(/^[0-9a-f]{64}$/);
  expect(requestHash({ ...asked, body: { b: { c: [1, 2] }, a: 1 } })).toBe(requestHash(asked));
});

test.each([
  { operation: 'patients.create' },
  { params: { id: 'p1' } },
  { query: { page: 1 } },
  { ifMatch: '7' },
  { body: undefined },
  { body: { a: '1', b: { c: [1, 2] } } },
  { body: { a: 1, b: { c: [2, 1] } } },
  { body: { a: 1, b: { c: [1, 2] }, d: null } },
])('is another for %j', (other) => {
  expect(requestHash({ ...asked, ...other })).not.toBe(requestHash(asked));
});
