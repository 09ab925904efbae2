import { expect, test } from 'vitest';
import { slipsBetween, soundOf } from './names';

test.each([
  ['Gonzales', 'González'],
  ['Yeny', 'Jenny'],
  ['Velasques', 'Velásquez'],
  ['O’Brien', "O'Brien"],
  ['De la Cruz', 'Delacruz'],
  ['García-López', 'Garcia Lopes'],
])('%j sounds like %j', (one, other) => {
  expect(soundOf(one)).toBe(soundOf(other));
});

test.each([
  ['peres', 'maria peres', 0],
  ['prees', 'maria peres', 1],
  ['gonasles maria', 'maria gonsales', 1],
  ['pas', 'peres', null],
  ['sokokebebokotoke', 'sobotekedokoteke', null],
])('from %j to %j there are %j slips', (searched, name, slips) => {
  expect(slipsBetween(searched, name)).toBe(slips);
});
