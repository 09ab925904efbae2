import { describe, expect, it } from 'vitest';
import { emptyLine, isPartial, isTaxedService, type LineDraft } from './bill-lines';
import { checkInvoice, estimateOf, type InvoiceDraft, refusedFields } from './invoice-draft';

const line = (over: Partial<LineDraft> = {}): LineDraft => ({
  ...emptyLine('a'),
  name: 'Control',
  price: '45.000',
  ...over,
});
const draft = (over: Partial<InvoiceDraft> = {}): InvoiceDraft => ({
  lines: [line()],
  discount: '',
  notes: '',
  ...over,
});

describe('an invoice that is typed', () => {
  it('is sent with the rate of each line, also where it is none', () => {
    const lines = [line({ procedureId: 'p1', quantity: '2' }), line({ key: 'b', taxRate: '0.19' })];
    expect(checkInvoice(draft({ lines, discount: '$ 5.000', notes: ' Hoy. ' }))).toEqual({
      body: {
        items: [
          { description: 'Control', procedureId: 'p1', quantity: 2, unitPrice: 45_000, taxRate: 0 },
          { description: 'Control', quantity: 1, unitPrice: 45_000, taxRate: 0.19 },
        ],
        discount: 5_000,
        notes: 'Hoy.',
      },
    });
  });

  it('leaves out a line nobody began', () => {
    const { body } = checkInvoice(draft({ lines: [emptyLine('z'), line()] }));
    expect(body?.items).toHaveLength(1);
  });

  it.each([
    [{ lines: [] }, { lines: {}, whole: 'none' }],
    [{ lines: [emptyLine('a')] }, { lines: {}, whole: 'none' }],
    [{ lines: [line({ quantity: '1.5' })] }, { lines: { a: { quantity: 'quantity' } } }],
    [{ lines: [line({ price: '-1' })] }, { lines: { a: { price: 'price.negative' } } }],
    [{ lines: [line({ price: '' })] }, { lines: { a: { price: 'priceMissing' } } }],
    [{ lines: [line({ name: '' })] }, { lines: { a: { name: 'nameMissing' } } }],
    [{ discount: '45.001' }, { lines: {}, discount: 'exceeds' }],
    [{ discount: 'x' }, { lines: {}, discount: 'amount' }],
    [{ notes: 'a'.repeat(2_001) }, { lines: {}, notes: 'tooLong' }],
    [
      { lines: [line({ price: '999.999.999.999' }), line({ key: 'b' })] },
      { lines: {}, whole: 'sum' },
    ],
  ])('%j is refused: %j', (over, errors) => {
    expect(checkInvoice(draft(over))).toEqual({ errors });
  });

  it.each(['1.234.567', '1,234,567', '$ 1.234.567', '1234567', 'COP 1,234,567.00'])(
    'reads %s',
    (price) => {
      const { body } = checkInvoice(draft({ lines: [line({ price })] }));
      expect(body?.items[0]?.unitPrice).toBe(1_234_567);
    },
  );
});

describe('the estimate', () => {
  it('says whether it leaves lines out that were begun', () => {
    expect(isPartial([line(), line({ key: 'b', price: '-100' })])).toBe(true);
    expect(isPartial([line({ price: '' })])).toBe(true);
    expect(isPartial([line(), emptyLine('b')])).toBe(false);
    expect(isPartial([emptyLine('a')])).toBe(false);
  });

  it('is of what can be read already', () => {
    const lines = [line({ taxRate: '0.19' }), line({ key: 'b', price: 'x' })];
    expect(estimateOf(draft({ lines, discount: '5.000' }))).toMatchObject({
      subtotal: 45_000,
      discount: 5_000,
      tax: 7_600,
      total: 47_600,
    });
  });

  it('leaves a discount out that is more than there is', () => {
    expect(estimateOf(draft({ discount: '45.001' }))).toMatchObject({
      subtotal: 45_000,
      discount: 0,
      total: 45_000,
    });
  });

  it('is nothing for what cannot be', () => {
    const lines = Array.from({ length: 2 }, (_, number) =>
      line({ key: `${number}`, price: '999.999.999.999' }),
    );
    expect(estimateOf(draft({ lines }))).toMatchObject({ subtotal: 0, total: 0 });
  });
});

it('a health service with a tax is told', () => {
  expect(isTaxedService(line({ procedureId: 'p1', taxRate: '0.19' }))).toBe(true);
  expect(isTaxedService(line({ procedureId: 'p1' }))).toBe(false);
  expect(isTaxedService(line({ taxRate: '0.19' }))).toBe(false);
});

it('what a service refuses is shown at the line it means, not counting those that were not sent', () => {
  const lines = [emptyLine('z'), line(), line({ key: 'b' })];
  const fields = [{ path: 'items.1.procedureId' }, { path: 'discount' }];
  expect(refusedFields(draft({ lines }), fields)).toEqual({
    lines: { b: { name: 'refused' } },
    discount: 'refused',
  });
  expect(refusedFields(draft(), [{ path: 'patientId' }])).toBeUndefined();
});
