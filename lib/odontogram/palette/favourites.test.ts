import { expect, test } from 'vitest';
import {
  favouritesKey,
  findingsOf,
  NO_FAVOURITES,
  readFavourites,
  withFavourite,
  withRecent,
} from './favourites';

test('what is kept is read as it was, of each person their own', () => {
  const kept = withRecent(withFavourite(NO_FAVOURITES, 'a'), 'b');
  expect(readFavourites(JSON.stringify(kept))).toEqual({ favourites: ['a'], recents: ['b'] });
  expect(favouritesKey('ana')).not.toBe(favouritesKey('luis'));
});

test.each([
  null,
  '',
  'off',
  '{',
  'null',
  '7',
  '[]',
  '{"favourites":7,"recents":{"0":"a"}}',
  '{"recents":[1,null,{}]}',
])('%j is nothing', (kept) => {
  expect(readFavourites(kept)).toEqual(NO_FAVOURITES);
});

test('ids are kept beside what is none, each once', () => {
  expect(readFavourites('{"favourites":["a",1,"b","a"]}').favourites).toEqual(['a', 'b']);
});

test('a favourite is marked and unmarked', () => {
  const both = withFavourite(withFavourite(NO_FAVOURITES, 'a'), 'b');
  expect(both.favourites).toEqual(['a', 'b']);
  expect(withFavourite(both, 'a').favourites).toEqual(['b']);
});

test('the last charted comes first, once, of twelve at most', () => {
  const many = Array.from({ length: 20 }, (_, index) => `f${index}`);
  const kept = many.reduce(withRecent, NO_FAVOURITES);
  expect(kept.recents).toEqual(many.toReversed().slice(0, 12));
  expect(withRecent(kept, 'f15').recents.slice(0, 3)).toEqual(['f15', 'f19', 'f18']);
  expect(withRecent(kept, 'f15').recents).toHaveLength(12);
  const written = JSON.stringify({ recents: many });
  expect(readFavourites(written).recents).toHaveLength(12);
});

test('ids that the catalog no longer has are skipped', () => {
  const findings = [{ id: 'a' }, { id: 'b' }];
  expect(findingsOf(findings, ['b', 'gone', 'a'])).toEqual([{ id: 'b' }, { id: 'a' }]);
});
