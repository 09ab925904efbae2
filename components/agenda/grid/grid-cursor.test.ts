import { describe, expect, test } from 'vitest';
import type { AgendaColumn } from '@/lib/agenda/rules/agenda-columns';
import type { Span } from '@/lib/kit/dates/span';
import { entryAt, minuteAt, moveCursor, startAt } from './grid-cursor';

const hours = { first: 7, last: 19 };
const column = (...spans: Span[]): AgendaColumn => ({
  doctorId: 'ana',
  date: '2026-11-23',
  day: {
    isException: false,
    hours: [{ from: 480, to: 720, locationId: 'north', lunch: undefined }],
  },
  entries: spans.map((span, index) => ({
    span,
    entry: {
      ...span,
      id: `a${index}`,
      date: '2026-11-23',
      doctorId: 'ana',
      patientId: 'maria',
      locationId: 'north',
      procedureId: 'control',
      status: 'confirmed',
    },
  })),
});
const columns = [column({ from: 600, to: 640 }, { from: 640, to: 655 }), column()];
const from = (minute: number, at = 0) => ({ column: at, minute });
const press = (key: string, place: ReturnType<typeof from>) =>
  moveCursor(key, place, columns, hours);

describe('the arrows', () => {
  test('walk free time in quarters, and appointments one by one', () => {
    expect(press('ArrowDown', from(570))).toEqual(from(585));
    expect(press('ArrowDown', from(585))).toEqual(from(600));
    expect(press('ArrowDown', from(600))).toEqual(from(640));
    expect(press('ArrowDown', from(640))).toEqual(from(660));
    expect(press('ArrowUp', from(660))).toEqual(from(645));
    expect(entryAt(columns, from(645))?.entry.id).toBe('a1');
    expect(press('ArrowUp', from(645))).toEqual(from(630));
    expect(entryAt(columns, from(630))?.entry.id).toBe('a0');
    expect(press('ArrowUp', from(630))).toEqual(from(585));
  });

  test('go from column to column at the same time, and no further than the last', () => {
    expect(press('ArrowRight', from(600))).toEqual(from(600, 1));
    expect(press('ArrowRight', from(600, 1))).toEqual(from(600, 1));
    expect(press('ArrowLeft', from(600))).toEqual(from(600));
  });

  test('stay within the hours that are shown', () => {
    expect(press('ArrowUp', from(420))).toEqual(from(420));
    expect(press('ArrowDown', from(1_125, 1))).toEqual(from(1_125, 1));
    expect(press('PageUp', from(450))).toEqual(from(420));
  });
});

test('Home and End are the first and the last quarter of the work', () => {
  expect(press('Home', from(600))).toEqual(from(480));
  expect(press('End', from(600))).toEqual(from(705));
});

test('other keys lead nowhere', () => {
  expect(press('a', from(600))).toBeUndefined();
});

test('a click is the quarter that it points at', () => {
  expect(minuteAt(0, hours)).toBe(420);
  expect(minuteAt(0.5, hours)).toBe(780);
  expect(minuteAt(0.51, hours)).toBe(780);
  expect(minuteAt(1, hours)).toBe(1_125);
});

test('a booking begins on the quarter that is pointed at, or where what is taken above it ends', () => {
  const share = (minute: number) => (minute - 420) / 720;
  const start = (minute: number) =>
    startAt(share(minute), column({ from: 600, to: 652 }), hours).minute;
  expect(start(590)).toBe(585);
  expect(start(657)).toBe(655);
  expect(start(670)).toBe(660);
});

test('short free time is proposed from its own beginning, and no longer than it is', () => {
  const share = (minute: number) => (minute - 420) / 720;
  const between = (from: number, to: number) => (minute: number) =>
    startAt(share(minute), column({ from: 540, to: from }, { from: to, to: 720 }), hours);
  expect([612, 620, 638].map(between(610, 640))).toEqual(Array(3).fill({ minute: 610 }));
  expect(between(610, 630)(625)).toEqual({ minute: 610, duration: 20 });
  expect(between(600, 645)(630)).toEqual({ minute: 615 });
  expect(between(600, 700)(690)).toEqual({ minute: 690 });
});
