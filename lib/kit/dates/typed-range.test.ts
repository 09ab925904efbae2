import { expect, test } from 'vitest';
import { rangeErrors, usableRange } from './typed-range';

const LOCALE = 'es-CO';
const FORMER = { from: '2026-02-01', to: '2026-02-28' };

test.each([
  ['', '', undefined, undefined],
  ['2026-03-05', '', undefined, undefined],
  ['2026-03-05', '2026-03-05', undefined, undefined],
  ['31/02/2026', '2026-03-05', 'date', undefined],
  ['', 'hola', undefined, 'date'],
  ['5/3/26', '', 'century', undefined],
  ['2026-03-05', '2026-03-04', undefined, 'order'],
  ['hola', '2026-03-04', 'date', undefined],
  ['5/3/2026', '', 'date', undefined],
])('from %j to %j: %s, %s', (from, to, first, last) => {
  expect(rangeErrors({ from, to }, LOCALE)).toEqual({ from: first, to: last });
});

test.each([
  ['an end that is typed waits, the other counts', '3/2', '2026-02-20', '2026-02-01', '2026-02-20'],
  ['an end that is emptied is open', '', '2026-02-28', '', '2026-02-28'],
  ['an end before the beginning waits', '2026-03-01', '2026-02-28', '2026-02-01', '2026-02-28'],
  ['once the other fits, both count', '2026-03-01', '2026-03-31', '2026-03-01', '2026-03-31'],
  ['nor is it before what is kept', 'hola', '2026-01-31', '2026-02-01', '2026-02-28'],
])('%s', (_, from, to, usedFrom, usedTo) => {
  expect(usableRange({ from, to }, FORMER, LOCALE)).toEqual({ from: usedFrom, to: usedTo });
});
