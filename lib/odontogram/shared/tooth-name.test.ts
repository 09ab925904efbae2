import { expect, test } from 'vitest';
import { isFdi } from '@/lib/odontogram/rules/fdi';
import { ownSurfaceWord, toothNameOf } from './tooth-name';

test.each([
  [11, 'centralIncisor', 'upper', 'right', 'permanent'],
  [28, 'thirdMolar', 'upper', 'left', 'permanent'],
  [36, 'firstMolar', 'lower', 'left', 'permanent'],
  [44, 'firstPremolar', 'lower', 'right', 'permanent'],
  [53, 'canine', 'upper', 'right', 'temporary'],
  [64, 'firstMolar', 'upper', 'left', 'temporary'],
  [75, 'secondMolar', 'lower', 'left', 'temporary'],
  [82, 'lateralIncisor', 'lower', 'right', 'temporary'],
])('%i is the %s %s %s %s', (fdi, kind, arch, side, dentition) => {
  expect(toothNameOf(fdi)).toEqual({ kind, arch, side, dentition });
});

test('every tooth has a name of its own, and nothing else has one', () => {
  const numbers = Array.from({ length: 120 }, (_, index) => index - 10);
  const names = numbers.filter(isFdi).map((fdi) => JSON.stringify(toothNameOf(fdi)));
  expect(new Set(names).size).toBe(52);
  for (const none of numbers.filter((number) => !isFdi(number))) {
    expect(toothNameOf(none)).toBeUndefined();
  }
});

test('the inner side is palatine above and lingual below; the edge of the front teeth is incisal', () => {
  expect(ownSurfaceWord(16, 'palatal')).toBe('palatine');
  expect(ownSurfaceWord(65, 'palatal')).toBe('palatine');
  expect(ownSurfaceWord(36, 'palatal')).toBe('lingual');
  expect(ownSurfaceWord(81, 'palatal')).toBe('lingual');
  expect(ownSurfaceWord(13, 'occlusal')).toBe('incisal');
  expect(ownSurfaceWord(73, 'occlusal')).toBe('incisal');
  expect(ownSurfaceWord(14, 'occlusal')).toBeUndefined();
  expect(ownSurfaceWord(74, 'occlusal')).toBeUndefined();
  expect(ownSurfaceWord(11, 'mesial')).toBeUndefined();
  expect(ownSurfaceWord(11, 'anything')).toBeUndefined();
});
