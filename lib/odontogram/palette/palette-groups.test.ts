import { expect, test } from 'vitest';
import { randomCatalog } from '@/lib/testing/random-catalog';
import { paletteGroups, readableId } from './palette-groups';

const finding = (id: string, scope: string, exclusionGroup: string | null) => ({
  ...{ id, label: id, scope, exclusionGroup },
  ...{ dentition: 'common', suggestedTreatment: null, color: '', symbol: '' },
});

test('findings stand by scope, those of surfaces first, then by what excludes each other, as the catalog first names them', () => {
  const groups = paletteGroups([
    finding('a', 'whole', 'x'),
    finding('b', 'surface', null),
    finding('c', 'whole', null),
    finding('d', 'whole', 'x'),
  ]);
  expect(
    groups.map(({ scope, groups: inScope }) => [
      scope,
      ...inScope.map(({ id, findings }) => [id, ...findings.map((one) => one.id)]),
    ]),
  ).toEqual([
    ['surface', [null, 'b']],
    ['whole', ['x', 'a', 'd'], [null, 'c']],
  ]);
});

test('whatever the catalog, each finding is there once', () => {
  for (let seed = 0; seed < 100; seed += 1) {
    const { findings } = randomCatalog(seed);
    const shown = paletteGroups(findings).flatMap(({ scope, groups }) =>
      groups.flatMap((group) => {
        expect(group.findings.length).toBeGreaterThan(0);
        for (const one of group.findings) {
          expect([one.scope, one.exclusionGroup]).toEqual([scope, group.id]);
        }
        return group.findings;
      }),
    );
    expect(shown).toHaveLength(findings.length);
    expect(new Set(shown)).toEqual(new Set(findings));
  }
});

test.each([
  ['corona', 'Corona'],
  ['in-eruption', 'In eruption'],
  ['rootCanal_done', 'Root canal done'],
  ['órgano', 'Órgano'],
  ['--', '--'],
  ['', ''],
])('the id %j is read as %j', (id, expected) => {
  expect(readableId(id)).toBe(expected);
});
