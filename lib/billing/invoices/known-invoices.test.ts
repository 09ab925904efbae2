import { expect, test } from 'vitest';
import { pageOfKnown } from './known-invoices';

const made = [
  { id: 'i2', invoiceNumber: 'F-2', total: 60_000, createdAt: '2026-11-20T10:00:00Z' },
  { id: 'i1', invoiceNumber: 'F-1', total: 45_000, createdAt: '2026-11-18T10:00:00Z' },
];
const payment = (invoiceId: string, amount: number, paidAt: string, status = 'completed') => ({
  invoiceId,
  amount,
  paidAt,
  status,
});
const FIRST = { page: 1, limit: 20 };

test('what was made here and what was paid is one list, each once, newest first', () => {
  const payments = [
    payment('i1', 20_000, '2026-11-21T10:00:00Z'),
    payment('i1', 5_000, '2026-11-19T10:00:00Z'),
    payment('elsewhere', 9_000, '2026-11-19T12:00:00Z'),
    payment('elsewhere', 1_000, '2026-11-19T11:00:00Z'),
    payment('elsewhere', 7_000, '2026-11-22T10:00:00Z', 'failed'),
  ];
  expect(pageOfKnown(made, payments, FIRST)).toEqual({
    data: [
      { ...made[0], paid: 0 },
      { id: 'elsewhere', firstPaidAt: '2026-11-19T11:00:00Z', paid: 10_000 },
      { ...made[1], paid: 25_000 },
    ],
    total: 3,
  });
});

test('what is paid by one patient is theirs', () => {
  const payments = [payment('x', 1, '2026-11-19T10:00:00Z')];
  const { data } = pageOfKnown([], payments, { ...FIRST, patientId: 'p' });
  expect(data).toMatchObject([{ id: 'x', patientId: 'p' }]);
});

test('where there are too many payments nothing is said of what was paid', () => {
  expect(pageOfKnown(made, undefined, FIRST)).toEqual({ data: made, total: 2 });
});

test('instants are compared, in whatever zone they are written', () => {
  const payments = [
    payment('late', 1, '2026-11-21T23:00:00-05:00'),
    payment('early', 1, '2026-11-22T03:00:00Z'),
    payment('early', 1, '2026-11-21T21:30:00-05:00'),
  ];
  expect(pageOfKnown([], payments, FIRST).data).toMatchObject([
    { id: 'late' },
    { id: 'early', firstPaidAt: '2026-11-21T21:30:00-05:00' },
  ]);
});

test('a page is a part of it, and one too far has nothing', () => {
  expect(pageOfKnown(made, [], { page: 2, limit: 1 }).data).toMatchObject([{ id: 'i1' }]);
  expect(pageOfKnown(made, [], { page: 9, limit: 1 })).toEqual({ data: [], total: 2 });
});
