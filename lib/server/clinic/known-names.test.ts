import { expect, test } from 'vitest';
import { listAppointments } from '@/lib/contract/appointments';
import { listMedicalRecords } from '@/lib/contract/medical-records';
import { readPatient } from '@/lib/contract/patients';
import { listProcedures } from '@/lib/contract/procedures';
import { createKnownNames } from './known-names';

const row = (told: object = {}) => ({
  id: 'one',
  patientId: 'pat',
  doctorId: 'doc',
  procedureId: 'pro',
  ...told,
});
const list = (...data: object[]) => ({ data, pagination: { page: 1, limit: 20, total: 1 } });
const LUZ = { firstName: 'Luz', lastName: 'Ortiz' };
const DOCTOR = { id: 'doc', fullName: 'Ana Ruiz', color: '#0f766e' };

test('names a row by another row of the same list', () => {
  const named = createKnownNames();
  const told = { patient: LUZ, doctor: DOCTOR, procedure: { name: 'Control' } };
  expect(named(listAppointments, list(row(told), row()))).toEqual(list(row(told), row(told)));
});

test('names a row by what another screen has read', () => {
  const named = createKnownNames();
  named(readPatient, { id: 'pat', ...LUZ, phone: '+57 310 555 0199' });
  named(listProcedures, list({ id: 'pro', name: 'Control', price: 50_000 }));
  // Of the phone and the price nothing is remembered.
  expect(named(listAppointments, list(row()))).toEqual(
    list(row({ patient: LUZ, procedure: { name: 'Control' } })),
  );
});

test('leaves what the service told, and what nobody knows', () => {
  const named = createKnownNames();
  named(readPatient, { id: 'pat', ...LUZ });
  const renamed = { patient: { firstName: 'Luz', lastName: 'Ortiz Rey' } };
  expect(named(listAppointments, list(row(renamed)))).toEqual(list(row(renamed)));
  expect(named(listAppointments, list(row({ patientId: 'other' })))).toEqual(
    list(row({ patientId: 'other' })),
  );
});

test('a renamed patient is called by the newer name', () => {
  const named = createKnownNames();
  named(readPatient, { id: 'pat', ...LUZ });
  named(readPatient, { id: 'pat', firstName: 'Luz', lastName: 'Rey' });
  expect(named(listAppointments, list(row()))).toMatchObject({
    data: [{ patient: { lastName: 'Rey' } }],
  });
});

test('adds nothing to answers whose rows have no joined objects', () => {
  const named = createKnownNames();
  named(readPatient, { id: 'pat', ...LUZ });
  const records = list(row());
  expect(named(listMedicalRecords, records)).toBe(records);
});
