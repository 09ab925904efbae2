import { describe, expect, test } from 'vitest';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import type { VisitState } from '@/lib/agenda/rules/desk-notes';
import { boardOf, canArrive, lateMinutes, nextOfVisit, waitedMinutes } from './visits';

const ZONE = 'America/Bogota';
const NOW = { date: '2026-11-24', minutes: 620 };

function entryOf(id: string, more: Partial<AgendaEntry> = {}): AgendaEntry {
  return {
    id,
    date: NOW.date,
    from: 600,
    to: 660,
    patientId: `p-${id}`,
    doctorId: 'ana',
    locationId: 'north',
    procedureId: 'control',
    status: 'confirmed',
    ...more,
  };
}

/** In the house since an hour of the clinic. */
const visitOf = (state: VisitState, time = '10:05') => ({
  state,
  arrivedAt: `2026-11-24T${time}:00-05:00`,
  since: `2026-11-24T${time}:00-05:00`,
  by: 'Lina',
});

describe('waiting', () => {
  test('is counted from the arrival, on the clinic’s clock', () => {
    expect(waitedMinutes(visitOf('arrived'), NOW, ZONE)).toBe(15);
    expect(waitedMinutes(visitOf('called'), NOW, ZONE)).toBe(15);
  });
  test('ends in the chair, and is never less than nothing', () => {
    expect(waitedMinutes(visitOf('seated'), NOW, ZONE)).toBeUndefined();
    expect(waitedMinutes(undefined, NOW, ZONE)).toBeUndefined();
    expect(waitedMinutes(visitOf('arrived', '10:30'), NOW, ZONE)).toBe(0);
  });
});

test('late is who has not arrived after the hour, of appointments that take place', () => {
  expect(lateMinutes(entryOf('a'), NOW)).toBe(20);
  expect(lateMinutes(entryOf('a', { from: 620 }), NOW)).toBeUndefined();
  expect(lateMinutes(entryOf('a', { visit: visitOf('arrived') }), NOW)).toBeUndefined();
  expect(lateMinutes(entryOf('a', { status: 'canceled' }), NOW)).toBeUndefined();
});

test('only today’s appointments arrive, and none that is canceled', () => {
  expect(canArrive(entryOf('a'), NOW.date)).toBe(true);
  expect(canArrive(entryOf('a', { status: 'canceled' }), NOW.date)).toBe(false);
  expect(canArrive(entryOf('a', { date: '2026-11-25' }), NOW.date)).toBe(false);
});

test('the board has the longest waiting first, and nobody twice', () => {
  const entries = [
    entryOf('short', { visit: visitOf('arrived', '10:15') }),
    entryOf('long', { visit: visitOf('called', '09:50') }),
    entryOf('chair', { visit: visitOf('seated') }),
    entryOf('gone', { visit: visitOf('left') }),
    entryOf('late', { from: 590 }),
    entryOf('later', { from: 610 }),
    entryOf('over', { from: 500, to: 520 }),
    entryOf('to come', { from: 640 }),
  ];
  const { waiting, seated, late } = boardOf(entries, NOW);
  const ids = (list: readonly AgendaEntry[]) => list.map(({ id }) => id);
  expect([ids(waiting), ids(seated), ids(late)]).toEqual([
    ['long', 'short'],
    ['chair'],
    ['late', 'later'],
  ]);
});

test('a patient who did not come may come after all; who left is done', () => {
  expect(nextOfVisit('no_show')).toEqual(['arrived']);
  expect(nextOfVisit('left')).toEqual([]);
});
