import { expect, test } from 'vitest';
import { fullName, shownName } from './full-name';

test('a person may have only one of the names', () => {
  expect(fullName({ firstName: ' Luz ', lastName: 'Ortiz' })).toBe('Luz Ortiz');
  expect(fullName({ firstName: '', lastName: 'Ortiz' })).toBe('Ortiz');
});

test.each([
  '\u202e',
  '\u202a',
  '\u2066',
  '\u2069',
  '\u200e',
  '\u200f',
  '\u061c',
  '\u200b',
  '\ufeff',
])('what turns or hides text is seen: %j', (character) => {
  expect(shownName(`Luz${character}Ortiz`)).toBe('Luz\ufffdOrtiz');
});

test('letters from right to left turn nothing around them', () => {
  expect(shownName('דוד')).toBe('\u2068דוד\u2069');
  expect(shownName('أحمد\u202e')).toBe('\u2068أحمد\ufffd\u2069');
});

test('names that are written with joiners keep them, others show them', () => {
  expect(shownName('می\u200cشود')).toBe('\u2068می\u200cشود\u2069');
  expect(shownName('Lu\u200dz')).toBe('Lu\ufffdz');
});

test.each(['María Pérez', 'O’Higgins', 'Nguyễn', 'Zoë', 'Li 李'])('%s stays as it is', (name) => {
  expect(shownName(name)).toBe(name);
});
