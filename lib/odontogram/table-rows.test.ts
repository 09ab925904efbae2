import { expect, test } from 'vitest';
import { charted, planned, SMALL_CATALOG } from '@/lib/testing/charted';
import { CHART_COLUMNS, chartRows, csvRows, nextSort, READING_ORDER, sortRows } from './table-rows';

const findings = [
  charted({ id: 'a', toothFdi: 48, evolution: 'done', subtotal: 5, notes: 'zeta' }),
  charted({ id: 'b', toothFdi: 11, surface: 'distal', evolution: 'frozen', subtotal: 20 }),
  charted({ id: 'c', toothFdi: 11, surface: undefined, catalogFindingId: 'gone', notes: 'Álamo' }),
  charted({ id: 'd', toothFdi: 11, surface: 'mesial', catalogFindingId: 'stain', subtotal: 100 }),
];
const rows = chartRows(findings, SMALL_CATALOG, ({ surface }) => surface ?? 'whole');
const sorted = (by: (typeof CHART_COLUMNS)[number], isDescending = false) =>
  sortRows(rows, { by, isDescending }, 'es-CO')
    .map(({ finding }) => finding.id)
    .join('');

test.each([
  ['tooth', 'cdba', 'acdb'],
  ['surface', 'cadb', 'bdac'],
  ['finding', 'badc', 'cdba'],
  ['evolution', 'cdab', 'bacd'],
  ['subtotal', 'cabd', 'dbac'],
  ['notes', 'dbca', 'acdb'],
] as const)('by %s upwards %s, downwards %s', (by, up, down) => {
  expect(sorted(by)).toBe(up);
  expect(sorted(by, true)).toBe(down);
});

test('a column is sorted upwards first, then downwards', () => {
  const once = nextSort(READING_ORDER, 'subtotal');
  expect(once).toEqual({ by: 'subtotal', isDescending: false });
  expect(nextSort(once, 'subtotal')).toEqual({ by: 'subtotal', isDescending: true });
  expect(nextSort(nextSort(once, 'subtotal'), 'subtotal')).toEqual(once);
});

test('a spreadsheet gets every column, amounts as numbers', () => {
  const finding = charted({
    plannedItems: [planned(), planned({ id: 'i2', name: 'Control', quantity: 1 })],
    subtotal: 180_000,
    notes: '=1+1',
  });
  const one = chartRows([finding], SMALL_CATALOG, () => 'Oclusal');
  expect(csvRows(one, CHART_COLUMNS)).toEqual([
    CHART_COLUMNS,
    [36, 'Oclusal', 'Hueco', 'Por hacer', '2 × Resina; Control', 180_000, '=1+1'],
  ]);
});
