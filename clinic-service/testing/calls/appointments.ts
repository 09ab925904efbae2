import fc from 'fast-check';
import { WORLD } from '../world';
import { type CasesOf, id, idParam, line, page, present } from './cases';

const minute = 60_000;
const start = fc
  .integer({ min: Date.UTC(2026, 0, 1) / minute, max: Date.UTC(2036, 0, 1) / minute })
  .map((minutes) => minutes * minute);
const written = (instant: number) => `${new Date(instant).toISOString().slice(0, 19)}-05:00`;
const times = fc.tuple(start, fc.integer({ min: 1, max: 720 })).map(([from, minutes]) => ({
  startTime: written(from),
  endTime: written(from + minutes * minute),
}));
const date = start.map((instant) => new Date(instant).toISOString().slice(0, 10));

const booked = {
  patientId: WORLD.patient,
  doctorId: WORLD.doctor,
  locationId: WORLD.location,
  procedureId: WORLD.procedure,
  startTime: '2027-03-05T10:00:00-05:00',
  endTime: '2027-03-05T10:30:00-05:00',
};
const wrongMembers: readonly [string, object][] = [
  ['doctorId', { doctorId: '../x' }],
  ['locationId', { locationId: 7 }],
  ['procedureId', { procedureId: '' }],
  ['startTime', { startTime: '2027-03-05T10:00:00' }],
  ['startTime', { startTime: '2027-03-05T24:00:00-05:00' }],
  ['startTime', { startTime: '2027-02-30T10:00:00-05:00' }],
  ['startTime', { startTime: '0001-01-01T00:00:00+05:00' }],
  ['endTime', { endTime: '10:30' }],
  ['endTime', { endTime: null }],
  ['notes', { notes: 'x'.repeat(2_001) }],
  ['notes', { notes: 'a\u0000b' }],
];
const wrongWhenBooked: readonly [string, object][] = [
  ['patientId', { patientId: undefined }],
  ['startTime', { startTime: undefined }],
  ['patientId', { patientId: 'nobody' }],
  ['patientId', { patientId: WORLD.inactivePatient }],
  ['doctorId', { doctorId: 'nobody' }],
  ['doctorId', { doctorId: WORLD.inactiveDoctor }],
  ['procedureId', { procedureId: WORLD.inactiveProcedure }],
  ['locationId', { locationId: 'nowhere' }],
  ['locationId', { locationId: WORLD.otherLocation }],
  ['endTime', { endTime: booked.startTime }],
  ['endTime', { endTime: '2027-03-05T22:00:01-05:00' }],
];

export const appointmentCalls: CasesOf<'appointments'> = {
  'appointments.create': {
    valid: fc.record({
      body: fc.record({ times, notes: line }).map(({ times: when, notes }) => ({
        ...booked,
        ...when,
        notes,
      })),
    }),
    invalid: [...wrongMembers, ...wrongWhenBooked].map(([field, members]) => ({
      input: { body: { ...booked, ...members } },
      field,
    })),
  },
  'appointments.list': {
    valid: fc.record({
      query: fc
        .record(
          {
            ...page,
            from: date,
            to: date,
            status: fc.constantFrom('confirmed', 'completed', 'canceled', 'no_show'),
            locationId: id,
            doctorId: fc.oneof(id, fc.constantFrom('all', 'todos', '*', WORLD.doctor)),
            patientId: id,
          },
          { requiredKeys: [] },
        )
        .map(present),
    }),
    invalid: [
      { input: { query: { from: '2026-02-30' } }, field: 'from' },
      { input: { query: { to: '05/03/2026' } }, field: 'to' },
      { input: { query: { status: 'lost' } }, field: 'status' },
      { input: { query: { locationId: '' } }, field: 'locationId' },
      { input: { query: { doctorId: '**' } }, field: 'doctorId' },
      { input: { query: { patientId: "' or 1=1 --" } }, field: 'patientId' },
    ],
  },
  'appointments.read': {
    valid: fc.record({
      params: fc.oneof(idParam, fc.constant({ id: WORLD.appointment })),
    }),
    invalid: [],
  },
  'appointments.change': {
    valid: fc.record({
      params: fc.oneof(idParam, fc.constant({ id: WORLD.appointment })),
      body: fc.record(
        { notes: line, status: fc.constantFrom('confirmed', 'canceled') },
        { requiredKeys: [] },
      ),
    }),
    invalid: [...wrongMembers, ['status', { status: 'lost' }] as const].map(([field, body]) => ({
      input: { params: { id: WORLD.appointment }, body },
      field,
    })),
  },
};
