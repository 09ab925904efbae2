import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { listAppointments } from '@/lib/contract/appointments';
import { listPatients } from '@/lib/contract/patients';

const patient = (told: object) =>
  z.parse(listPatients.response, {
    data: [{ id: 'one', firstName: 'Luz', lastName: 'Ortiz', status: 'active', ...told }],
    pagination: { page: 1, limit: 20, total: 1, totalPages: 1 },
  }).data[0];

test.each([
  [{ status: 'Activo' }, { status: 'active' }],
  [{ status: 'INACTIVE' }, { status: 'inactive' }],
  [{ gender: 'male' }, { gender: 'M' }],
  [{ gender: 'Masculino' }, { gender: 'M' }],
  [{ gender: 'f' }, { gender: 'F' }],
  [{ documentType: 'C.C.' }, { documentType: 'CC' }],
  [{ documentType: 'Cédula de ciudadanía' }, { documentType: 'CC' }],
  [{ documentType: 'passport' }, { documentType: 'PA' }],
])('%j is read as %j', (told, read) => {
  expect(patient(told)).toMatchObject(read);
});

test.each([{ status: 'deceased' }, { gender: 'No binario' }, { documentType: 'Carné' }])(
  '%j is kept as it came',
  (told) => {
    expect(patient(told)).toMatchObject(told);
  },
);

test.each([
  ['Cancelled', 'canceled'],
  ['no-show', 'no_show'],
  ['Atendida', 'completed'],
  ['on_hold', 'on_hold'],
])('an appointment that is %s is %s', (told, status) => {
  const ids = { id: 'a', patientId: 'p', doctorId: 'd', locationId: 'l', procedureId: 'x' };
  const times = { startTime: '2026-11-29T08:00:00-05:00', endTime: '2026-11-29T08:30:00-05:00' };
  const read = z.parse(listAppointments.response, {
    data: [{ ...ids, ...times, status: told }],
    pagination: { page: 1, limit: 20, total: 1 },
  });
  expect(read.data[0]?.status).toBe(status);
});
