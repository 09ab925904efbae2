import { expect, test } from 'vitest';
import { findingsOf, NO_FAVOURITES, withDeed } from './favourites';

const many = Array.from({ length: 80 }, (_, index) => `f${index}`);

test('a favourite is marked, once, and unmarked', () => {
  const both = [{ marked: 'a' }, { marked: 'b' }, { picked: 'c' }].reduce(withDeed, NO_FAVOURITES);
  expect(both).toEqual({ favourites: ['a', 'b'], recents: ['c'] });
  expect(withDeed(both, { marked: 'a' }).favourites).toEqual(['b', 'a']);
  expect(withDeed(both, { unmarked: 'a' })).toEqual({ favourites: ['b'], recents: ['c'] });
  expect(withDeed(both, { unmarked: 'gone' })).toEqual(both);
});

test('of sixty at most, the last marked', () => {
  const kept = many.map((marked) => ({ marked })).reduce(withDeed, NO_FAVOURITES);
  expect(kept.favourites).toEqual(many.slice(20));
});

test('the newest pick comes first, of twelve at most; one that is there stays where it is', () => {
  const kept = many.map((picked) => ({ picked })).reduce(withDeed, NO_FAVOURITES);
  expect(kept.recents).toEqual(many.toReversed().slice(0, 12));
  expect(withDeed(kept, { picked: 'f75' })).toBe(kept);
  expect(withDeed(kept, { picked: 'new' }).recents).toEqual(['new', ...kept.recents.slice(0, 11)]);
});

test('ids that the catalog no longer has are skipped', () => {
  const findings = [{ id: 'a' }, { id: 'b' }];
  expect(findingsOf(findings, ['b', 'gone', 'a'])).toEqual([{ id: 'b' }, { id: 'a' }]);
});
