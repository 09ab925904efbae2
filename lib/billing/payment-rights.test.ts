import { expect, test } from 'vitest';
import { mayReverse, NO_PAYMENT_RIGHTS, restOf, type ShownPayment } from './payment-rights';

const ZONE = 'America/Bogota';
const PAYMENT: ShownPayment = {
  id: 'y1',
  invoiceId: 'i1',
  amount: 45_000,
  currency: 'COP',
  method: 'cash',
  status: 'completed',
  reference: '',
  // The 20th at ten in the evening in Bogotá.
  paidAt: '2026-11-21T03:00:00.000Z',
  createdAt: '2026-11-21T03:00:00.000Z',
  receiptNumber: 'RC-000001',
  collectedBy: { id: 'ana', name: 'Ana' },
  reversal: undefined,
  refunds: [],
  refundedAmount: 0,
  invoiceNumber: 'F-000001',
};
const ANY = { reverses: 'any', refunds: true } as const;
const own = (staffId: string, today: string) => ({
  reverses: { staffId, today },
  refunds: false,
});

test('whoever may reverse any may reverse what was received and stayed whole', () => {
  expect(mayReverse(PAYMENT, ANY, ZONE)).toBe(true);
  expect(mayReverse(PAYMENT, NO_PAYMENT_RIGHTS, ZONE)).toBe(false);
  expect(mayReverse({ ...PAYMENT, refundedAmount: 1 }, ANY, ZONE)).toBe(false);
  for (const status of ['pending', 'failed', 'refunded', 'reversed'] as const) {
    expect(mayReverse({ ...PAYMENT, status }, ANY, ZONE)).toBe(false);
  }
});

test('whoever may reverse their own may do so on the day of the clinic it was collected', () => {
  expect(mayReverse(PAYMENT, own('ana', '2026-11-20'), ZONE)).toBe(true);
  expect(mayReverse(PAYMENT, own('ana', '2026-11-21'), ZONE)).toBe(false);
  expect(mayReverse(PAYMENT, own('berta', '2026-11-20'), ZONE)).toBe(false);
  const untold = { ...PAYMENT, collectedBy: undefined };
  expect(mayReverse(untold, own('ana', '2026-11-20'), ZONE)).toBe(false);
  const undated = { ...PAYMENT, paidAt: undefined };
  expect(mayReverse(undated, own('ana', '2026-11-20'), ZONE)).toBe(false);
});

test('what is left to be given back is nothing of what was not received', () => {
  expect(restOf(PAYMENT)).toBe(45_000);
  expect(restOf({ ...PAYMENT, refundedAmount: 15_000 })).toBe(30_000);
  for (const status of ['pending', 'failed', 'refunded', 'reversed'] as const) {
    expect(restOf({ ...PAYMENT, status })).toBe(0);
  }
});
