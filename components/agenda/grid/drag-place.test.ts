import { afterEach, expect, test, vi } from 'vitest';
import { draggedTo, drawnFrom, isOver } from './drag-place';

afterEach(() => vi.unstubAllGlobals());

const column = (doctorId: string) => ({
  doctorId,
  date: '2026-11-23',
  entries: [],
  day: undefined,
});
const columns = [column('ana'), column('eva')];
const origin = {
  date: '2026-11-23',
  doctorId: 'ana',
  locationId: 'north',
  from: 600,
  to: 630,
};
const hours = { first: 7, last: 19 };
const drag = (grip: 'whole' | 'end', minute: number, at = 0) =>
  draggedTo({ grip, origin, taken: 612 }, { column: at, minute }, columns, hours);

test('follows the pointer in steps of five minutes, and into another column', () => {
  expect(drag('whole', 612)).toEqual(origin);
  expect(drag('whole', 633)).toEqual({ ...origin, from: 620, to: 650 });
  expect(drag('whole', 612, 1)).toEqual({ ...origin, doctorId: 'eva' });
  expect(drag('whole', 612, 7)).toEqual(origin);
});

test('stays within the hours that are shown', () => {
  expect(drag('whole', 0)).toEqual({ ...origin, from: 420, to: 450 });
  expect(drag('whole', 1_440)).toEqual({ ...origin, from: 1_110, to: 1_140 });
  expect(drag('end', 1_440).to).toBe(1_140);
});

test('by its lower edge it gets longer or shorter, in its own column', () => {
  expect(drag('end', 641, 1)).toEqual({ ...origin, to: 660 });
  expect(drag('end', 420)).toEqual({ ...origin, to: 605 });
});

test('a time is drawn down or up from where the pointer was pressed, in steps of five minutes', () => {
  const drawn = (pointed: number) => drawnFrom({ column: 1, minute: 600, pressed: 608 }, pointed);
  expect(drawn(644)).toEqual({ column: 1, from: 600, to: 645 });
  expect(drawn(608)).toEqual({ column: 1, from: 600, to: 610 });
  // Upwards what was pressed is its end.
  expect(drawn(571)).toEqual({ column: 1, from: 570, to: 610 });
  expect(drawn(604)).toEqual({ column: 1, from: 600, to: 610 });
  expect(drawnFrom({ column: 1, minute: 600, pressed: 600 }, 599)).toEqual({
    column: 1,
    from: 595,
    to: 605,
  });
});

test('what is drawn is no longer than the longest visit', () => {
  expect(drawnFrom({ column: 0, minute: 420, pressed: 420 }, 1_440).to).toBe(420 + 720);
  expect(drawnFrom({ column: 0, minute: 1_200, pressed: 1_210 }, 0).from).toBe(1_210 - 720);
});

test('is over the grid only where the window shows it', () => {
  vi.stubGlobal('window', { innerWidth: 1_000, innerHeight: 700 });
  const scroller = {
    getBoundingClientRect: () => ({ top: 200, bottom: 900, left: 220, right: 980 }) as DOMRect,
  };
  expect(isOver(scroller, { x: 600, y: 400 })).toBe(true);
  // The rail, the toolbar, below the window, beside it.
  expect(isOver(scroller, { x: 100, y: 400 })).toBe(false);
  expect(isOver(scroller, { x: 600, y: 120 })).toBe(false);
  expect(isOver(scroller, { x: 600, y: 720 })).toBe(false);
  expect(isOver(scroller, { x: 1_200, y: 400 })).toBe(false);
});
