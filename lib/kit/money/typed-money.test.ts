import { expect, test } from 'vitest';
import { MAX_PESOS } from '@/lib/contract/limits';
import { formatPesos, writePesos } from './money-format';
import { readTypedMoney } from './typed-money';

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
  ['60 mil', 'amount'],
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
