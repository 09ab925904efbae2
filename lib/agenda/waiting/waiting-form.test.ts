import { expect, test } from 'vitest';
import { toWaiting, type WaitingValues, wrongWaiting } from './waiting-form';

const TODAY = '2026-11-23';
const typed: WaitingValues = {
  patientId: 'maria',
  procedureId: 'control',
  doctorId: '',
  locationId: '',
  part: 'any',
  weekdays: [],
  until: '',
  note: '',
};

test('is whole with a patient and a procedure', () => {
  expect(wrongWaiting(typed, TODAY)).toEqual({});
  expect(toWaiting(typed)).toEqual({
    patientId: 'maria',
    procedureId: 'control',
    doctorIds: [],
    locationIds: [],
    morning: true,
    afternoon: true,
    weekdays: [],
  });
  const narrow = {
    ...typed,
    doctorId: 'ana',
    part: 'afternoon' as const,
    weekdays: ['3', '1'],
    until: '2026-12-01',
    note: ' Llamar antes ',
  };
  expect(toWaiting(narrow)).toMatchObject({
    doctorIds: ['ana'],
    morning: false,
    afternoon: true,
    weekdays: [1, 3],
    until: '2026-12-01',
    note: 'Llamar antes',
  });
});

test.each([
  [{ patientId: '' }, { patientId: 'required' }],
  [{ procedureId: '' }, { procedureId: 'required' }],
  [{ until: '31/02/2027' }, { until: 'date' }],
  [{ until: '2026-11-22' }, { until: 'past' }],
  [{ note: 'x'.repeat(501) }, { note: 'tooLong' }],
])('says what is wrong: %j', (more, wrong) => {
  expect(wrongWaiting({ ...typed, ...more }, TODAY)).toEqual(wrong);
});
