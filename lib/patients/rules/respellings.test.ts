import { expect, test } from 'vitest';
import { respellings } from './respellings';

test.each([
  ['Gonzales', 'gonzalez'],
  ['Rodrigues', 'rodriguez'],
  ['jimenes', 'jimenez'],
  ['Velasques', 'velasquez'],
  ['belasques', 'velasquez'],
  ['sifuentes', 'cifuentez'],
  ['Caballo', 'cabayo'],
  ['Hosorio', 'osorio'],
])('%s may be written %s', (heard, written) => {
  expect(respellings(heard)).toContain(written);
});

test('there are four at most, none as it was typed, and none of a number or an address', () => {
  expect(respellings('Velasques Yeny').length).toBeLessThanOrEqual(4);
  expect(respellings('gonzales')).not.toContain('gonzales');
  for (const typed of ['79123456', 'ana@correo.example', '', '  ']) {
    expect(respellings(typed)).toEqual([]);
  }
});
