import { expect, test } from 'vitest';
import { doctorHue } from './doctor-hue';

test.each([
  ['#ff0000', 30],
  ['#00ff00', 135],
  ['#0000ff', 270],
  ['#0F766E', 180],
  ['#b45309', 45],
])('%s is drawn at %i degrees', (color, hue) => {
  expect(doctorHue(color)).toBe(hue);
});

test.each([undefined, '', '#808080', '#fff', 'red', 'url(x)', '#0f766e;', '#12345g'])(
  'of %s there is no hue',
  (color) => {
    expect(doctorHue(color)).toBeUndefined();
  },
);
