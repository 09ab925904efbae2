import { expect, test } from 'vitest';
import { combinationOf } from './combination';

const findings = [{ id: 'crown' }, { id: 'canal' }, { id: 'both', combines: ['canal', 'crown'] }];
const on = (...ids: string[]) => ids.map((catalogFindingId) => ({ catalogFindingId }));

test('a crown over a root canal is both, whichever comes first', () => {
  const one = { register: [46], replaced: on('canal') };
  expect(combinationOf({ id: 'crown' }, one, findings)?.id).toBe('both');
  expect(combinationOf({ id: 'canal' }, { ...one, replaced: on('crown') }, findings)?.id).toBe(
    'both',
  );
});

test('nothing is combined with itself, with a third, or where only some of the teeth have it', () => {
  const of = (register: number[], replaced: { catalogFindingId: string }[]) =>
    combinationOf({ id: 'crown' }, { register, replaced }, findings);
  expect(of([46], on('crown'))).toBeUndefined();
  expect(of([46], on('missing'))).toBeUndefined();
  expect(of([46, 47], on('canal'))).toBeUndefined();
  expect(of([46], [])).toBeUndefined();
  expect(of([46, 47], on('canal', 'canal'))?.id).toBe('both');
});

test('a catalog that knows of no combination offers none', () => {
  const one = { register: [46], replaced: on('canal') };
  expect(combinationOf({ id: 'crown' }, one, [{ id: 'crown' }, { id: 'canal' }])).toBeUndefined();
});
