import { describe, expect, test } from 'vitest';
import type { AgendaEntry } from './agenda-entry';
import { type BookingSlot, bookingConcerns } from './booking-concerns';

const week = {
  workingDays: [
    {
      day: 'monday',
      locationId: 'north',
      startTime: '08:00',
      endTime: '14:00',
      lunchStartTime: '12:00',
      lunchEndTime: '13:00',
    },
    { day: 'monday', locationId: 'south', startTime: '15:00', endTime: '18:00' },
  ],
  exceptions: ['2026-11-30'],
};
const draft: BookingSlot = {
  date: '2026-11-23',
  from: 600,
  to: 630,
  doctorId: 'ana',
  locationId: 'north',
  patientId: 'maria',
};
const entry: AgendaEntry = {
  id: 'a1',
  date: '2026-11-23',
  from: 600,
  to: 630,
  doctorId: 'ana',
  patientId: 'pedro',
  locationId: 'north',
  procedureId: 'control',
  status: 'confirmed',
};
const now = { date: '2026-11-20', minutes: 540 };
const kinds = (changes: Partial<BookingSlot>, entries: readonly AgendaEntry[] = [], at = now) =>
  bookingConcerns({ ...draft, ...changes }, { entries, week, now: at }).map(({ kind }) => kind);

describe('what is said before an appointment is booked', () => {
  test('nothing, of one in free time', () => {
    expect(kinds({})).toEqual([]);
    expect(kinds({}, [{ ...entry, from: 630, to: 660 }])).toEqual([]);
  });

  test('whom the doctor already has, though not who canceled nor the appointment itself', () => {
    expect(kinds({}, [entry])).toEqual(['doctor-busy']);
    expect(kinds({}, [{ ...entry, status: 'canceled' }])).toEqual([]);
    expect(kinds({ id: 'a1' }, [entry])).toEqual([]);
    expect(kinds({}, [{ ...entry, date: '2026-11-22', from: 1_430, to: 1_440 + 610 }])).toEqual([
      'doctor-busy',
    ]);
  });

  test('that the patient is with another doctor', () => {
    const elsewhere = { ...entry, doctorId: 'luis', patientId: 'maria' };
    expect(kinds({}, [elsewhere])).toEqual(['patient-busy']);
    expect(kinds({ patientId: 'eva' }, [elsewhere])).toEqual([]);
  });

  test('that the doctor does not perform the procedure, where the clinic says who does', () => {
    const doctor = (id: string) => ({ id, name: id, locationIds: ['north'], active: true });
    const told = (doctorIds: string[] | undefined) =>
      bookingConcerns(
        { ...draft, procedureId: 'root' },
        {
          entries: [],
          week,
          now,
          directory: {
            doctors: [doctor('ana'), doctor('luis')],
            procedures: [{ id: 'root', name: 'Root', ...(doctorIds && { doctorIds }) }],
          },
        },
      ).map(({ kind }) => kind);
    expect(told(['luis'])).toEqual(['not-performer']);
    expect(told(['ana', 'luis'])).toEqual([]);
    expect(told([])).toEqual([]);
    expect(told(undefined)).toEqual([]);
  });

  test('that it is past, a free day, an exception, a holiday', () => {
    expect(kinds({}, [], { date: '2026-11-23', minutes: 601 })).toEqual(['past']);
    expect(kinds({}, [], { date: '2026-11-23', minutes: 600 })).toEqual([]);
    expect(kinds({ date: '2026-11-24' })).toEqual(['day-off']);
    expect(kinds({ date: '2026-11-30' })).toEqual(['exception']);
    expect(kinds({ date: '2026-12-08' })).toEqual(['day-off', 'holiday']);
  });

  test('that it is outside the hours, in the lunch, at a place where the doctor is not', () => {
    expect(kinds({ from: 470, to: 500 })).toEqual(['outside-hours']);
    expect(kinds({ from: 710, to: 730 })).toEqual(['lunch']);
    expect(kinds({ locationId: 'south' })).toEqual(['other-location']);
    expect(kinds({ from: 830, to: 910 })).toEqual(['outside-hours']);
  });

  test('nothing of hours that nobody knows', () => {
    const concerns = (week: 'none' | 'unread') =>
      bookingConcerns(draft, { entries: [], week, now });
    expect(concerns('none')).toEqual([{ kind: 'no-schedule' }]);
    expect(concerns('unread')).toEqual([{ kind: 'unread-schedule' }]);
  });
});

test('what the desk keeps free speaks against it, where it is of that doctor and place', () => {
  const block = { id: 'b', date: '2026-11-23', from: 615, to: 660, reason: 'Reunión' };
  const found = (changes: object) =>
    bookingConcerns(draft, { entries: [], week, now, blocks: [{ ...block, ...changes }] });
  expect(found({})).toEqual([{ kind: 'blocked', block }]);
  expect(found({ from: 630 })).toEqual([]);
  expect(found({ doctorId: 'luis' })).toEqual([]);
  expect(found({ locationId: 'south' })).toEqual([]);
});
