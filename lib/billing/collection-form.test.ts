import { expect, it } from 'vitest';
import { collectionForm } from './collection-form';

function read(over: { amount?: string; method?: string; reference?: string }, due = 60_000) {
  const typed = { amount: '1', method: 'cash', reference: '', ...over };
  const { data, error } = collectionForm(due).safeParse(typed);
  // What is told is the first of each field.
  const wrong = error?.issues.toReversed().map(({ path, message }) => [path[0], message]) ?? [];
  return data ?? Object.fromEntries(wrong);
}

it.each([
  ['60.000', 60_000],
  ['60,000', 60_000],
  ['$ 60.000', 60_000],
  ['COP 1', 1],
  ['59999', 59_999],
])('takes %s', (amount, pesos) => {
  expect(read({ amount })).toEqual({ amount: pesos, method: 'cash', reference: '' });
});

it.each([
  ['', 'required'],
  ['0', 'nothing'],
  ['-1', 'negative'],
  ['60.00', 'amount'],
  ['60.000,50', 'fraction'],
  ['60.001', 'exceeds'],
  ['1.234.567', 'exceeds'],
  ['9'.repeat(13), 'tooMuch'],
])('does not take %j: %s', (amount, error) => {
  expect(read({ amount })).toEqual({ amount: error });
});

it('says everything that is wrong at once', () => {
  expect(read({ amount: 'x', method: '', reference: 'a'.repeat(101) })).toEqual({
    amount: 'amount',
    method: 'method',
    reference: 'referenceTooLong',
  });
  expect(read({ reference: 'a\u0000' })).toEqual({ reference: 'referenceCharacters' });
});

it('keeps a reference without what is around it', () => {
  expect(read({ reference: ' PSE 9 ' })).toMatchObject({ reference: 'PSE 9' });
});
