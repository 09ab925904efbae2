import { expect, test } from 'vitest';
import { EMPTY_LINE } from '@/lib/billing/bill-lines';
import { draftChanges, draftValues, joinDraft, withSentChanges } from './draft-edit';
import type { InvoiceDetail } from './known-invoices';

const line = (description: string, unitPrice: number) => ({
  id: '1',
  description,
  quantity: 1,
  unitPrice,
  taxRate: 0,
  taxKind: 'excluded',
  subtotal: unitPrice,
  discount: 0,
  tax: 0,
  total: unitPrice,
});
const draft = {
  patientId: 'p1',
  items: [line('Control', 45_000)],
  discount: 5_000,
} as unknown as InvoiceDetail;
const loaded = draftValues(draft, 'es-CO');

test('a draft is typed as it was made, and what is as it was is not sent', () => {
  expect(loaded).toEqual({
    patient: 'p1',
    appointment: '',
    lines: [{ ...EMPTY_LINE, taxKind: 'excluded', name: 'Control', price: '45.000' }],
    discount: '5.000',
    notes: '',
  });
  const sameAgain = { ...loaded, discount: '$ 5000', lines: [...loaded.lines, EMPTY_LINE] };
  expect(draftChanges(sameAgain, loaded)).toEqual({});
});

test('a line of the plan stays one', () => {
  const items = [{ ...line('Corona', 45_000), plannedItemId: 'x' }];
  const planned = draftValues({ ...draft, items } as unknown as InvoiceDetail, 'es-CO');
  expect(planned.lines).toMatchObject([{ plannedId: 'x' }]);
  const dearer = planned.lines.map((one) => ({ ...one, price: '50.000' }));
  expect(draftChanges({ ...planned, lines: dearer }, planned).items).toMatchObject([
    { plannedItemId: 'x', unitPrice: 50_000 },
  ]);
});

test('what was changed is sent, also that there is none any more', () => {
  expect(draftChanges({ ...loaded, discount: '' }, loaded)).toEqual({ discount: 0 });
  const noted = { ...loaded, notes: 'Hoy' };
  expect(draftChanges(noted, loaded)).toEqual({ notes: 'Hoy' });
  expect(draftChanges(loaded, noted)).toEqual({ notes: '' });
  const lines = [{ ...EMPTY_LINE, taxKind: 'excluded', name: 'Control', price: '50.000' }];
  expect(draftChanges({ ...loaded, lines }, loaded)).toEqual({
    items: [
      { description: 'Control', quantity: 1, unitPrice: 50_000, taxRate: 0, taxKind: 'excluded' },
    ],
  });
});

test('a part of the subtotal is what it comes to', () => {
  expect(draftChanges({ ...loaded, discount: '10 %' }, loaded)).toEqual({ discount: 4_500 });
  const tenth = { ...loaded, discount: '4.500' };
  expect(draftChanges({ ...loaded, discount: '10 %' }, tenth)).toEqual({});
});

test('what was sent is shown again over what was loaded', () => {
  const typed = { ...loaded, discount: '', notes: 'Hoy' };
  expect(withSentChanges(loaded, draftChanges(typed, loaded), 'es-CO')).toEqual(typed);
});

test('what somebody else saved stays, and what both changed is asked about', () => {
  const current = { ...loaded, discount: '9.000', notes: 'De ella' };
  const typed = {
    ...loaded,
    notes: 'Mía',
    lines: [{ ...EMPTY_LINE, taxKind: 'zero', name: 'X', price: '1.000' }],
  };
  expect(joinDraft(typed, loaded, current)).toEqual({
    values: { ...typed, discount: '9.000' },
    clashes: ['notes'],
  });
  // Both wrote the same.
  expect(joinDraft({ ...loaded, notes: 'De ella' }, loaded, current)).toEqual({
    values: current,
    clashes: [],
  });
});
