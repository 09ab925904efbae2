import { expect, test } from 'vitest';
import { isNit, nitCheckDigit } from './nit';

test.each([
  '900.512.347-2',
  '900512347-2',
  '901.234.567-7',
  '900512008-0',
  '900512001-1',
  '5.000-3',
])('%s is a tax number', (text) => expect(isNit(text)).toBe(true));

test.each([
  '900.512.347-3',
  '900.512.347',
  '900512.347-2',
  '900.512.3472',
  ' 900.512.347-2',
  '-2',
  '',
])('%j is none', (text) => expect(isNit(text)).toBe(false));

test('the check digit that it should have is known of what is written with one', () => {
  expect(nitCheckDigit('900.512.347-9')).toBe('2');
  expect(nitCheckDigit('900.512.347')).toBeUndefined();
});
