import { beforeEach, expect, test, vi } from 'vitest';

const CHANGED = 1_000;
const at = (clientX: number, clientY: number) => ({ clientX, clientY });
const press = (detail: number, after: number, where = at(100, 100)) => ({
  detail,
  timeStamp: CHANGED + after,
  ...where,
});

function pointerDown(place: ReturnType<typeof at>, timeStamp = CHANGED): Event {
  const event = new Event('pointerdown');
  return Object.defineProperties(event, {
    clientX: { value: place.clientX },
    clientY: { value: place.clientY },
    timeStamp: { value: timeStamp },
  });
}

/** The module as in a browser, in which the pointer went down at these places, last so long after. */
async function afterPresses(after: number, ...places: ReturnType<typeof at>[]) {
  const browser = new EventTarget();
  vi.stubGlobal('document', browser);
  const rules = await import('./double-press');
  for (const [index, place] of places.entries()) {
    const isLast = index === places.length - 1;
    browser.dispatchEvent(pointerDown(place, isLast ? CHANGED + after : CHANGED));
  }
  return rules;
}

beforeEach(() => {
  vi.resetModules();
  return () => vi.unstubAllGlobals();
});

test('what cannot be taken back needs one sign to wait: the count, or the time', async () => {
  const { isDoublePress } = await afterPresses(0);
  expect(isDoublePress(press(2, 800), CHANGED)).toBe(true);
  expect(isDoublePress(press(1, 100), CHANGED)).toBe(true);
  expect(isDoublePress(press(1, 800), CHANGED)).toBe(false);
});

test('where a first press may come as soon, it is the other half of one at its place, counted or not', async () => {
  const { isOtherHalf } = await afterPresses(100, at(110, 90), at(100, 100));
  expect(isOtherHalf(press(1, 100), CHANGED)).toBe(true);
  expect(isOtherHalf(press(2, 100), CHANGED)).toBe(true);
  // However slowly it is let go.
  expect(isOtherHalf(press(1, 800), CHANGED)).toBe(true);
  expect(isOtherHalf(press(2, 800), CHANGED)).toBe(true);
});

test('one begun later is none: words are chosen by two presses, and by three', async () => {
  const { isOtherHalf } = await afterPresses(700, at(110, 90), at(100, 100));
  expect(isOtherHalf(press(2, 800), CHANGED)).toBe(false);
  expect(isOtherHalf(press(1, 800), CHANGED)).toBe(false);
});

test('one elsewhere is meant, and so is the first of all', async () => {
  const { isOtherHalf } = await afterPresses(100, at(400, 90), at(100, 100));
  expect(isOtherHalf(press(1, 100), CHANGED)).toBe(false);
  vi.resetModules();
  const first = await afterPresses(100, at(100, 100));
  expect(first.isOtherHalf(press(1, 100), CHANGED)).toBe(false);
});

test('nor is one of long ago', async () => {
  const { isOtherHalf } = await afterPresses(0);
  document.dispatchEvent(pointerDown(at(100, 100), CHANGED - 60_000));
  document.dispatchEvent(pointerDown(at(100, 100), CHANGED + 100));
  expect(isOtherHalf(press(1, 100), CHANGED)).toBe(false);
});

test('a drag is no half of a press', async () => {
  const { isOtherHalf, forgetPress } = await afterPresses(0, at(100, 60));
  forgetPress();
  document.dispatchEvent(pointerDown(at(100, 80)));
  expect(isOtherHalf(press(1, 100, at(100, 80)), CHANGED)).toBe(false);
});

test('a key’s, which has no place, is told by the time', async () => {
  const { isOtherHalf } = await afterPresses(100, at(400, 90), at(100, 100));
  expect(isOtherHalf(press(0, 100, at(0, 0)), CHANGED)).toBe(true);
  expect(isOtherHalf(press(0, 800, at(0, 0)), CHANGED)).toBe(false);
});
