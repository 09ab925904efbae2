import { expect, test } from 'vitest';
import { comparedVersions, loadVersions, versionsQuery } from './search-params';

const parsed = (query: string) => loadVersions(new URLSearchParams(query));

test.each([
  ['', null, null],
  ['from=3&to=7', 3, 7],
  ['to=7', null, 7],
  ['from=0&to=-1', null, null],
  ['from=3.5&to=1e3', null, null],
  ['to=99999999999', null, null],
])('%j asks for %s and %s', (query, from, to) => {
  expect(parsed(query)).toEqual({ from, to });
});

test.each([
  ['', 8, { from: 7, to: 8 }],
  ['', 1, { from: undefined, to: 1 }],
  ['to=5', 8, { from: 4, to: 5 }],
  ['to=1', 8, { from: undefined, to: 1 }],
  ['from=3', 8, { from: 3, to: 8 }],
  ['from=7&to=3', 8, { from: 3, to: 7 }],
  ['from=3&to=3', 8, { from: undefined, to: 3 }],
])('%j of %i versions compares %j', (query, newest, compared) => {
  expect(comparedVersions(parsed(query), newest)).toEqual(compared);
});

test('an address says no more than it has to, and is read again as it was written', () => {
  expect(versionsQuery({ from: 4, to: 5 })).toBe('?to=5');
  expect(versionsQuery({ from: undefined, to: 1 })).toBe('?to=1');
  const far = { from: 2, to: 5 };
  expect(versionsQuery(far)).toBe('?from=2&to=5');
  expect(comparedVersions(parsed(versionsQuery(far)), 9)).toEqual(far);
});
