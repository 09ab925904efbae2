import { describe, expect, it, test } from 'vitest';
import {
  NEW_PROCEDURE,
  newProcedure,
  type ProcedureValues,
  procedureChanges,
  procedureForm,
  procedureValues,
} from './procedure-form';

const typed = (over: Partial<ProcedureValues> = {}): ProcedureValues => ({
  ...NEW_PROCEDURE,
  name: ' Control de placa ',
  specialty: 'Odontología general',
  duration: '20',
  price: '$ 40.000',
  ...over,
});

/** The code of what is wrong, by field. */
function wrongIn(values: ProcedureValues) {
  const { error } = procedureForm.safeParse(values);
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? []);
}

describe('a procedure that is typed', () => {
  it('is sent as it was meant', () => {
    const read = procedureForm.parse(typed({ code: ' 990101 ', doctorIds: ['d1'] }));
    expect(newProcedure(read)).toEqual({
      name: 'Control de placa',
      code: '990101',
      specialty: 'Odontología general',
      duration: 20,
      price: 40_000,
      doctorIds: ['d1'],
    });
  });

  it('says everything that is missing at once', () => {
    expect(wrongIn(NEW_PROCEDURE)).toEqual({
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
  ])('with %j says %j', (over, errors) => {
    expect(wrongIn(typed(over))).toEqual(errors);
  });

  it.each([{ price: '0' }, { duration: '720' }, { description: 'a\nb' }])(
    'with %j is fine',
    (over) => {
      expect(wrongIn(typed(over))).toEqual({});
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
  const loaded = procedureValues(told, 'es-CO');
  const changes = (over: Partial<ProcedureValues>, from = loaded) =>
    procedureChanges(procedureForm.parse({ ...loaded, ...over }), from);
  expect(loaded).toMatchObject({ code: '', price: '40.000', doctorIds: [], isActive: true });
  expect(changes({})).toEqual({});
  expect(changes({ price: '40000' })).toEqual({});
  expect(changes({ price: '$ 45.000', doctorIds: ['d1'], isActive: false })).toEqual({
    price: 45_000,
    doctorIds: ['d1'],
    status: 'inactive',
  });
  expect(changes({}, { ...loaded, code: '99' })).toEqual({ code: '' });
});
