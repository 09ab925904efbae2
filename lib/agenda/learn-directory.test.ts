import { expect, test } from 'vitest';
import { learnDoctors, learnProcedures } from './learn-directory';

const seen = (doctorId: string, locationId: string, minutes: number, more = {}) => ({
  doctorId,
  locationId,
  procedureId: 'control',
  startTime: '2026-11-23T10:00:00-05:00',
  endTime: new Date(Date.parse('2026-11-23T10:00:00-05:00') + minutes * 60_000).toISOString(),
  ...more,
});

test('doctors are those whom appointments name, with where they were seen', () => {
  const doctors = learnDoctors([
    seen('luis', 'north', 30, { doctor: { fullName: 'Luis Ávila', color: '#0f766e' } }),
    seen('luis', 'south', 30),
    seen('luis', 'north', 30),
    seen('ana', 'north', 30, { doctor: { fullName: 'Ana Zea' } }),
    seen('unnamed', 'north', 30),
  ]);
  expect(doctors).toEqual([
    { id: 'ana', name: 'Ana Zea', locationIds: ['north'], active: true },
    {
      id: 'luis',
      name: 'Luis Ávila',
      color: '#0f766e',
      locationIds: ['north', 'south'],
      active: true,
    },
    { id: 'unnamed', name: 'unnamed', locationIds: ['north'], active: true },
  ]);
});

test('procedures have the length that is most usual, none where none makes sense, and whom they were with', () => {
  const procedures = learnProcedures([
    seen('ana', 'north', 30, { procedure: { name: 'Control' } }),
    seen('ana', 'north', 45),
    seen('luis', 'north', 45),
    seen('eva', 'north', 45, { status: 'canceled' }),
    seen('ana', 'north', 0, { procedureId: 'nothing', status: 'canceled' }),
  ]);
  expect(procedures).toEqual([
    { id: 'control', name: 'Control', duration: 45, seenWith: ['ana', 'luis'] },
    { id: 'nothing', name: 'nothing', seenWith: [] },
  ]);
});
