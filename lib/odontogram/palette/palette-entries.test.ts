import { expect, test } from 'vitest';
import { SMALL_CATALOG } from '@/lib/testing/charted';
import { catalogFinding } from '@/lib/testing/odontogram';
import { NO_FAVOURITES } from './favourites';
import { firstThatFits, paletteSections, sectionNote } from './palette-entries';

const { findings } = SMALL_CATALOG;
const shown = (...args: Parameters<typeof paletteSections>) =>
  paletteSections(...args).map(({ key, groups }) => [
    key,
    ...groups.flatMap((group) => group.findings.map(({ id }) => id)),
  ]);

test('favourites come first, then what was charted lately and is none, then all', () => {
  const kept = { favourites: ['gone', 'unknown'], recents: ['hole', 'gone'] };
  expect(shown(findings, kept, ' ')).toEqual([
    ['favourites', 'gone'],
    ['recents', 'hole'],
    ['scope:surface', 'hole', 'stain'],
    ['scope:whole', 'gone', 'loose', 'post'],
  ]);
  expect(shown(findings, NO_FAVOURITES, '')).toHaveLength(2);
  expect(shown([], kept, '')).toEqual([]);
});

test('a search shows what it found, the nearest first', () => {
  expect(shown(findings, NO_FAVOURITES, 'po')).toEqual([['found', 'post', 'loose']]);
  expect(shown(findings, NO_FAVOURITES, 'nothing')).toEqual([]);
});

test('a search finds by the treatment too, after what is called so', () => {
  const named = catalogFinding('named', { label: 'Corona' });
  const treated = catalogFinding('treated', { label: 'Rota', suggestedTreatment: 'Corona' });
  const [section] = paletteSections([treated, named], { favourites: [], recents: [] }, 'coro');
  expect(section?.groups[0]?.findings.map(({ id }) => id)).toEqual(['named', 'treated']);
});

test('Enter picks the first that can be charted where one is', () => {
  const sections = paletteSections(findings, NO_FAVOURITES, 'po');
  expect(firstThatFits(sections, [])?.id).toBe('post');
  expect(firstThatFits(sections, [{ toothFdi: 75 }])?.id).toBe('loose');
  expect(firstThatFits([], [])).toBeUndefined();
});

test('what a pick comes to is said once for each scope', () => {
  const sections = paletteSections(findings, NO_FAVOURITES, '');
  const notes = (...selection: { toothFdi: number; surface?: string }[]) =>
    sections.map((section) => sectionNote(section, selection));
  expect(notes({ toothFdi: 36 })).toEqual(['awaitsSurface', undefined]);
  expect(notes({ toothFdi: 36, surface: 'mesial' })).toEqual([undefined, 'leavesSurfaces']);
  expect(notes()).toEqual([undefined, undefined]);
});
