import { describe, expect, it } from 'vitest';
import type { Age } from '@/lib/kit/dates/age';
import {
  betterDocumentType,
  canonicalDocumentType,
  documentKey,
  documentShape,
  documentShapeMissed,
  documentTypeForAge,
  formatDocumentNumber,
  isDocumentType,
  isGender,
  isUndocumented,
  normalizeDocumentNumber,
} from './identity';

const years = (value: number): Age => ({ years: value, months: value * 12 });

describe('documentShapeMissed', () => {
  it.each([
    ['CC', '10203'],
    ['CC', '1.020.304.050'],
    ['TI', '10203040501'],
    ['RC', '1020304050'],
    ['CE', '123456'],
    ['PA', 'ab1234'],
    ['PA', 'ab 12.34'],
    ['PT', '5512345'],
    ['SI', ''],
    ['AS', 'anything at all'],
    ['CC', ''],
    ['XX', '!!'],
  ])('%s %j looks right, or is not ours to judge', (type, number) => {
    expect(documentShapeMissed(type, number)).toBeNull();
  });

  it.each([
    ['CC', '1234', { kind: 'digits', minimum: 5, maximum: 10 }],
    ['CC', '12345678901', { kind: 'digits', minimum: 5, maximum: 10 }],
    ['CC', 'AB12345', { kind: 'digits', minimum: 5, maximum: 10 }],
    ['TI', '123456789', { kind: 'digits', minimum: 10, maximum: 11 }],
    ['CE', '12345678', { kind: 'digits', minimum: 6, maximum: 7 }],
    ['PA', 'A1', { kind: 'alphanumeric', minimum: 4, maximum: 20 }],
    ['PT', 'N°55', { kind: 'alphanumeric', minimum: 1, maximum: 40 }],
  ])('%s %j misses its shape', (type, number, shape) => {
    expect(documentShapeMissed(type, number)).toEqual(shape);
  });
});

describe('documentTypeForAge', () => {
  it.each([
    [0, 'RC'],
    [6, 'RC'],
    [7, 'TI'],
    [17, 'TI'],
    [18, 'CC'],
    [90, 'CC'],
  ])('%i years carries %s', (age, type) => {
    expect(documentTypeForAge(years(age))).toBe(type);
  });
});

describe('betterDocumentType', () => {
  it('suggests where the type follows age', () => {
    expect(betterDocumentType('TI', years(18))).toBe('CC');
    expect(betterDocumentType('CC', years(12))).toBe('TI');
    expect(betterDocumentType('AS', years(5))).toBe('MS');
    expect(betterDocumentType('MS', years(40))).toBe('AS');
  });

  it('is silent where it suits, is unknown or does not depend on age', () => {
    expect(betterDocumentType('CC', years(18))).toBeNull();
    expect(betterDocumentType('PA', years(3))).toBeNull();
    expect(betterDocumentType('MS', years(3))).toBeNull();
    expect(betterDocumentType('XX', years(3))).toBeNull();
    expect(betterDocumentType('TI', null)).toBeNull();
  });
});

describe('formatDocumentNumber', () => {
  it('groups a citizen’s number', () => {
    expect(formatDocumentNumber('CC', '1020304050')).toBe('1.020.304.050');
    expect(formatDocumentNumber('CC', '52345')).toBe('52.345');
    expect(formatDocumentNumber('TI', '1020304050')).toBe('1.020.304.050');
  });

  it('leaves every other number as it came', () => {
    expect(formatDocumentNumber('TI', '99010112345')).toBe('99010112345');
    expect(formatDocumentNumber('PA', 'AX12345')).toBe('AX12345');
    expect(formatDocumentNumber('CE', '1234567')).toBe('1234567');
    expect(formatDocumentNumber('CC', '1.020.304.050')).toBe('1.020.304.050');
    expect(formatDocumentNumber(undefined, '1020304050')).toBe('1020304050');
  });
});

describe('normalizeDocumentNumber', () => {
  it('drops what people write between digits, of any type we know', () => {
    expect(normalizeDocumentNumber('CC', ' 1.020 304.050 ')).toBe('1020304050');
    expect(normalizeDocumentNumber('PA', '77.889, 1')).toBe('778891');
    expect(normalizeDocumentNumber('CC', '0079123456')).toBe('79123456');
    expect(normalizeDocumentNumber('PA', '0079123456')).toBe('0079123456');
  });

  it.each([
    ['PA', 'X-77.889/q', 'X-77.889/Q'],
    ['DE', 'ax 12.3', 'AX 12.3'],
    ['CC', ' V-12.345 ', 'V-12.345'],
    ['CC', '1020-304', '1020-304'],
  ])('keeps a %s number %j that has more than digits as it is written', (type, number, kept) => {
    expect(normalizeDocumentNumber(type, number)).toBe(kept);
  });

  it('keeps a number of an unknown type', () => {
    expect(normalizeDocumentNumber('OTRO', ' a.1 ')).toBe('a.1');
  });
});

describe('documentKey', () => {
  it.each([
    ['X-77.889/Q', 'x 77889 q'],
    ['1.020.304.050', '1020304050'],
    ['ÁB-12', 'ab12'],
  ])('%j and %j are one number', (one, other) => {
    expect(documentKey(one)).toBe(documentKey(other));
  });

  it.each(['---', ' . ', '', '\u200b'])('%j is no number', (number) => {
    expect(documentKey(number)).toBe('');
  });
});

describe('canonicalDocumentType', () => {
  it('writes a type we know as we do, and leaves any other', () => {
    expect(['cc', 'Cc', 'CC', 'pa'].map(canonicalDocumentType)).toEqual(['CC', 'CC', 'CC', 'PA']);
    expect(['PPT', 'otro', ''].map(canonicalDocumentType)).toEqual(['PPT', 'otro', '']);
  });
});

describe('known lists', () => {
  it('tells known from unknown', () => {
    expect([isDocumentType('PT'), isDocumentType('PPT'), isDocumentType('')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([isGender('I'), isGender('H')]).toEqual([true, false]);
    expect([isUndocumented('SI'), isUndocumented('CC'), isUndocumented('XX')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(documentShape('constructor')).toBeNull();
  });
});
