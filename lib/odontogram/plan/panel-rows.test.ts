import { expect, test } from 'vitest';
import { charted } from '@/lib/testing/charted';
import { panelRows } from './panel-rows';

const hole = charted();
const whole = charted({ id: 'f2', surface: undefined, catalogFindingId: 'gone' });

test('a finding keeps its row when the service gives it another id', () => {
  const [expected] = panelRows([charted({ id: 'expected:36/occlusal' })], undefined);
  const [real] = panelRows([hole], undefined);
  expect(real?.key).toBe(expected?.key);
  expect(panelRows([charted({ id: 'f9' })], hole)).toEqual([
    { key: real?.key, finding: charted({ id: 'f9' }), fate: undefined },
  ]);
});

test('what is being written keeps its row once it is removed, or another stands there', () => {
  const [{ key } = { key: '' }] = panelRows([hole], hole);
  expect(panelRows([whole], hole)).toMatchObject([
    { finding: whole, fate: undefined },
    { key, finding: hole, fate: 'removed' },
  ]);
  const stain = charted({ id: 'f3', catalogFindingId: 'stain' });
  const rows = panelRows([stain], hole);
  expect(rows).toMatchObject([
    { finding: stain, fate: undefined },
    { key, finding: hole, fate: 'replaced' },
  ]);
  expect(new Set(rows.map((row) => row.key)).size).toBe(2);
});

test('what nobody writes goes with its finding', () => {
  expect(panelRows([], undefined)).toEqual([]);
});
