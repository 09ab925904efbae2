import { describe, expect, test } from 'vitest';
import { ADULT } from '@/lib/testing/patient';
import { sameBy } from './same-people';

const known = {
  ...ADULT,
  firstName: 'Kevin',
  lastName: "O'Brien González",
  documentType: 'CC',
  documentNumber: '79123456',
  dateOfBirth: '1990-04-02',
  phone: '+57 300 555 1234',
};
const nobody = {
  firstName: '',
  lastName: '',
  dateOfBirth: '',
  documentType: 'CC',
  documentNumber: '',
  phone: '',
};

describe('somebody on record is the person who is typed', () => {
  test.each([
    ['a document padded with zeros', { documentNumber: '0079123456' }, 'document'],
    [
      'a document with another type',
      { documentType: 'TI', documentNumber: '79.123.456' },
      'document',
    ],
    [
      'names as they sound, with the birth date',
      { firstName: 'Kevin', lastName: 'O’Brien Gonzales', dateOfBirth: '1990-04-02' },
      'birth',
    ],
    [
      'one surname less, with the birth date',
      { firstName: 'kevin', lastName: 'obrien', dateOfBirth: '1990-04-02' },
      'birth',
    ],
    ['a phone and a surname', { lastName: 'Gonzales', phone: '300 5551234' }, 'phone'],
  ] as const)('by %s', (_, typed, by) => {
    expect(sameBy({ ...nobody, ...typed }, known)).toBe(by);
  });

  test.each([
    ['nothing typed', {}],
    ['a short number', { documentNumber: '7912' }],
    ['the very same document, which the service refuses', { documentNumber: '79.123.456' }],
    [
      'the birth date of somebody else',
      { firstName: 'Ana', lastName: 'Díaz', dateOfBirth: '1990-04-02' },
    ],
    ['a phone that a family shares', { lastName: 'Díaz', phone: '300 555 1234' }],
    ['a name alone', { firstName: 'Kevin', lastName: "O'Brien González" }],
  ])('not by %s', (_, typed) => {
    expect(sameBy({ ...nobody, ...typed }, known)).toBeUndefined();
  });
});
