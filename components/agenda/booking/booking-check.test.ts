import { describe, expect, test } from 'vitest';
import {
  checkBooking,
  durationOf,
  readBookingBody,
  refusedFields,
  toBookingBody,
} from './booking-check';
import { startDraft } from './booking-draft';

const zone = 'America/Bogota';
const draft = {
  ...startDraft({ time: '10:00', patientId: 'p1' }, { doctors: [], locations: [] }),
  procedureId: 'filling',
  doctorId: 'ana',
  duration: '45',
};
const whole = { draft, date: '2026-11-23', locationId: 'north' };

describe('a whole booking', () => {
  test('is sent in the clinic’s time, with its offset, whatever the zone here', () => {
    expect(checkBooking(whole)).toEqual({});
    expect(toBookingBody(whole, zone)).toEqual({
      patientId: 'p1',
      procedureId: 'filling',
      doctorId: 'ana',
      locationId: 'north',
      startTime: '2026-11-23T10:00:00-05:00',
      endTime: '2026-11-23T10:45:00-05:00',
    });
  });

  test('goes past midnight where it is that late', () => {
    const late = { ...whole, draft: { ...draft, time: '23:50', notes: ' Urgencia ' } };
    expect(toBookingBody(late, zone)).toMatchObject({
      endTime: '2026-11-24T00:35:00-05:00',
      notes: 'Urgencia',
    });
  });

  test('is read back from what was sent', () => {
    const late = { ...whole, draft: { ...draft, time: '23:50', notes: 'Urgencia' } };
    const body = toBookingBody(late, zone);
    expect(readBookingBody(body, zone)).toMatchObject({
      date: '2026-11-23',
      draft: { patientId: 'p1', time: '23:50', duration: '45', notes: 'Urgencia' },
    });
    expect(toBookingBody(readBookingBody(body, zone), zone)).toEqual(body);
  });

  test('is not sent before everything is said', () => {
    const empty = startDraft({}, { doctors: [], locations: [] });
    expect(checkBooking({ draft: { ...empty, duration: '' }, date: '', locationId: '' })).toEqual({
      patient: 'required',
      procedure: 'required',
      duration: 'duration',
      doctor: 'required',
      location: 'required',
      date: 'required',
      time: 'required',
    });
  });

  test.each([
    ['30/02/2026', '10:00', { date: 'date' }],
    ['2026-02-30', '10:00', { date: 'date' }],
    ['5/6/27', '10:00', { date: 'century' }],
    ['9999-12-31', '10:00', { date: 'dateRange' }],
    ['2026-11-23', '25:00', { time: 'time' }],
  ])('is not sent for %s at %s', (date, time, errors) => {
    expect(checkBooking({ ...whole, date, draft: { ...draft, time } })).toEqual(errors);
  });

  test('has notes that can be kept', () => {
    const notes = (text: string) => checkBooking({ ...whole, draft: { ...draft, notes: text } });
    expect(notes('x'.repeat(2_000))).toEqual({});
    expect(notes('x'.repeat(2_001))).toEqual({ notes: 'tooLong' });
    expect(notes('a\u0000b')).toEqual({ notes: 'characters' });
  });
});

test.each([
  ['5', 5],
  ['720', 720],
  ['4', undefined],
  ['721', undefined],
  ['12.5', undefined],
  ['-30', undefined],
  ['', undefined],
])('%j minutes are %j', (duration, minutes) => {
  expect(durationOf({ duration })).toBe(minutes);
});

test('what the service refuses is told at its field, the rest in general', () => {
  const error = (path: string) => ({ path, code: 'x', message: '' });
  expect(refusedFields([error('patientId'), error('endTime')])).toEqual({
    errors: { patient: 'refused', duration: 'refused' },
    isAll: true,
  });
  const away = { path: 'locationId', code: 'not_assigned', message: '' };
  expect(refusedFields([away]).errors).toEqual({ location: 'notAssigned' });
  expect(refusedFields([error('startTime'), error('colour')]).isAll).toBe(false);
  expect(refusedFields([]).isAll).toBe(false);
});
