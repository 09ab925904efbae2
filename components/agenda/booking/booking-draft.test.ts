import { describe, expect, test } from 'vitest';
import { ADULT } from '@/lib/testing/patient';
import { bookingReducer, isTyped, startDraft } from './booking-draft';

const doctor = (id: string, active = true) => ({ id, name: id, locationIds: [], active });
const directory = {
  doctors: [doctor('ana'), doctor('gone', false)],
  locations: [{ id: 'north', name: 'Norte' }],
};
const patient = ADULT;
const opening = {
  date: '2026-11-23',
  doctorId: 'ana',
  locationId: 'north',
  from: 600,
  to: 630,
} as const;

describe('where a booking begins', () => {
  test('with what the address names', () => {
    const start = { time: '10:00', doctorId: 'ana', locationId: 'north', patientId: 'p1' };
    expect(startDraft(start, directory)).toMatchObject({ ...start, duration: '30' });
    expect(isTyped(startDraft(start, directory), start)).toBe(false);
  });

  test('without whom the clinic does not have, or no longer has', () => {
    const named = { doctorId: 'gone', locationId: 'moon' };
    expect(startDraft(named, directory)).toMatchObject({ doctorId: '', locationId: '' });
  });
});

describe('what is typed', () => {
  const empty = startDraft({}, directory);

  test('a procedure brings its length; one of unknown length leaves what was typed', () => {
    const known = { id: 'root', name: 'Conducto', duration: 75 };
    const draft = bookingReducer(empty, { type: 'procedure', procedure: known });
    expect(draft).toMatchObject({ procedureId: 'root', duration: '75' });
    const learned = { id: 'other', name: 'Otro' };
    expect(bookingReducer(draft, { type: 'procedure', procedure: learned })).toMatchObject({
      procedureId: 'other',
      duration: '75',
    });
    expect(isTyped(draft, {})).toBe(true);
    expect(isTyped({ ...empty, time: '15:30' }, {})).toBe(true);
    expect(isTyped({ ...empty, time: '15:30' }, { time: '15:30' })).toBe(false);
  });

  test('a length that was drawn on the agenda stays, whatever is done in it', () => {
    const known = { id: 'root', name: 'Conducto', duration: 75 };
    const drawn = startDraft({ time: '10:00', duration: 40 }, directory);
    expect(drawn.duration).toBe('40');
    const chosen = bookingReducer(drawn, { type: 'procedure', procedure: known });
    expect(chosen.duration).toBe('40');
    const typed = bookingReducer(chosen, { type: 'text', member: 'duration', value: '50' });
    expect(bookingReducer(typed, { type: 'procedure', procedure: known }).duration).toBe('50');
    const clicked = bookingReducer(chosen, { type: 'start', start: { time: '11:00' } });
    expect(bookingReducer(clicked, { type: 'procedure', procedure: known }).duration).toBe('75');
    const again = bookingReducer(chosen, { type: 'again' });
    expect(bookingReducer(again, { type: 'procedure', procedure: known }).duration).toBe('75');
  });

  test('an opening sets who, where and when, and looks for others as before', () => {
    const draft = bookingReducer(empty, { type: 'opening', opening });
    expect(draft).toMatchObject({ doctorId: 'ana', locationId: 'north', time: '10:00' });
    expect(draft.seek).toEqual({ doctorId: '', locationId: '' });
  });

  test('a doctor chosen by hand is looked for, wherever they work', () => {
    const somewhere = bookingReducer(empty, { type: 'location', locationId: 'north' });
    expect(bookingReducer(somewhere, { type: 'doctor', doctorId: 'ana' })).toMatchObject({
      doctorId: 'ana',
      locationId: '',
      seek: { doctorId: 'ana', locationId: '' },
    });
  });

  test('another slot of the agenda changes when and with whom, and nothing else', () => {
    const typed = bookingReducer(bookingReducer(empty, { type: 'patient', patient }), {
      type: 'text',
      member: 'notes',
      value: 'Trae radiografías',
    });
    const start = { time: '11:30', doctorId: 'ana' };
    expect(bookingReducer(typed, { type: 'start', start })).toMatchObject({
      patient,
      notes: 'Trae radiografías',
      time: '11:30',
      doctorId: 'ana',
    });
  });

  test('the next one of the same patient asks for what it is and when anew', () => {
    const full = bookingReducer(bookingReducer(empty, { type: 'patient', patient }), {
      type: 'opening',
      opening,
    });
    expect(bookingReducer(full, { type: 'again' })).toMatchObject({
      patientId: 'p1',
      doctorId: 'ana',
      procedureId: '',
      time: '',
      notes: '',
    });
  });
});
