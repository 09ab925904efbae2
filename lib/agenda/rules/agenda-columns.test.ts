import { describe, expect, test } from 'vitest';
import { entryAt } from '@/lib/testing/agenda-entry';
import {
  countIn,
  dayColumns,
  filterEntries,
  isNobodyThere,
  spansIn,
  weekColumns,
} from './agenda-columns';
import type { AgendaEntry } from './agenda-entry';

const MONDAY = '2026-11-23';
const weeks = new Map([
  [
    'ana',
    {
      workingDays: [
        { day: 'monday', locationId: 'north', startTime: '08:00', endTime: '12:00' },
        { day: 'monday', locationId: 'south', startTime: '14:00', endTime: '18:00' },
      ],
      exceptions: ['2026-11-30'],
    },
  ],
  ['luis', { workingDays: [], exceptions: [] }],
]);
const entry = (id: string, doctorId: string, more: Partial<AgendaEntry> = {}) =>
  entryAt(id, 600, { doctorId, ...more });
const known = (...entries: AgendaEntry[]) => ({
  entries,
  weekOf: (id: string) => weeks.get(id),
});
const everybody = { doctors: [], locations: [], statuses: [] };
const ids = (columns: ReturnType<typeof dayColumns>) => columns.map(({ doctorId }) => doctorId);

describe('the columns of a day', () => {
  test('are of those who work or have somebody, and of whose hours nobody knows', () => {
    expect(ids(dayColumns(MONDAY, ['luis', 'ana', 'eva'], known(), everybody))).toEqual([
      'ana',
      'eva',
    ]);
    const withLuis = known(entry('a', 'luis'));
    expect(ids(dayColumns(MONDAY, ['luis', 'ana'], withLuis, everybody))).toEqual(['luis', 'ana']);
  });

  test('are of whoever was asked for, also on a free day; an unlisted doctor comes last', () => {
    const asked = { ...everybody, doctors: ['luis'] };
    expect(ids(dayColumns(MONDAY, ['ana', 'luis'], known(), asked))).toEqual(['luis']);
    const stranger = known(entry('a', 'nobody-knows'));
    expect(ids(dayColumns(MONDAY, ['ana'], stranger, everybody))).toEqual(['ana', 'nobody-knows']);
  });

  test('at one place have its hours and its appointments only', () => {
    const here = { ...everybody, locations: ['south'] };
    const [column] = dayColumns(
      MONDAY,
      ['ana', 'luis'],
      known(entry('a', 'ana'), entry('b', 'ana', { locationId: 'south', from: 900, to: 930 })),
      here,
    );
    expect(column?.day?.hours.map(({ from }) => from)).toEqual([840]);
    expect(column?.entries.map(({ entry: { id } }) => id)).toEqual(['b']);
  });
});

test('nobody is at a place where none of the chosen works or has somebody, of any status', () => {
  const at = (place: string, doctor: string, ...entries: AgendaEntry[]) => {
    const filters = { doctors: [doctor], locations: [place], statuses: ['canceled'] };
    return isNobodyThere(
      dayColumns(MONDAY, ['ana', 'eva'], known(...entries), filters),
      entries,
      filters,
    );
  };
  expect(at('west', 'ana')).toBe(true);
  expect(at('north', 'ana')).toBe(false);
  expect(at('west', 'ana', entry('a', 'ana', { locationId: 'west' }))).toBe(false);
  // Nobody knows where Eva works.
  expect(at('west', 'eva')).toBe(false);
  expect(isNobodyThere([], [], everybody)).toBe(false);
});

test('canceled appointments can be hidden', () => {
  const entries = [entry('a', 'ana'), entry('b', 'ana', { status: 'canceled' })];
  const left = filterEntries(entries, {
    ...everybody,
    statuses: ['confirmed', 'completed', 'no_show'],
  });
  expect(left.map(({ id }) => id)).toEqual(['a']);
});

test('whose appointments a filter hides keeps the column, and is not counted as free', () => {
  const entries = [
    entry('a', 'luis'),
    entry('b', 'luis', { status: 'completed' }),
    entry('c', 'luis', { status: 'canceled' }),
  ];
  const only = (status: string) => {
    const [column] = dayColumns(MONDAY, ['luis'], known(...entries), {
      ...everybody,
      statuses: [status],
    });
    return column && countIn(column, entries);
  };
  expect(only('no_show')).toEqual({ count: 2, hidden: 2 });
  expect(only('canceled')).toEqual({ count: 2, hidden: 2 });
  expect(only('confirmed')).toEqual({ count: 2, hidden: 1 });
  const [whole] = dayColumns(MONDAY, ['luis'], known(...entries), everybody);
  expect(whole && countIn(whole, entries)).toEqual({ count: 2, hidden: 0 });
});

test('a week is one doctor, date by date, with what goes on past midnight on both', () => {
  const columns = weekColumns(
    [MONDAY, '2026-11-24'],
    'ana',
    known(entry('night', 'ana', { from: 1_410, to: 1_470 }), entry('other', 'luis')),
    everybody,
  );
  expect(columns.map((column) => column.entries.map(({ span }) => span))).toEqual([
    [{ from: 1_410, to: 1_440 }],
    [{ from: 0, to: 30 }],
  ]);
  expect(spansIn(columns)).toContainEqual({ from: 0, to: 30 });
});
