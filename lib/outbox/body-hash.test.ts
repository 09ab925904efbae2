import { expect, test } from 'vitest';
import { bodyHash } from './body-hash';

const asked = {
  operation: 'appointments.create',
  params: {},
  query: {},
  body: { a: 1, b: { c: [1, 2], d: undefined } },
  ifMatch: undefined,
};

test('is the same in whatever order members come', () => {
  expect(bodyHash(asked)).toMatch(/^[0-9a-f]{64}$/);
  expect(bodyHash({ ...asked, body: { b: { c: [1, 2] }, a: 1 } })).toBe(bodyHash(asked));
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
  expect(bodyHash({ ...asked, ...other })).not.toBe(bodyHash(asked));
});
