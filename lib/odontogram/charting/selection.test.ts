import { expect, test } from 'vitest';
import { NOTHING_SELECTED, only, placesOf, surfacesText, toggled, withTeeth } from './selection';

test('surfaces are added and taken out one by one, and a tooth stays chosen without them', () => {
  const one = toggled(NOTHING_SELECTED, { toothFdi: 36, surface: 'distal' });
  const two = toggled(one, { toothFdi: 36, surface: 'occlusal' });
  expect(surfacesText(two, 36)).toBe('occlusal distal');
  const none = toggled(toggled(two, { toothFdi: 36, surface: 'distal' }), {
    toothFdi: 36,
    surface: 'occlusal',
  });
  expect(placesOf(none)).toEqual([{ toothFdi: 36 }]);
});

test('a tooth chosen whole is taken out; one with surfaces becomes whole', () => {
  expect(toggled(only({ toothFdi: 11 }), { toothFdi: 11 }).size).toBe(0);
  const surfaces = only({ toothFdi: 11, surface: 'mesial' });
  expect(placesOf(toggled(surfaces, { toothFdi: 11 }))).toEqual([{ toothFdi: 11 }]);
});

test('a range adds whole teeth and leaves the surfaces that were chosen', () => {
  const range = withTeeth(only({ toothFdi: 12, surface: 'mesial' }), [11, 12, 13]);
  expect(placesOf(range)).toEqual([
    { toothFdi: 12, surface: 'mesial' },
    { toothFdi: 11 },
    { toothFdi: 13 },
  ]);
});

test('a surface that nobody knows is no surface', () => {
  expect(placesOf(only({ toothFdi: 11, surface: 'roof' }))).toEqual([{ toothFdi: 11 }]);
});
