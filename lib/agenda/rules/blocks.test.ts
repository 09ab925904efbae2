import { expect, test } from 'vitest';
import { entryAt } from '@/lib/testing/agenda-entry';
import { type Block, blocksOn, lastDateOf, outOn, strandedBy } from './blocks';
import type { KnownWeek } from './working-day';

// A Monday.
const MONDAY = '2026-11-23';
const block: Block = { id: 'b', date: MONDAY, from: 600, to: 660, reason: 'Reunión' };
const week = (exceptions: string[] = []): KnownWeek => ({
  workingDays: [
    { day: 'monday', locationId: 'north', startTime: '08:00', endTime: '12:00' },
    { day: 'monday', locationId: 'south', startTime: '13:00', endTime: '17:00' },
  ],
  exceptions,
});
const ana = { date: MONDAY, doctorId: 'ana' };
const ids = (blocks: readonly { readonly id: string }[]) => blocks.map(({ id }) => id);

test('a block holds on its date, and weekly until its last date', () => {
  expect(ids(blocksOn([block], ana))).toEqual(['b']);
  expect(blocksOn([block], { ...ana, date: '2026-11-30' })).toEqual([]);
  const weekly = { ...block, weeklyUntil: '2026-12-08' };
  expect(blocksOn([weekly], { ...ana, date: '2026-12-07' })).toHaveLength(1);
  expect(blocksOn([weekly], { ...ana, date: '2026-12-08' })).toEqual([]);
  expect(blocksOn([weekly], { ...ana, date: '2026-12-14' })).toEqual([]);
  expect(blocksOn([weekly], { ...ana, date: '2026-11-16' })).toEqual([]);
  expect(lastDateOf(weekly)).toBe('2026-12-07');
  expect(lastDateOf(block)).toBe(MONDAY);
});

test('a block of one doctor or one location is nobody else’s', () => {
  const blocks = [
    { ...block, id: 'ana', doctorId: 'ana' },
    { ...block, id: 'luis', doctorId: 'luis' },
    { ...block, id: 'south', locationId: 'south' },
  ];
  expect(ids(blocksOn(blocks, ana))).toEqual(['ana', 'south']);
  expect(ids(blocksOn(blocks, { ...ana, locationId: 'north' }))).toEqual(['ana']);
});

test('who is out is told where they would have worked, and not on a free day', () => {
  expect(outOn([], week(), ana)).toBeUndefined();
  expect(outOn([], week([MONDAY]), ana)).toEqual({ isAbsent: true, blocks: [] });
  expect(outOn([block], week(), ana)?.blocks).toHaveLength(1);
  // In the morning the doctor is in the north.
  expect(outOn([{ ...block, locationId: 'south' }], week(), ana)).toBeUndefined();
  expect(outOn([{ ...block, date: '2026-11-24' }], week(), { ...ana, date: '2026-11-24' })).toBe(
    undefined,
  );
});

test('leaves behind who is still to come and can be moved, and nobody else', () => {
  const at = (id: string, from: number, more = {}) =>
    entryAt(id, from, { doctorId: 'ana', date: MONDAY, ...more });
  const entries = [
    at('begun', 570),
    at('within', 630),
    at('canceled', 635, { status: 'canceled' }),
    at('after', 660),
    at('other', 630, { doctorId: 'luis' }),
  ];
  const now = { date: MONDAY, minutes: 600 };
  const stranded = (out: Parameters<typeof strandedBy>[0]) =>
    ids(strandedBy(out, entries, { ...ana, now }));
  expect(stranded(undefined)).toEqual([]);
  expect(stranded({ isAbsent: false, blocks: [block] })).toEqual(['within']);
  expect(stranded({ isAbsent: true, blocks: [] })).toEqual(['within', 'after']);
  expect(
    strandedBy({ isAbsent: true, blocks: [] }, entries, {
      ...ana,
      now: { ...now, date: '2026-11-24' },
    }),
  ).toEqual([]);
});
