import fc from 'fast-check';
import { WORLD } from '../world';
import { type CallCases, date, existing, id, line, pesos, query, word, wrongQuery } from './cases';

const parted = { amount: 1_000, method: 'cash' };
const payment = { invoiceId: WORLD.invoice, ...parted };
const wrongPayments: readonly [string, object][] = [
  ['invoiceId', { invoiceId: 'nothing' }],
  ['amount', { amount: 0 }],
  ['amount', { amount: -1 }],
  ['amount', { amount: 0.5 }],
  ['amount', { amount: '1000' }],
  ['amount', { amount: 1_000_000_000_000 }],
  ['method', { method: 'check' }],
  ['reference', { reference: 'x'.repeat(101) }],
  ['receivedAmount', { receivedAmount: 999 }],
  ['receivedAmount', { receivedAmount: 0.5 }],
  ['receivedAmount', { receivedAmount: 1_000, method: 'card' }],
];
const paymentFilter = {
  invoiceId: id,
  patientId: id,
  method: fc.constantFrom('cash', 'card', 'transfer', 'other'),
  status: fc.constantFrom('completed', 'pending', 'failed', 'refunded', 'reversed'),
  collectedBy: id,
  from: date,
  to: date,
  search: fc.oneof(line, pesos.map(String), fc.string({ unit: 'binary', maxLength: 300 })),
};
const wrongPaymentFilter = wrongQuery({
  method: 'check',
  invoiceId: 'a/b',
  patientId: 'x'.repeat(65),
  status: 'lost',
  collectedBy: 'a b',
  from: '2026-02-30',
  to: 'today',
});

/** Calls that find payments of invoices, and make them. */
export const paymentCalls = {
  'payments.list': {
    valid: query(paymentFilter),
    invalid: wrongPaymentFilter,
  },
  'payments.totals': {
    valid: query(paymentFilter),
    invalid: wrongPaymentFilter,
  },
  'payments.create': {
    valid: fc.record({
      body: fc.record(
        {
          invoiceId: fc.constant(WORLD.invoice),
          amount: fc.integer({ min: 1, max: 999_999 }),
          method: fc.constantFrom('cash', 'card', 'transfer', 'other'),
          reference: word,
        },
        { requiredKeys: ['invoiceId', 'amount', 'method'] },
      ),
    }),
    invalid: [
      ...['invoiceId', 'amount', 'method'].map((member) => ({
        input: { body: { ...payment, [member]: undefined } },
        field: member,
      })),
      ...wrongPayments.map(([field, members]) => ({
        input: { body: { ...payment, ...members } },
        field,
      })),
    ],
  },
  'payments.create-batch': {
    valid: fc.record({
      body: fc.record({
        invoiceId: fc.constant(WORLD.invoice),
        payments: fc.array(
          fc.record({
            amount: fc.integer({ min: 1, max: 9_999 }),
            method: fc.constantFrom('cash', 'card', 'transfer', 'other'),
          }),
          { minLength: 1, maxLength: 10 },
        ),
      }),
    }),
    invalid: [
      { input: { body: { payments: [parted] } }, field: 'invoiceId' },
      { input: { body: { invoiceId: WORLD.invoice } }, field: 'payments' },
      { input: { body: { invoiceId: WORLD.invoice, payments: [] } }, field: 'payments' },
      {
        input: { body: { invoiceId: WORLD.invoice, payments: Array(11).fill(parted) } },
        field: 'payments',
      },
      ...wrongPayments
        .filter(([field]) => field !== 'invoiceId')
        .map(([field, members]) => ({
          input: {
            body: { invoiceId: WORLD.invoice, payments: [parted, { ...parted, ...members }] },
          },
          field: `payments.1.${field}`,
        })),
    ],
  },
  'payments.receipt': existing,
} satisfies Record<string, CallCases>;
