import { describe, expect, it } from 'vitest';
import {
  asksKind,
  EMPTY_LINE,
  isPartial,
  isTaxedService,
  type TypedLine,
} from '@/lib/billing/bill-lines';
import {
  estimateOf,
  type InvoiceValues,
  invoiceBody,
  invoiceField,
  invoiceForm,
  newInvoice,
  sentInvoice,
} from './invoice-form';

const line = (over: Partial<TypedLine> = {}): TypedLine => ({
  ...EMPTY_LINE,
  name: 'Control',
  price: '45.000',
  taxKind: 'excluded',
  ...over,
});
const typed = (over: Partial<InvoiceValues> = {}): InvoiceValues => ({
  patient: 'p1',
  appointment: '',
  lines: [line()],
  discount: '',
  notes: '',
  ...over,
});
const bodyOf = (over: Partial<InvoiceValues>) => invoiceBody(invoiceForm(true).parse(typed(over)));

/** The code of what is wrong, by field. */
function wrongIn(values: InvoiceValues) {
  const { error } = invoiceForm(true).safeParse(values);
  return Object.fromEntries(
    error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  );
}

describe('an invoice that is typed', () => {
  it('is sent with the rate of each line, also where it is none', () => {
    const lines = [line({ procedureId: 'p1', quantity: '2' }), line({ taxRate: '0.19' })];
    const body = bodyOf({ lines, discount: '$ 5.000', notes: ' Hoy. ', appointment: 'a1' });
    expect(body).toEqual({
      patientId: 'p1',
      appointmentId: 'a1',
      items: [
        {
          description: 'Control',
          procedureId: 'p1',
          quantity: 2,
          unitPrice: 45_000,
          taxRate: 0,
          taxKind: 'excluded',
        },
        { description: 'Control', quantity: 1, unitPrice: 45_000, taxRate: 0.19 },
      ],
      discount: 5_000,
      notes: 'Hoy.',
    });
    // Opened again it says the same.
    expect(invoiceBody(invoiceForm(true).parse(sentInvoice(body, 'es-CO')))).toEqual(body);
  });

  it('takes a part of the subtotal off, whatever the lines come to', () => {
    const lines = [line({ quantity: '2' }), line({ price: '10.005' })];
    expect(bodyOf({ lines, discount: '10 %' }).discount).toBe(10_001);
    expect(bodyOf({ lines, discount: '100%' }).discount).toBe(100_005);
    expect(bodyOf({ lines, discount: '0 %' })).not.toHaveProperty('discount');
    expect(estimateOf(lines, '10 %').total).toBe(90_004);
  });

  it('leaves out a line nobody began', () => {
    expect(bodyOf({ lines: [EMPTY_LINE, line()] }).items).toHaveLength(1);
  });

  it('begins with one line, whatever is known', () => {
    const start = { patientId: undefined, appointmentId: undefined, standing: undefined };
    expect(newInvoice({ ...start, lines: [] }, 'es-CO').lines).toEqual([EMPTY_LINE]);
    const [first] = newInvoice({ ...start, lines: [{ name: 'Control' }] }, 'es-CO').lines;
    expect(first).toEqual({ ...EMPTY_LINE, name: 'Control' });
  });

  it.each<[Partial<InvoiceValues>, object]>([
    [{ lines: [] }, { 'lines.0.name': 'none' }],
    [{ lines: [EMPTY_LINE] }, { 'lines.0.name': 'none' }],
    [{ lines: [line({ quantity: '1.5' })] }, { 'lines.0.quantity': 'quantity' }],
    [{ lines: [EMPTY_LINE, line({ price: '-1' })] }, { 'lines.1.price': 'price.negative' }],
    [{ lines: [line({ price: '' })] }, { 'lines.0.price': 'priceMissing' }],
    [{ lines: [line({ name: '' })] }, { 'lines.0.name': 'nameMissing' }],
    [{ discount: '45.001' }, { discount: 'exceeds' }],
    [{ discount: 'x' }, { discount: 'amount' }],
    [{ discount: '101 %' }, { discount: 'exceeds' }],
    [{ discount: '-5 %' }, { discount: 'negative' }],
    [{ notes: 'a'.repeat(2_001) }, { notes: 'tooLong' }],
    [{ lines: [line({ price: '999.999.999.999' }), line()] }, { 'lines.0.price': 'whole' }],
    // All of it at once.
    [
      { patient: '', lines: [EMPTY_LINE], discount: 'x' },
      { patient: 'required', 'lines.0.name': 'none', discount: 'amount' },
    ],
    [
      { patient: '', discount: '45.001', notes: 'a'.repeat(2_001) },
      { patient: 'required', discount: 'exceeds', notes: 'tooLong' },
    ],
  ])('%j is refused: %j', (over, errors) => {
    expect(wrongIn(typed(over))).toEqual(errors);
  });

  it.each(['1.234.567', '1,234,567', '$ 1.234.567', '1234567', 'COP 1,234,567.00'])(
    'reads %s',
    (price) => {
      expect(bodyOf({ lines: [line({ price })] }).items[0]?.unitPrice).toBe(1_234_567);
    },
  );
});

describe('the estimate', () => {
  it('says whether it leaves lines out that were begun', () => {
    expect(isPartial([line(), line({ price: '-100' })])).toBe(true);
    expect(isPartial([line({ price: '' })])).toBe(true);
    expect(isPartial([line(), EMPTY_LINE])).toBe(false);
    expect(isPartial([EMPTY_LINE])).toBe(false);
  });

  it('is of what can be read already', () => {
    const lines = [line({ taxRate: '0.19' }), line({ price: 'x' })];
    expect(estimateOf(lines, '5.000')).toMatchObject({
      subtotal: 45_000,
      discount: 5_000,
      tax: 7_600,
      total: 47_600,
    });
  });

  it('leaves a discount out that is more than there is', () => {
    expect(estimateOf([line()], '45.001')).toMatchObject({
      subtotal: 45_000,
      discount: 0,
      total: 45_000,
    });
  });

  it('is nothing for what cannot be', () => {
    const dear = line({ price: '999.999.999.999' });
    expect(estimateOf([dear, dear], '')).toMatchObject({ subtotal: 0, total: 0 });
  });
});

describe('a line without tax', () => {
  const free = line({ taxKind: '' });

  it('is asked what it is, unless it is of the catalogue, of a plan, or taxed', () => {
    expect(asksKind(free)).toBe(true);
    expect(wrongIn(typed({ lines: [free] }))).toEqual({ 'lines.0.taxKind': 'kind' });
    for (const known of [{ procedureId: 'p1' }, { plannedId: 'i1' }, { taxRate: '0.19' }]) {
      expect(asksKind(line({ ...known, taxKind: '' }))).toBe(false);
    }
    expect(asksKind(EMPTY_LINE)).toBe(false);
    // Whichever it is, the figures are the same.
    expect(isPartial([free])).toBe(false);
  });

  it('is sent with its kind, which a treatment of a plan has by itself', () => {
    const lines = [
      line({ plannedId: 'i1', taxKind: '' }),
      line({ taxKind: 'zero' }),
      line({ taxRate: '0.05', taxKind: 'zero' }),
    ];
    const kinds = bodyOf({ lines }).items.map(({ taxKind }) => taxKind);
    expect(kinds).toEqual(['excluded', 'zero', undefined]);
  });
});

it('a health service with a tax is told', () => {
  expect(isTaxedService(line({ procedureId: 'p1', taxRate: '0.19' }))).toBe(true);
  expect(isTaxedService(line({ procedureId: 'p1' }))).toBe(false);
  expect(isTaxedService(line({ taxRate: '0.19' }))).toBe(false);
});

it('what a service refuses is shown at the line it means, not counting those that were not sent', () => {
  const values = typed({ lines: [EMPTY_LINE, line(), line({ name: 'b' })] });
  expect(invoiceField('items.1.procedureId', values)).toBe('lines.2.name');
  expect(invoiceField('items.0.taxRate', values)).toBe('lines.1.price');
  expect(invoiceField('items.1.taxKind', values)).toBe('lines.2.taxKind');
  expect(invoiceField('items.2.unitPrice', values)).toBeUndefined();
  expect(invoiceField('items', values)).toBeUndefined();
  expect(invoiceField('discount', values)).toBe('discount');
  expect(invoiceField('patientId', values)).toBe('patient');
});
