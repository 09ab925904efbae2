import { describe, expect, it } from 'vitest';
import { EMPTY_LINE } from './bill-lines';
import {
  type ChargeValues,
  chargeBody,
  chargeField,
  chargeForm,
  newCharge,
  sentCharge,
} from './charge-form';

const line = { ...EMPTY_LINE, name: 'Control', price: '45.000', taxKind: 'excluded' };
const start = { patientId: 'x', appointmentId: 'a1', lines: [], standing: undefined };
const NEW = newCharge({ ...start, payerId: '' }, 'es-CO');
const typed = (over: Partial<ChargeValues> = {}): ChargeValues => ({
  ...NEW,
  payer: 'p1',
  lines: [line],
  asked: 'none',
  ...over,
});
const copay = {
  asked: 'completed',
  concept: 'copago',
  amount: '$ 10.000',
  method: 'debit_card',
  reference: ' AP 481516 ',
};

/** The code of what is wrong, by field. */
function wrongIn(values: ChargeValues) {
  const { error } = chargeForm(true).safeParse(values);
  return Object.fromEntries(
    error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  );
}

describe('a charge that is typed', () => {
  const items = [
    { description: 'Control', quantity: 1, unitPrice: 45_000, taxRate: 0, taxKind: 'excluded' },
  ];
  const plain = { appointmentId: 'a1', payerId: 'p1', items };

  it.each([
    ['without a share', typed(), plain],
    ['without one that was typed before', typed({ ...copay, asked: 'none' }), plain],
    [
      'with its share',
      typed(copay),
      {
        ...plain,
        patientShare: {
          concept: 'copago',
          amount: 10_000,
          paymentMethod: 'debit_card',
          status: 'completed',
          reference: 'AP 481516',
        },
      },
    ],
  ])('is sent %s, and shown as it was sent', (_, values, body) => {
    const sent = chargeBody(chargeForm(true).parse(values), 'a1');
    expect(sent).toEqual(body);
    expect(chargeBody(chargeForm(true).parse(sentCharge(sent, 'es-CO')), 'a1')).toEqual(body);
  });

  it.each<[Partial<ChargeValues>, object]>([
    [{ payer: '' }, { payer: 'missing' }],
    [{ lines: [EMPTY_LINE] }, { 'lines.0.name': 'none' }],
    [
      { lines: [{ ...line, quantity: '9999', price: '999.999.999.999' }] },
      { 'lines.0.price': 'sum' },
    ],
    [{ lines: [line, { ...line, price: '999.999.999.999' }] }, { 'lines.0.price': 'whole' }],
    [{ asked: '' }, { asked: 'missing' }],
    [{ asked: 'pending' }, { concept: 'missing', amount: 'missing', method: 'missing' }],
    [{ ...copay, amount: '0' }, { amount: 'nothing' }],
    [{ ...copay, amount: '45.001' }, { amount: 'exceeds' }],
    [{ ...copay, amount: '10.000,50' }, { amount: 'fraction' }],
    [{ ...copay, amount: 'diez' }, { amount: 'amount' }],
    // All of it at once.
    [NEW, { payer: 'missing', 'lines.0.name': 'none', asked: 'missing' }],
    [
      { lines: [{ ...line, price: '' }], ...copay, amount: '' },
      { 'lines.0.price': 'priceMissing', amount: 'missing' },
    ],
  ])('with %j is told what is wrong', (over, errors) => {
    expect(wrongIn(typed(over))).toEqual(errors);
  });

  it('says at its fields what a service refused', () => {
    const refused = ['payerId', 'patientShare.amount', 'items.0.unitPrice', 'somethingElse'];
    expect(refused.map((path) => chargeField(path, typed()))).toEqual([
      'payer',
      'amount',
      'lines.0.price',
      undefined,
    ]);
  });
});
