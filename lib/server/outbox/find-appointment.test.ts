import { expect, test, vi } from 'vitest';
import { findAppointment } from './find-appointment';

const ZONE = 'America/Bogota';
const booked = {
  patientId: 'p1',
  doctorId: 'd1',
  locationId: 'l1',
  procedureId: 'r1',
  startTime: '2027-03-05T22:00:00-05:00',
  endTime: '2027-03-05T22:30:00-05:00',
};
const made = {
  id: 'a1',
  ...booked,
  status: 'confirmed',
  notes: undefined,
  createdAt: undefined,
  version: undefined,
  patient: undefined,
  doctor: undefined,
  procedure: undefined,
};

const listing = (...pages: (typeof made)[][]) => {
  const total = pages.flat().length;
  return vi.fn(async ({ page = 1 }: { page?: string | number | undefined }) => ({
    data: pages[Number(page) - 1] ?? [],
    pagination: { page: Number(page), limit: 1, total },
  }));
};

test('is found on its day at the clinic, however its instants are written', async () => {
  const inUtc = { ...made, startTime: '2027-03-06T03:00:00Z', endTime: '2027-03-06T03:30:00.000Z' };
  const list = listing([inUtc]);
  expect(await findAppointment(booked, ZONE, list)).toBe(inUtc);
  const day = { from: '2027-03-05', to: '2027-03-05' };
  expect(list.mock.calls).toEqual([[{ ...day, patientId: 'p1', page: 1, limit: 100 }]]);
});

test('is looked for on every page', async () => {
  const other = { ...made, id: 'a0', doctorId: 'd2' };
  const list = listing([other], [other], [made]);
  expect(await findAppointment(booked, ZONE, list)).toBe(made);
});

test.each([
  { patientId: 'p2' },
  { doctorId: 'd2' },
  { locationId: 'l2' },
  { procedureId: 'r2' },
  { startTime: '2027-03-05T22:05:00-05:00' },
  { endTime: '2027-03-05T22:35:00-05:00' },
  { status: 'canceled' },
])('is not the one with %j', async (other) => {
  expect(await findAppointment(booked, ZONE, listing([{ ...made, ...other }]))).toBeUndefined();
});

test('a list without end is no answer', async () => {
  const other = { ...made, doctorId: 'd2' };
  const list = async () => ({
    data: [other],
    pagination: { page: 1, limit: 1, total: 1_000_000 },
  });
  await expect(findAppointment(booked, ZONE, list)).rejects.toThrow('does not end');
});
