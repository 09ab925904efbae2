import { expect, test } from 'vitest';
import type { CatalogFinding } from '@/lib/odontogram/shared/chart-data';
import { catalogFinding, catalogOf } from '@/lib/testing/odontogram';
import { readSymbol } from './symbol';
import { toldWithoutColour } from './told-without-colour';

function symbolsOf(findings: readonly CatalogFinding[], used = findings.map(({ id }) => id)) {
  const { findings: told } = toldWithoutColour(catalogOf(findings), new Set(used));
  return told.map(({ symbol }) => symbol);
}

const alike = (symbol: string, more: Partial<CatalogFinding> = {}) => [
  catalogFinding('one', { symbol, color: '#ff0000', ...more }),
  catalogFinding('two', { symbol, color: '#0000ff', ...more }),
];

test('findings that differ by colour alone get a number, in the order of the catalog', () => {
  expect(symbolsOf(alike('fill'))).toEqual(['fill+text:1', 'fill+text:2']);
  expect(symbolsOf(alike('cross@tooth'))).toEqual(['cross@tooth+text:1', 'cross@tooth+text:2']);
});

test('letters get it after them, and stay few enough to be drawn', () => {
  expect(symbolsOf(alike('text:S'))).toEqual(['text:S1', 'text:S2']);
  expect(symbolsOf(alike('vline@root+text:ABCD@crown'))).toEqual([
    'vline@root+text:ABC1@crown',
    'vline@root+text:ABC2@crown',
  ]);
  expect(symbolsOf(alike('XY'))).toEqual(['text:XY1', 'text:XY2']);
});

test('glyphs and what nobody can draw get it too', () => {
  expect(symbolsOf(alike('●'))).toEqual(['text:●1', 'text:●2']);
  expect(symbolsOf(alike('no such symbol', { label: 'Big Hole' }))).toEqual([
    'text:BH1',
    'text:BH2',
  ]);
});

test('whatever was numbered can be drawn, and a full symbol stays as it is', () => {
  const full = 'cross+slash+vline+hline+ring+check';
  expect(symbolsOf(alike(full))).toEqual([full, full]);
  for (const symbol of ['+', '@!', 'text:a+b', '★★★★★']) {
    for (const told of symbolsOf(alike(symbol, { label: 'A' }))) {
      expect(readSymbol(told, '').reading).toBe('grammar');
    }
  }
});

test('what is not on the chart, and what looks another way, stays as it is', () => {
  expect(symbolsOf(alike('fill'), ['one'])).toEqual(['fill', 'fill']);
  const others = [
    catalogFinding('solid', { symbol: 'fill' }),
    catalogFinding('hatched', { symbol: 'fill!hatch' }),
    catalogFinding('on a surface', { symbol: 'fill', scope: 'surface' }),
  ];
  expect(symbolsOf(others)).toEqual(['fill', 'fill!hatch', 'fill']);
});
