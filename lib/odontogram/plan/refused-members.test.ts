import { expect, test } from 'vitest';
import { emptyItem } from '@/lib/kit/item-draft';
import { refusedMembers } from './refused-members';

const items = [emptyItem('a'), emptyItem('b')];
const complaint = (path: string) => ({ path, code: 'invalid', message: '' });

test('a complaint is told at the field it is about', () => {
  const paths = ['notes', 'plannedItems.1.unitPrice', 'plannedItems.1.clinicalProcedureId'];
  expect(refusedMembers(paths.map(complaint), items)).toEqual({
    notes: true,
    plan: { items: { b: { price: 'refused', name: 'refused' } } },
    isAll: true,
  });
});

test.each(['plannedItems', 'plannedItems.7.name', 'plannedItems.0.toString', 'other', ''])(
  'a complaint about %j has no field',
  (path) => {
    const refused = refusedMembers([complaint('notes'), complaint(path)], items);
    expect(refused).toEqual({ notes: true, plan: { items: {} }, isAll: false });
  },
);

test('where there is no complaint something else was wrong', () => {
  expect(refusedMembers([], items).isAll).toBe(false);
});
