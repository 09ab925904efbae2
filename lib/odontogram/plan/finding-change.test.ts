import { describe, expect, it, test } from 'vitest';
import { MAX_PESOS } from '@/lib/contract/limits';
import { emptyItem, type ItemDraft, withName, withProcedure } from '@/lib/kit/item-draft';
import { charted, planned } from '@/lib/testing/charted';
import { checkPlan } from './check-plan';
import { checkDraft, findingDraftOf, isChanged } from './finding-change';
import { itemDraftOf } from './plan-draft';

const cleaning = { id: 'p9', name: 'Limpieza', price: 80_000 };
const item = (over: Partial<ItemDraft> = {}): ItemDraft => ({
  ...itemDraftOf(planned(), 'es-CO'),
  ...over,
});
const errorsOf = (...drafts: ItemDraft[]) => {
  const checked = checkPlan(drafts);
  return checked.ok ? undefined : checked.errors;
};

describe('a plan', () => {
  it('is sent as it was typed', () => {
    const drafts = [
      item(),
      withProcedure(item({ key: 'i2', quantity: ' 03 ' }), cleaning, 'en-US'),
    ];
    expect(checkPlan(drafts)).toEqual({
      ok: true,
      items: [
        { type: 'custom', name: 'Resina', quantity: 2, unitPrice: 60_000 },
        { type: 'clinical_procedure', clinicalProcedureId: 'p9', quantity: 3, unitPrice: 80_000 },
      ],
    });
  });

  it('may be empty', () => {
    expect(checkPlan([])).toEqual({ ok: true, items: [] });
  });

  it.each([
    [{ name: ' ' }, { name: 'nameMissing' }],
    [{ name: 'a'.repeat(201) }, { name: 'nameTooLong' }],
    [{ name: 'a\u0000' }, { name: 'nameCharacters' }],
    [{ quantity: '' }, { quantity: 'quantity' }],
    [{ quantity: '0' }, { quantity: 'quantity' }],
    [{ quantity: '1,5' }, { quantity: 'quantity' }],
    [{ quantity: '10000' }, { quantity: 'quantity' }],
    [{ price: '' }, { price: 'priceMissing' }],
    [{ price: '60.00' }, { price: 'price.amount' }],
    [{ price: '60.000,50' }, { price: 'price.fraction' }],
    [{ price: '1'.repeat(13) }, { price: 'price.tooMuch' }],
    [{ price: String(MAX_PESOS), quantity: '2' }, { price: 'sum' }],
    [
      { name: '', quantity: '', price: 'x' },
      { name: 'nameMissing', quantity: 'quantity', price: 'price.amount' },
    ],
  ])('with %j says %j', (over, errors) => {
    expect(errorsOf(item(over))?.items).toEqual({ i1: errors });
  });

  it.each([{ name: 'a'.repeat(200) }, { quantity: '9999' }, { price: '0' }, { price: '$ 1' }])(
    'with %j is fine',
    (over) => {
      expect(errorsOf(item(over))).toBeUndefined();
    },
  );

  it('has fifty items at most, and a sum that stays exact', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, key) => item({ key: `${key}` }));
    expect(errorsOf(...many(50))).toBeUndefined();
    expect(errorsOf(...many(51))).toEqual({ items: {}, whole: 'tooMany' });
    const half = item({ quantity: '1', price: '600.000.000.000' });
    expect(errorsOf(half)).toBeUndefined();
    expect(errorsOf(half, { ...half, key: 'i2' })).toEqual({ items: {}, whole: 'sum' });
  });
});

test('a procedure stays the catalogue’s until its name is changed', () => {
  const chosen = withProcedure(emptyItem('n'), cleaning, 'es-CO');
  expect(chosen).toMatchObject({ procedureId: 'p9', name: 'Limpieza', price: '80.000' });
  expect(withName(chosen, 'Limpieza')).toBe(chosen);
  expect(withName(chosen, 'Limpieza profunda')).toMatchObject({ procedureId: undefined });
});

test('an item of a kind that nobody knows keeps its name and price', () => {
  const strange = itemDraftOf(planned({ type: 'bundle', clinicalProcedureId: 'p1' }), 'es-CO');
  expect(checkPlan([strange])).toMatchObject({ items: [{ type: 'custom', name: 'Resina' }] });
});

describe('a change', () => {
  const finding = charted({ notes: 'Duele.', plannedItems: [planned()] });
  const base = findingDraftOf(finding, 'es-CO');

  it('names only what differs', () => {
    expect(isChanged(base, base)).toBe(false);
    expect(checkDraft(base, base)).toEqual({ ok: true, change: {} });
    const notes = { ...base, notes: ' Ya no duele. ' };
    expect(checkDraft(notes, base)).toEqual({ ok: true, change: { notes: 'Ya no duele.' } });
    const renamed = { ...base, items: base.items.map((one) => ({ ...one, key: 'other' })) };
    expect(isChanged(renamed, base)).toBe(false);
    const none = { ...base, items: [] };
    expect(isChanged(none, base)).toBe(true);
    expect(checkDraft(none, base)).toEqual({ ok: true, change: { plannedItems: [] } });
  });

  it('says everything that is wrong at once', () => {
    const wrong = { notes: 'a'.repeat(1_001), items: [item({ price: '' })] };
    expect(checkDraft(wrong, base)).toEqual({
      ok: false,
      notes: 'tooLong',
      plan: { items: { i1: { price: 'priceMissing' } } },
    });
  });

  it('does not judge a plan that was left alone', () => {
    const odd = findingDraftOf(charted({ plannedItems: [planned({ quantity: 0.5 })] }), 'es-CO');
    expect(checkDraft({ ...odd, notes: 'Nueva' }, odd)).toEqual({
      ok: true,
      change: { notes: 'Nueva' },
    });
  });
});
