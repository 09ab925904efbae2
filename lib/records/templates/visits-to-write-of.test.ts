import { expect, test } from 'vitest';
import type { PatientVisit } from '@/lib/agenda/shared/patient-visits';
import { visitStillThere, visitsToWriteOf, visitToBeginWith } from './visits-to-write-of';

const TODAY = '2026-11-24';

function visit(id: string, date: string, rest: Partial<PatientVisit> = {}): PatientVisit {
  return { id, date, from: 600, to: 630, status: 'confirmed', ...rest };
}

const coming = [visit('later-today', TODAY, { from: 900 }), visit('next-week', '2026-12-01')];
const past = [
  visit('today', TODAY, { status: 'completed' }),
  visit('missed', '2026-11-20', { status: 'no_show' }),
  visit('called-off', '2026-11-19', { status: 'canceled' }),
  visit('before', '2026-11-18', { status: 'completed' }),
];
const ids = (visits: readonly PatientVisit[]) => visits.map(({ id }) => id);

test('something is written of what took place, the latest first, and of what is named', () => {
  expect(ids(visitsToWriteOf({ coming, past }, TODAY))).toEqual([
    'later-today',
    'today',
    'missed',
    'before',
  ]);
  expect(ids(visitsToWriteOf({ coming, past }, TODAY, 'next-week'))[0]).toBe('next-week');
  expect(ids(visitsToWriteOf({ coming, past }, TODAY, 'called-off'))).not.toContain('called-off');
});

test('it begins with the one named, else with today’s, else with none', () => {
  const all = visitsToWriteOf({ coming, past }, TODAY);
  expect(visitToBeginWith(all, 'before', TODAY)).toBe('before');
  expect(visitToBeginWith(all, 'of-somebody-else', TODAY)).toBe('today');
  const open = visit('under-way', TODAY, { from: 700, isOpen: true });
  expect(
    visitToBeginWith(visitsToWriteOf({ coming: [open, ...coming], past }, TODAY), undefined, TODAY),
  ).toBe('under-way');
  expect(
    visitToBeginWith(visitsToWriteOf({ coming: [], past: past.slice(1) }, TODAY), undefined, TODAY),
  ).toBe('');
  expect(visitToBeginWith([], undefined, TODAY)).toBe('');
});

test('what was chosen before holds only while something may be written of it', () => {
  const all = visitsToWriteOf({ coming, past }, TODAY);
  expect(visitStillThere(all, 'before')).toBe('before');
  expect(visitStillThere(all, 'called-off')).toBe('');
});
