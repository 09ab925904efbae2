import { DEMO_DOCTORS } from '@/clinic-service/db/demo/staff';
import { contestedSlots } from '@/clinic-service/testing/contested-slots';
import type { Booking } from '../load/bookings';

const PATIENT = 'pat-maria-perez';
const PROCEDURE = 'pro-890303';
const HALF_HOUR_MS = 1_800_000;

/** Far beyond the demo clinic's own agenda, where every doctor is free. */
const FREE_FROM = Date.UTC(2100, 0, 1);
const CONTESTED_FROM = Date.UTC(2040, 0, 1);

function withDoctor(turn: number, times: Pick<Booking, 'startTime' | 'endTime'>): Booking {
  const { id, locationIds } = DEMO_DOCTORS[turn % DEMO_DOCTORS.length] ?? DEMO_DOCTORS[0];
  const [locationId] = locationIds;
  if (locationId === undefined) throw new Error(`${id} works nowhere.`);
  const { startTime, endTime } = times;
  return {
    patientId: PATIENT,
    procedureId: PROCEDURE,
    doctorId: id,
    locationId,
    startTime,
    endTime,
  };
}

/** Bookings of two doctors on one morning of its own: each overlaps many others. */
export function contestedBookings(count: number, round: number): Booking[] {
  const morning = new Date(CONTESTED_FROM + round * 48 * HALF_HOUR_MS);
  return contestedSlots(count, morning, round).map(({ turn, ...times }) =>
    withDoctor(turn % 2, times),
  );
}

/** Bookings that nobody else wants, by turns of all doctors; `first` counts over all calls. */
export function freeBookings(count: number, first: number): Booking[] {
  return Array.from({ length: count }, (_, index) => {
    const turn = first + index;
    const start = FREE_FROM + Math.floor(turn / DEMO_DOCTORS.length) * HALF_HOUR_MS;
    return withDoctor(turn, {
      startTime: new Date(start).toISOString(),
      endTime: new Date(start + HALF_HOUR_MS).toISOString(),
    });
  });
}
