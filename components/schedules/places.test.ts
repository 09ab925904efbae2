import { expect, test } from 'vitest';
import { knownPlaces, placeName, placeTone } from './places';
import { hourWindow, shareOf } from './week/hour-window';

const block = { day: 'monday', locationId: 'west', startTime: '08:00', endTime: '12:00' };
const listed = ['north', 'south', 'east'].map((id) => ({ id, name: `Sede ${id}` }));

test('a place that only the schedule names is known by that name, else by its id', () => {
  const places = knownPlaces(listed, [{ ...block, locationName: 'Sede Oeste' }, block]);
  expect(placeName(places, 'west')).toBe('Sede Oeste');
  expect(placeName(knownPlaces(listed, [block]), 'west')).toBe('west');
  expect(placeName(listed, 'nowhere')).toBe('nowhere');
});

test('places beside each other differ in colour, and what is unknown has none of theirs', () => {
  const places = knownPlaces(listed, [block]);
  const tones = places.map(({ id }) => placeTone(places, id));
  expect(new Set(tones).size).toBe(4);
  expect(tones).not.toContain(placeTone(places, 'nowhere'));
});

test('a drawing shows a usual day, and every hour that is worked beyond it', () => {
  expect(hourWindow([])).toEqual({ from: 420, to: 1_140 });
  const long = { ...block, startTime: '05:30', endTime: '21:15' };
  expect(hourWindow([block, long])).toEqual({ from: 300, to: 1_320 });
  expect(hourWindow([{ ...block, startTime: 'x', endTime: '' }])).toEqual({ from: 420, to: 1_140 });
  expect(shareOf(720, { from: 480, to: 960 })).toBe('50.000%');
});
