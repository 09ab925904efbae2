import { expect, it } from 'vitest';
import { collectionForm, type TypedPart } from './collection-form';

const CASH = { amount: '1', method: 'cash', reference: '', received: '' };

function readAll(parts: Partial<TypedPart>[], due = 60_000) {
  const payments = parts.map((part) => ({ ...CASH, ...part }));
  const { data, error } = collectionForm(due).safeParse({ payments });
  // What is told is the first of each field.
  const wrong = error?.issues
    .toReversed()
    .map(({ path, message }) => [path.slice(1).join('.'), message]);
  return data?.payments ?? Object.fromEntries(wrong ?? []);
}

function read(part: Partial<TypedPart>) {
  const all = readAll([part]);
  if (Array.isArray(all)) return all[0];
  return Object.fromEntries(Object.entries(all).map(([name, code]) => [name.slice(2), code]));
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
  const wrong = { amount: 'x', method: '', reference: 'a'.repeat(101), received: 'x' };
  expect(read(wrong)).toEqual({
    amount: 'amount',
    method: 'method',
    reference: 'referenceTooLong',
    received: 'amount',
  });
  expect(read({ reference: 'a\u0000' })).toEqual({ reference: 'referenceCharacters' });
});

it('keeps a reference without what is around it', () => {
  expect(read({ reference: ' PSE 9 ' })).toMatchObject({ reference: 'PSE 9' });
});

it('takes cash of at least the amount', () => {
  expect(read({ amount: '45.000', received: '50.000' })).toMatchObject({ received: 50_000 });
  expect(read({ amount: '45.000', received: '45.000' })).toMatchObject({ received: 45_000 });
  expect(read({ amount: '45.000', received: '44.999' })).toEqual({ received: 'short' });
  expect(read({ amount: '45.000', received: '1', method: 'card' })).toMatchObject({
    amount: 45_000,
  });
});

it('takes several methods that come to the balance at most', () => {
  const parts = (last: string) => [
    { amount: '30.000' },
    { amount: '20.000', method: 'card' },
    { amount: last, method: 'transfer' },
  ];
  expect(readAll(parts('10.000'))).toMatchObject([
    { amount: 30_000 },
    { amount: 20_000 },
    { amount: 10_000 },
  ]);
  expect(readAll(parts('10.001'))).toEqual({ '2.amount': 'exceedsTogether' });
  expect(readAll([{ amount: '60.001' }, { amount: '1' }])).toMatchObject({ '0.amount': 'exceeds' });
});
