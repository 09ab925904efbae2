import { expect, test } from 'vitest';
import { DAY_MINUTES, timeOf } from './span';
import { formatTime } from './time-format';
import { readTypedTime, readVisitTime, stepTime } from './typed-time';

test.each([
  ['8', '08:00'],
  ['08', '08:00'],
  ['830', '08:30'],
  ['0830', '08:30'],
  ['1745', '17:45'],
  ['8:30', '08:30'],
  ['8.30', '08:30'],
  ['8h', '08:00'],
  ['8:', '08:00'],
  [' 23:59 ', '23:59'],
  ['0', '00:00'],
  ['7am', '07:00'],
  ['7 a. m.', '07:00'],
  ['6 p. m.', '18:00'],
  ['6\u00a0p.\u00a0m.', '18:00'],
  ['6:15PM', '18:15'],
  ['615 pm', '18:15'],
  ['12 a.m.', '00:00'],
  ['12:30 pm', '12:30'],
  ['18h', '18:00'],
  ['18 h 30', '18:30'],
  ['1830', '18:30'],
])('%j is %s', (typed, time) => {
  expect(readTypedTime(typed)).toBe(time);
});

test.each([
  '',
  '24',
  '24:00',
  '860',
  '8:3',
  '8:60',
  '12345',
  'noon',
  '-8',
  '13 pm',
  '0 am',
  '18:30 p. m.',
  'pm',
  '7 m',
  '7 a. m. o así',
])('%j is no time, and stays as it was typed', (typed) => {
  expect(readTypedTime(typed)).toBe(typed);
});

test.each([
  ['4:15', '16:15'],
  ['415', '16:15'],
  ['4.15', '16:15'],
  ['1', '13:00'],
  [' 6:59 ', '18:59'],
  ['4:15 p. m.', '16:15'],
  ['16:15', '16:15'],
  ['04:15', '04:15'],
  ['0415', '04:15'],
  ['4:15 am', '04:15'],
  ['4:15 A.\u00a0M.', '04:15'],
  ['12:30 am', '00:30'],
  ['0', '00:00'],
  ['7', '07:00'],
  ['10:30', '10:30'],
  ['12:30', '12:30'],
  ['', ''],
  ['4:99', '4:99'],
])('of a visit, %j is %s', (typed, time) => {
  expect(readVisitTime(typed)).toBe(time);
});

test('steps lie on their own marks and stay within the day', () => {
  expect(stepTime('08:00', 5)).toBe('08:05');
  expect(stepTime('08:02', 5)).toBe('08:05');
  expect(stepTime('08:02', -5)).toBe('08:00');
  expect(stepTime('08:15', 60)).toBe('09:00');
  expect(stepTime('00:00', -5)).toBe('00:00');
  expect(stepTime('23:58', 5)).toBe('23:55');
  expect(stepTime('', 5)).toBe('08:00');
});

test.each(['es-CO', 'en-US'])('every time is read back as %s writes it', (locale) => {
  for (let minutes = 0; minutes < DAY_MINUTES; minutes += 1) {
    expect(readTypedTime(formatTime(minutes, locale))).toBe(timeOf(minutes));
    expect(readVisitTime(formatTime(minutes, locale))).toBe(timeOf(minutes));
    expect(readVisitTime(timeOf(minutes))).toBe(timeOf(minutes));
  }
});
