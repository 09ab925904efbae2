import { describe, expect, it, test } from 'vitest';
import {
  changesOf,
  checkProcedure,
  draftOf,
  NEW_PROCEDURE,
  type ProcedureDraft,
  refusedProcedure,
} from './procedure-draft';

const typed = (over: Partial<ProcedureDraft> = {}): ProcedureDraft => ({
  ...NEW_PROCEDURE,
  name: ' Control de placa ',
  specialty: 'Odontología general',
  duration: '20',
  price: '$ 40.000',
  ...over,
});

describe('a procedure that is typed', () => {
  it('is sent as it was meant', () => {
    expect(checkProcedure(typed({ code: ' 990101 ', doctorIds: ['d1'] })).body).toEqual({
      name: 'Control de placa',
      code: '990101',
      specialty: 'Odontología general',
      description: '',
      duration: 20,
      price: 40_000,
      doctorIds: ['d1'],
    });
  });

  it('says everything that is missing at once', () => {
    expect(checkProcedure(NEW_PROCEDURE).errors).toEqual({
      name: 'required',
      specialty: 'required',
      duration: 'required',
      price: 'required',
    });
  });

  it.each([
    [{ price: '40.000,50' }, { price: 'fraction' }],
    [{ price: '40.00' }, { price: 'amount' }],
    [{ price: '-1' }, { price: 'negative' }],
    [{ price: '1'.repeat(13) }, { price: 'tooMuch' }],
    [{ duration: '0' }, { duration: 'duration' }],
    [{ duration: '721' }, { duration: 'duration' }],
    [{ duration: '20,5' }, { duration: 'duration' }],
    [{ name: 'a'.repeat(201) }, { name: 'tooLong' }],
    [{ code: '1'.repeat(21) }, { code: 'tooLong' }],
    [{ specialty: 'a\u0000' }, { specialty: 'characters' }],
    [{ description: 'a'.repeat(2_001) }, { description: 'tooLong' }],
    [{ doctorIds: Array.from({ length: 201 }, (_, at) => `d${at}`) }, { doctorIds: 'tooMany' }],
  ] as const)('with %j says %j', (over, errors) => {
    expect(checkProcedure(typed(over)).errors).toEqual(errors);
  });

  it.each([{ price: '0' }, { duration: '720' }, { description: 'a\nb' }])(
    'with %j is fine',
    (over) => {
      expect(checkProcedure(typed(over)).errors).toBeUndefined();
    },
  );
});

test('a change names only what differs', () => {
  const told = {
    name: 'Control',
    specialty: 'General',
    duration: 20,
    price: 40_000,
    status: 'active',
  };
  const loaded = draftOf(told, 'es-CO');
  expect(loaded).toMatchObject({ code: '', price: '40.000', doctorIds: [], isActive: true });
  expect(changesOf(loaded, loaded)).toEqual({});
  expect(changesOf({ ...loaded, price: '40000' }, loaded)).toEqual({});
  expect(
    changesOf({ ...loaded, price: '$ 45.000', doctorIds: ['d1'], isActive: false }, loaded),
  ).toEqual({ price: 45_000, doctorIds: ['d1'], status: 'inactive' });
  expect(changesOf(loaded, { ...loaded, code: '99' })).toEqual({ code: '' });
});

test('what a service refuses is shown at its field', () => {
  const fields = [{ path: 'doctorIds.0' }, { path: 'unheard' }];
  expect(refusedProcedure(fields)).toEqual({ doctorIds: 'refused' });
});
