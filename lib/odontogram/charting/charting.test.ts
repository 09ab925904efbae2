import { describe, expect, test } from 'vitest';
import { DEFAULT_TEMPORARY_TEETH, teethShown } from '@/lib/odontogram/rules/fdi';
import { beginCharting, type Charting, charted, type Gesture, within } from './charting';
import { placesOf } from './selection';

const adult = teethShown('adult', []);

function having(...gestures: readonly Gesture[]) {
  let charting: Charting = beginCharting(adult);
  const painted = [];
  for (const gesture of gestures) {
    const done = charted(charting, gesture, adult);
    charting = done.charting;
    if (done.paint) painted.push(done.paint);
  }
  return { ...charting, painted, places: placesOf(charting.selection) };
}
const digits = (...typed: readonly string[]) =>
  typed.map((digit): Gesture => ({ kind: 'digit', digit }));
const right: Gesture = { kind: 'arrow', direction: 'right', extend: false };

describe('a tooth’s number', () => {
  test('chooses it alone and leads there', () => {
    expect(having(...digits('3', '6'))).toMatchObject({
      cursor: { toothFdi: 36 },
      places: [{ toothFdi: 36 }],
    });
  });
  test('of a tooth that is not there changes nothing, and the next begins anew', () => {
    expect(having(...digits('5', '5', '9', '9'))).toMatchObject({ cursor: { toothFdi: 18 } });
    expect(having(...digits('5', '5', '3', '6')).cursor.toothFdi).toBe(36);
  });
  test('is forgotten where something else comes between', () => {
    expect(having(...digits('3'), right, ...digits('6')).typed).toBe('6');
  });
});

test('nobody is on a tooth before they went to one', () => {
  expect(having().isPlaced).toBe(false);
  expect(having({ kind: 'arm', finding: 'x' }, ...digits('3')).isPlaced).toBe(false);
  for (const gestures of [digits('3', '6'), [right], [{ kind: 'edge', edge: 'last' }] as const])
    expect(having(...gestures).isPlaced).toBe(true);
  const child = teethShown('child', []);
  expect(within(having(right), child).isPlaced).toBe(false);
});

test('what a list leads to is chosen, and never painted with what is in hand', () => {
  const place = { toothFdi: 36, surface: 'occlusal' };
  expect(having({ kind: 'arm', finding: 'x' }, { kind: 'open', place })).toMatchObject({
    cursor: { toothFdi: 36 },
    armed: undefined,
    places: [place],
    painted: [],
  });
});

describe('with a finding in hand', () => {
  const arm: Gesture = { kind: 'arm', finding: 'x' };
  test('letters paint the surfaces of the tooth, nothing else is chosen', () => {
    const done = having(
      ...digits('3', '6'),
      arm,
      { kind: 'surface', surface: 'occlusal' },
      { kind: 'surface', surface: 'distal' },
    );
    expect(done.painted).toEqual([
      { toothFdi: 36, surface: 'occlusal' },
      { toothFdi: 36, surface: 'distal' },
    ]);
    expect(done.places).toEqual([{ toothFdi: 36 }]);
  });
  test('a click paints what it hits, and Enter on a surface too', () => {
    const place = { toothFdi: 11, surface: 'mesial' };
    const done = having(
      arm,
      { kind: 'point', place, how: 'alone' },
      { kind: 'enter' },
      { kind: 'enter' },
    );
    expect(done.painted).toEqual([place, { toothFdi: 11, surface: 'occlusal' }]);
    expect(done.places).toEqual([]);
  });
});

describe('choosing', () => {
  test('arrows with shift choose a range that shrinks again', () => {
    const more: Gesture = { kind: 'arrow', direction: 'right', extend: true };
    const less: Gesture = { kind: 'arrow', direction: 'left', extend: true };
    expect(having(more, more, less).places).toEqual([{ toothFdi: 18 }, { toothFdi: 17 }]);
  });
  test('a click with shift chooses from the last one', () => {
    const click = (toothFdi: number, how: 'alone' | 'range'): Gesture => ({
      kind: 'point',
      place: { toothFdi },
      how,
    });
    expect(having(click(16, 'alone'), click(14, 'range')).places).toHaveLength(3);
  });
  test('letters choose surfaces one by one', () => {
    const done = having(...digits('3', '6'), { kind: 'surface', surface: 'distal' });
    expect(done.places).toEqual([{ toothFdi: 36, surface: 'distal' }]);
  });
  test('a quadrant is added to what is chosen, or chosen instead', () => {
    const one: Gesture = { kind: 'choose', teeth: [11, 12], add: false };
    expect(having(...digits('3', '6'), one).places).toHaveLength(2);
    expect(having(...digits('3', '6'), { ...one, add: true }).places).toHaveLength(3);
  });
  test('keys go on with a tooth of what is chosen', () => {
    const cursorAfter = (teeth: readonly number[]) =>
      having(...digits('3', '6'), { kind: 'choose', teeth, add: false }).cursor;
    expect(cursorAfter([11, 12])).toEqual({ toothFdi: 11 });
    expect(cursorAfter([37, 36])).toEqual({ toothFdi: 36 });
    expect(cursorAfter([])).toEqual({ toothFdi: 36 });
  });
});

test('leaving goes out of the surfaces, then lets the finding go, then what is chosen', () => {
  const leave: Gesture = { kind: 'leave' };
  const begun: readonly Gesture[] = [
    ...digits('3', '6'),
    { kind: 'arm', finding: 'x' },
    { kind: 'enter' },
  ];
  expect(having(...begun)).toMatchObject({ cursor: { surface: 'occlusal' }, armed: 'x' });
  expect(having(...begun, leave)).toMatchObject({ cursor: { toothFdi: 36 }, armed: 'x' });
  expect(having(...begun, leave, leave)).toMatchObject({
    armed: undefined,
    places: [{ toothFdi: 36 }],
  });
  expect(having(...begun, leave, leave, leave).places).toEqual([]);
});

test('home and end lead to the ends of the row', () => {
  expect(having({ kind: 'edge', edge: 'last' }).cursor.toothFdi).toBe(28);
  expect(having(right, { kind: 'edge', edge: 'first' }).cursor.toothFdi).toBe(18);
});

test('teeth that are gone are held no longer', () => {
  const mixed = teethShown('mixed', DEFAULT_TEMPORARY_TEETH);
  const held = having({ kind: 'point', place: { toothFdi: 14 }, how: 'alone' });
  expect(within(held, mixed)).toMatchObject({ cursor: { toothFdi: 18 }, anchor: 18 });
  expect(within(held, mixed).selection.size).toBe(0);
  expect(within(held, adult)).toBe(held);
});
