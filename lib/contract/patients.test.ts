import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { changePatient, createPatient, listPatients } from './patients';

const query = (input: unknown) => z.safeParse(listPatients.query, input);
const body = (input: unknown) => z.safeParse(createPatient.body, input);

describe('the list query', () => {
  it.each([
    [{}, { page: 1, limit: 20 }],
    [
      { page: '3', limit: '50' },
      { page: 3, limit: 50 },
    ],
    [
      { page: '0', limit: '1000' },
      { page: 1, limit: 100 },
    ],
    [
      { page: 'abc', limit: '-1' },
      { page: 1, limit: 20 },
    ],
    [
      { page: '99999', limit: '2.5' },
      { page: 10_000, limit: 20 },
    ],
  ])('brings %j into range', (input, expected) => {
    expect(query(input)).toMatchObject({ success: true, data: expected });
  });

  it('cuts a pasted page instead of refusing it, and refuses an unknown status', () => {
    expect(query({ search: ` ${'x'.repeat(300)}` })).toMatchObject({
      data: { search: 'x'.repeat(200) },
    });
    expect(query({ status: 'dead' }).success).toBe(false);
  });
});

describe('the body of a new patient', () => {
  it('needs both names and nothing else', () => {
    expect(body({ firstName: 'Ana', lastName: 'Ñáñez' }).success).toBe(true);
    expect(body({ firstName: ' ', lastName: 'Ñáñez' }).success).toBe(false);
    expect(body({ lastName: 'Ñáñez' }).success).toBe(false);
  });

  it.each([
    [{ email: 'no' }, 'email'],
    [{ dateOfBirth: '2026-02-30' }, 'dateOfBirth'],
    [{ dateOfBirth: '0000-01-01' }, 'dateOfBirth'],
    [{ phone: 'x\u0000' }, 'phone'],
    [{ phone: 'x\ud800' }, 'phone'],
    [{ firstName: '\u200b' }, 'firstName'],
    [{ lastName: '\u2060\u200d' }, 'lastName'],
    [{ lastName: '---' }, 'lastName'],
    [{ firstName: 'Ana\tMaría' }, 'firstName'],
    [{ firstName: 'Ana\nMaría' }, 'firstName'],
    [{ firstName: 'Ana\u0085María' }, 'firstName'],
    [{ firstName: 'Ana\u2028María' }, 'firstName'],
    [{ lastName: 'Gómez\u202e' }, 'lastName'],
    [{ lastName: '\u2066Gómez\u2069' }, 'lastName'],
    [{ phone: '310\t555' }, 'phone'],
    [{ documentType: 'C\nC' }, 'documentType'],
    [{ documentNumber: '\u202a12345' }, 'documentNumber'],
    [{ gender: 'F\u0000' }, 'gender'],
    [{ address: { street: 'Calle 1\nApto. 2' } }, 'address.street'],
    [{ emergencyContact: { name: 'Luz\u2067' } }, 'emergencyContact.name'],
    [{ address: { street: 'x'.repeat(201) } }, 'address.street'],
  ])('refuses %j and names the member', (members, path) => {
    const result = body({ firstName: 'Ana', lastName: 'Ñáñez', ...members });
    expect(result.error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
  });

  it('says why a name is refused, rather than the pattern it misses', () => {
    const result = body({ firstName: '---', lastName: 'Ruiz\tPaz' });
    expect(result.error?.issues.map((issue) => issue.message)).toEqual([
      'Must have a letter or a digit.',
      'Must be one line of visible characters.',
    ]);
  });

  it.each([
    ['می\u200cخواهم', '王'],
    ["O'Neill-Peña 2.º", 'D’Angelo'],
    ['क्\u200dष', '3'],
    [' Ana\n', 'Ruiz\t'],
  ])('takes the names %j and %j', (firstName, lastName) => {
    expect(body({ firstName, lastName }).data).toEqual({
      firstName: firstName.trim(),
      lastName: lastName.trim(),
    });
  });

  it('strips what it does not know, prototypes included', () => {
    const hostile: unknown = JSON.parse(
      '{"firstName":"Ana","lastName":"Ñáñez","__proto__":{"admin":true},"id":"x"}',
    );
    expect(body(hostile).data).toEqual({ firstName: 'Ana', lastName: 'Ñáñez' });
  });
});

it('a change may clear a member with an empty string but not a name', () => {
  expect(z.safeParse(changePatient.body, { email: '', dateOfBirth: '' }).success).toBe(true);
  expect(z.safeParse(changePatient.body, { firstName: '' }).success).toBe(false);
});
