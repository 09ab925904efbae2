import { expect, test } from 'vitest';
import {
  creditBody,
  creditForm,
  estimatedCredit,
  leftOfInvoice,
  NOT_CREDITED,
  sentCredits,
  type TypedCredit,
} from './credit-form';
import type { InvoiceDetail } from './known-invoices';

const figures = (quantity: number, unitPrice: number) => ({
  quantity,
  unitPrice,
  taxRate: 0,
  subtotal: quantity * unitPrice,
  discount: 0,
  tax: 0,
  total: quantity * unitPrice,
});
const CLEANING = { id: '1', description: 'Limpieza', ...figures(1, 60_000) };
const BRUSH = { id: '2', description: 'Cepillo', ...figures(3, 10_000) };
const GIFT = { id: '3', description: 'Muestra', ...figures(1, 0) };
const INVOICE = {
  items: [CLEANING, BRUSH, GIFT],
  creditNotes: [{ items: [{ ...BRUSH, ...figures(1, 10_000), itemId: '2' }] }],
} as unknown as InvoiceDetail;

const left = leftOfInvoice(INVOICE);
const lines = (...typed: Partial<TypedCredit>[]) =>
  [0, 1, 2].map((index) => ({ ...NOT_CREDITED, ...typed[index] }));

const NO_REFUND = { method: '', reference: '' };

function read(typed: TypedCredit[], due = 80_000, refunds = false) {
  const { data, error } = creditForm(left, due, refunds).safeParse({
    reason: ' Se devolvió ',
    lines: typed,
    ...NO_REFUND,
  });
  return data ?? error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
}

test('reads lines of which nothing, some units, some pesos or all is taken off', () => {
  expect(left.map(({ total }) => total)).toEqual([60_000, 20_000, 0]);
  expect(
    read(lines({ how: 'amount', amount: '$ 5.000' }, { how: 'quantity', quantity: '2' })),
  ).toEqual({
    reason: 'Se devolvió',
    ...NO_REFUND,
    lines: [
      { itemId: '1', amount: 5_000 },
      { itemId: '2', quantity: 2 },
    ],
  });
  expect(read(lines({}, { how: 'rest' }))).toMatchObject({ lines: [{ itemId: '2' }] });
});

test.each<[string, TypedCredit[], number?]>([
  ['lines.0.how none', lines()],
  ['lines.1.quantity quantity', lines({}, { how: 'quantity', quantity: '3' })],
  ['lines.1.quantity quantity', lines({}, { how: 'quantity', quantity: '1.5' })],
  ['lines.0.amount required', lines({ how: 'amount' })],
  ['lines.0.amount nothing', lines({ how: 'amount', amount: '0' })],
  ['lines.0.amount amount', lines({ how: 'amount', amount: '60.00' })],
  ['lines.0.amount exceeds', lines({ how: 'amount', amount: '60.001' })],
  ['lines.2.how nothing', lines({}, {}, { how: 'rest' })],
  ['lines.0.how unpaid', lines({ how: 'rest' }), 59_999],
])('tells %s', (problem, typed, due) => {
  expect(read(typed, due)).toEqual([problem]);
});

test('gives back what is taken off beyond the balance, where somebody may and says how', () => {
  const typed = lines({ how: 'rest' }, { how: 'quantity', quantity: '1' });
  expect(read(typed, 10_000, true)).toEqual(['method method']);
  expect(read(typed, 70_000, true)).toMatchObject({ method: '' });
  const values = { reason: 'x', lines: [{ itemId: '1' }], method: 'cash', reference: '' };
  expect(creditBody(values, left, 50_000)).toEqual({
    reason: 'x',
    items: [{ itemId: '1' }],
    total: 60_000,
    refund: { amount: 10_000, method: 'cash' },
  });
  expect(creditBody(values, left, 60_000)).not.toHaveProperty('refund');
});

test('shows what can be read already, and what was sent as it was typed', () => {
  const typed = lines({ how: 'amount', amount: '60.00' }, { how: 'quantity', quantity: '1' });
  expect(estimatedCredit(typed, left)).toMatchObject({ total: 10_000 });
  const items = [{ itemId: '1' }, { itemId: '2', quantity: 1 }, { itemId: '3', amount: 5 }];
  expect(sentCredits(3, items, String)).toEqual(
    lines({ how: 'rest' }, { how: 'quantity', quantity: '1' }, { how: 'amount', amount: '5' }),
  );
});
