import { expect, test } from 'vitest';
import { paymentTotals } from './payment-totals';

test('sums up what was received by method, and what was not apart', () => {
  const payment = (method: string, amount: number, status = 'completed') => ({
    method,
    amount,
    status,
  });
  const payments = [
    payment('coupon', 7),
    payment('card', 1_000),
    payment('cash', 500),
    payment('card', 2_000),
    payment('card', 9_000, 'refunded'),
  ];
  expect(paymentTotals(payments, ['cash', 'card', 'transfer'])).toEqual({
    received: { count: 4, amount: 3_507 },
    methods: [
      { method: 'cash', count: 1, amount: 500 },
      { method: 'card', count: 2, amount: 3_000 },
      { method: 'coupon', count: 1, amount: 7 },
    ],
    notReceived: { count: 1, amount: 9_000 },
  });
});
