import fc from 'fast-check';
import { type CallCases, existing, idParam, word } from './cases';

const refund = { method: 'cash', reason: 'Tratamiento que no se hizo' };
const wrongRefunds: readonly [string, object][] = [
  ['method', { method: undefined }],
  ['method', { method: 'check' }],
  ['reason', { reason: undefined }],
  ['reason', { reason: ' ' }],
  ['amount', { amount: 0 }],
  ['amount', { amount: 0.5 }],
  ['amount', { amount: '1000' }],
  ['reference', { reference: 'x'.repeat(101) }],
];

/** Calls that reverse payments or give money back. */
export const moneyBackCalls = {
  'payments.reverse': {
    valid: fc.record({
      params: idParam,
      body: fc.record(
        {
          reason: fc.constant('Cobro repetido'),
          amount: fc.nat(),
          onlyOwnOfToday: fc.constant(true),
        },
        { requiredKeys: ['reason'] },
      ),
    }),
    invalid: [
      { input: { params: { id: 'any' }, body: {} }, field: 'reason' },
      { input: { params: { id: 'any' }, body: { reason: ' ' } }, field: 'reason' },
      { input: { params: { id: 'any' }, body: { reason: 'x'.repeat(501) } }, field: 'reason' },
      { input: { params: { id: 'any' }, body: { reason: 'x', amount: -1 } }, field: 'amount' },
      {
        input: { params: { id: 'any' }, body: { reason: 'x', onlyOwnOfToday: false } },
        field: 'onlyOwnOfToday',
      },
    ],
  },
  'payments.reversal': existing,
  'payments.refund': {
    valid: fc.record({
      params: idParam,
      body: fc.record(
        {
          amount: fc.integer({ min: 1, max: 999_999 }),
          method: fc.constantFrom('cash', 'card', 'transfer', 'other'),
          reason: fc.constant('Tratamiento que no se hizo'),
          reference: word,
        },
        { requiredKeys: ['method', 'reason'] },
      ),
    }),
    invalid: wrongRefunds.map(([field, members]) => ({
      input: { params: { id: 'any' }, body: { ...refund, ...members } },
      field,
    })),
  },
  'payments.refund-slip': existing,
} satisfies Readonly<Record<string, CallCases>>;
