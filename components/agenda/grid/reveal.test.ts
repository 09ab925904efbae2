import { expect, test } from 'vitest';
import { distanceTo } from './reveal';

const view = { top: 100, right: 800, bottom: 600, left: 50 };
const box = (left: number, top: number, width = 100, height = 50) => ({
  top,
  left,
  right: left + width,
  bottom: top + height,
});

test.each([
  ['in sight', box(200, 300), { x: 0, y: 0 }],
  ['to the right', box(900, 300), { x: 208, y: 0 }],
  ['to the left', box(-300, 300), { x: -350, y: 0 }],
  ['below, to the middle', box(200, 1_000), { x: 0, y: 675 }],
  ['above, to the middle', box(200, -400), { x: 0, y: -725 }],
  ['higher than what can be seen', box(900, -400, 100, 2_000), { x: 208, y: 0 }],
  ['wider than what can be seen, from its beginning', box(60, 300, 900), { x: 10, y: 0 }],
])('what is %s', (_, given, distance) => {
  expect(distanceTo(given, view)).toEqual(distance);
});
