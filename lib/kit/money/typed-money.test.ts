import { expect, test } from 'vitest';
import { MAX_PESOS } from '@/lib/contract/limits';
import { formatPesos, writePesos } from './money-format';
import { discountOf, readTypedDiscount, readTypedMoney } from './typed-money';

test.each([
  ['0', 0],
  ['60000', 60_000],
  ['60.000', 60_000],
  ['60,000', 60_000],
  ['60 000', 60_000],
  ['60\u00a0000', 60_000],
  ["60'000", 60_000],
  ['$ 60.000', 60_000],
  ['$60,000', 60_000],
  ['COP 60.000', 60_000],
  ['COP $60.000', 60_000],
  ['60.000 COP', 60_000],
  ['60.000 $', 60_000],
  ['  1.234.567 ', 1_234_567],
  ['60.000,00', 60_000],
  ['60,000.00', 60_000],
  ['60000,00', 60_000],
  ['60000.0', 60_000],
  ['999.999.999.999', MAX_PESOS],
  ['60mil', 60_000],
  ['60 mil', 60_000],
  ['$ 60 MIL', 60_000],
  ['60 mil pesos', 60_000],
  ['1 millón', 1_000_000],
  ['2 millones', 2_000_000],
  ['$60.000.-', 60_000],
  ['60.000,-', 60_000],
  ['$ 60.000,oo', 60_000],
  ['60.000 pesos', 60_000],
])('%j is so many pesos', (typed, pesos) => {
  expect(readTypedMoney(typed)).toEqual({ kind: 'pesos', pesos });
});

test.each([
  ['60.00', 'amount'],
  ['60,5', 'amount'],
  ['6.0000', 'amount'],
  ['60.000.00', 'amount'],
  ['60.000,000', 'amount'],
  ['0.500', 'amount'],
  ['1.000 000', 'amount'],
  ['-60.000', 'negative'],
  ['-100', 'negative'],
  ['− 100', 'negative'],
  ['-$ 60.000', 'negative'],
  ['$ -60.000', 'negative'],
  ['-', 'amount'],
  ['60-80', 'amount'],
  ['60.000 mil', 'amount'],
  ['1,5 mil', 'amount'],
  ['mil', 'amount'],
  ['1e3', 'amount'],
  ['60,000.50', 'fraction'],
  ['-1', 'negative'],
  ['10 %', 'amount'],
  ['60k', 'amount'],
  ['1e5', 'amount'],
  ['٦٠', 'amount'],
  ['$', 'amount'],
  ['60.000,50', 'fraction'],
  ['60000.5', 'fraction'],
  ['1.000.000.000.000', 'tooMuch'],
  ['9'.repeat(40), 'tooMuch'],
])('%j is refused: %s', (typed, why) => {
  expect(readTypedMoney(typed)).toEqual({ kind: 'refused', why });
});

test.each(['', '   ', '\u00a0'])('%j is nothing yet', (typed) => {
  expect(readTypedMoney(typed)).toEqual({ kind: 'none' });
});

test.each(['es-CO', 'en-US'])('what is written in %s is read as it was', (locale) => {
  for (const pesos of [0, 7, 999, 1_000, 60_000, 1_234_567, MAX_PESOS]) {
    expect(readTypedMoney(formatPesos(pesos, locale))).toEqual({ kind: 'pesos', pesos });
    expect(readTypedMoney(writePesos(pesos, locale))).toEqual({ kind: 'pesos', pesos });
  }
});

test.each([
  ['10 %', 45_000, 4_500],
  ['10%', 45_000, 4_500],
  ['12,5 %', 45_000, 5_625],
  ['33.33%', 100, 33],
  ['0,5 %', 100, 1],
  ['100%', 999_999_999_999, 999_999_999_999],
  ['5.000', 45_000, 5_000],
  ['5 mil', 45_000, 5_000],
  ['', 45_000, 0],
])('the discount %j of %d is %d', (typed, subtotal, pesos) => {
  expect(discountOf(readTypedDiscount(typed), subtotal)).toBe(pesos);
});

test.each([
  ['-10 %', 'negative'],
  ['%', 'amount'],
  ['1.000 %', 'amount'],
  ['10 % 5', 'amount'],
  ['12,345 %', 'amount'],
  ['-1', 'negative'],
])('the discount %j is refused: %s', (typed, why) => {
  expect(readTypedDiscount(typed)).toEqual({ kind: 'refused', why });
});
