import { describe, expect, it } from 'vitest';
import { emptyLine } from './bill-lines';
import { type ChargeDraft, checkCharge, NO_SHARE, refusedCharge } from './charge-draft';

const line = { ...emptyLine('a'), name: 'Control', price: '45.000' };
const draft = (over: Partial<ChargeDraft> = {}): ChargeDraft => ({
  payerId: 'p1',
  lines: [line],
  share: { ...NO_SHARE, asked: 'none' },
  ...over,
});
const copay = {
  asked: 'completed',
  concept: 'copago',
  amount: '$ 10.000',
  method: 'cash',
} as const;

describe('a charge that is typed', () => {
  it('is sent with its share, or without one where none is asked for', () => {
    const items = [{ description: 'Control', quantity: 1, unitPrice: 45_000, taxRate: 0 }];
    expect(checkCharge(draft())).toEqual({ body: { payerId: 'p1', items } });
    expect(checkCharge(draft({ share: copay }))).toEqual({
      body: {
        payerId: 'p1',
        items,
        patientShare: {
          concept: 'copago',
          amount: 10_000,
          paymentMethod: 'cash',
          status: 'completed',
        },
      },
    });
  });

  it.each<[Partial<ChargeDraft>, object]>([
    [{ payerId: '' }, { payer: 'missing' }],
    [{ lines: [emptyLine('a')] }, { whole: 'none' }],
    [
      { lines: [{ ...line, quantity: '9999', price: '999.999.999.999' }] },
      { lines: { a: { price: 'sum' } } },
    ],
    [{ share: NO_SHARE }, { asked: 'missing' }],
    [
      { share: { ...NO_SHARE, asked: 'pending' } },
      { concept: 'missing', amount: 'missing', method: 'missing' },
    ],
    [{ share: { ...copay, amount: '0' } }, { amount: 'nothing' }],
    [{ share: { ...copay, amount: '45.001' } }, { amount: 'exceeds' }],
    [{ share: { ...copay, amount: '10.000,50' } }, { amount: 'fraction' }],
    [{ share: { ...copay, amount: 'diez' } }, { amount: 'amount' }],
  ])('with %j is told what is wrong', (over, errors) => {
    expect(checkCharge(draft(over))).toEqual({ errors: { lines: {}, ...errors } });
  });

  it('says at its fields what a service refused', () => {
    const refused = ['payerId', 'patientShare.amount', 'items.0.unitPrice', 'somethingElse'];
    expect(
      refusedCharge(
        [line],
        refused.map((path) => ({ path })),
      ),
    ).toEqual({ payer: 'refused', amount: 'refused', lines: { a: { price: 'refused' } } });
  });
});
