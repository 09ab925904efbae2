import { expect, test } from 'vitest';
import { charted, SMALL_CATALOG } from '@/lib/testing/charted';
import { legendEntries } from './legend-entries';

test('only what is on the chart is explained, in the order of the catalog', () => {
  const findings = ['post', 'zz-new', 'hole', 'post', 'aa-new'].map((catalogFindingId) =>
    charted({ catalogFindingId, evolution: 'done' }),
  );
  const { kinds, unknown, evolutions } = legendEntries(findings, SMALL_CATALOG);
  expect(kinds.map(({ id }) => id)).toEqual(['hole', 'post']);
  expect(unknown).toEqual(['aa-new', 'zz-new']);
  expect(evolutions).toEqual([{ step: 1, term: { id: 'done', label: 'Hecho' } }]);
});

test('an empty chart explains nothing', () => {
  expect(legendEntries([], SMALL_CATALOG)).toEqual({ kinds: [], unknown: [], evolutions: [] });
});
