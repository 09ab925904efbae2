import { expect, it } from 'vitest';
import { checkCollection } from './check-collection';

const paid = (amount: string, over: { due?: number; reference?: string } = {}) =>
  checkCollection({ amount, method: 'cash', reference: '', due: 60_000, ...over });

it.each([
  ['60.000', 60_000],
  ['60,000', 60_000],
  ['$ 60.000', 60_000],
  ['COP 1', 1],
  ['59999', 59_999],
])('takes %s', (amount, pesos) => {
  expect(paid(amount)).toEqual({ payment: { amount: pesos, method: 'cash' } });
});

it.each([
  ['', 'amountMissing'],
  ['0', 'nothing'],
  ['-1', 'negative'],
  ['60.00', 'amount'],
  ['60.000,50', 'fraction'],
  ['60.001', 'exceeds'],
  ['1.234.567', 'exceeds'],
  ['9'.repeat(13), 'tooMuch'],
])('does not take %j: %s', (amount, error) => {
  expect(paid(amount)).toEqual({ errors: { amount: error } });
});

it('says everything that is wrong at once', () => {
  expect(
    checkCollection({ amount: 'x', method: undefined, reference: 'a'.repeat(101), due: 1 }),
  ).toEqual({ errors: { amount: 'amount', method: 'method', reference: 'referenceTooLong' } });
  expect(paid('1', { reference: 'a\u0000' })).toEqual({
    errors: { reference: 'referenceCharacters' },
  });
});

it('keeps a reference without what is around it', () => {
  expect(paid('1', { reference: ' PSE 9 ' })).toMatchObject({ payment: { reference: 'PSE 9' } });
});
