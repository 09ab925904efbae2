import { expect, test } from 'vitest';
import { paymentTotals } from './payment-totals';

const KNOWN = ['cash', 'card', 'transfer'];

const payment = (method: string, amount: number, status = 'completed', refundedAmount = 0) => ({
  method,
  amount,
  status,
  refundedAmount,
});

test('sums up what was received by method, and what was not apart', () => {
  const payments = [
    payment('coupon', 7),
    payment('card', 1_000),
    payment('cash', 500),
    payment('card', 2_000),
    payment('cash', 4_000, 'failed'),
    payment('cash', 5_000, 'pending'),
  ];
  expect(paymentTotals(payments, KNOWN)).toEqual({
    received: { count: 4, amount: 3_507 },
    methods: [
      { method: 'cash', count: 1, amount: 500 },
      { method: 'card', count: 2, amount: 3_000 },
      { method: 'coupon', count: 1, amount: 7 },
    ],
    refunded: { count: 0, amount: 0 },
    net: 3_507,
    reversed: { count: 0, amount: 0 },
    notReceived: { count: 2, amount: 9_000 },
  });
});

test('takes off what was given back, in part or whole, and never counts what was reversed', () => {
  const payments = [
    payment('cash', 10_000),
    payment('cash', 5_000, 'completed', 2_000),
    payment('card', 9_000, 'refunded', 9_000),
    payment('card', 1_000, 'refunded'),
    payment('cash', 70_000, 'reversed'),
  ];
  expect(paymentTotals(payments, KNOWN)).toMatchObject({
    received: { count: 4, amount: 25_000 },
    methods: [
      { method: 'cash', count: 2, amount: 15_000 },
      { method: 'card', count: 2, amount: 10_000 },
    ],
    refunded: { count: 3, amount: 12_000 },
    net: 13_000,
    reversed: { count: 1, amount: 70_000 },
    notReceived: { count: 0, amount: 0 },
  });
});

test('sums of groups are those of their payments', () => {
  const groups = [
    { ...payment('cash', 15_000, 'completed', 2_000), count: 2, refundedCount: 1 },
    { ...payment('card', 10_000, 'refunded', 9_000), count: 2 },
  ];
  expect(paymentTotals(groups, KNOWN)).toMatchObject({
    received: { count: 4, amount: 25_000 },
    refunded: { count: 3, amount: 12_000 },
    net: 13_000,
  });
});
