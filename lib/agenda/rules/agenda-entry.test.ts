import { describe, expect, test } from 'vitest';
import { agendaEntryOf, spanOn, takesTime } from './agenda-entry';

const BOGOTA = 'America/Bogota';
const listed = {
  id: 'a1',
  patientId: 'p1',
  doctorId: 'd1',
  locationId: 'l1',
  procedureId: 'c1',
  startTime: '2026-11-23T10:00:00-05:00',
  endTime: '2026-11-23T10:30:00-05:00',
  status: 'confirmed',
  notes: undefined,
  createdAt: undefined,
  version: undefined,
  patient: undefined,
  doctor: undefined,
  procedure: undefined,
};

describe('an appointment on the agenda', () => {
  test('stands at the time of the clinic, however its instants are written', () => {
    const place = { date: '2026-11-23', from: 600, to: 630 };
    expect(agendaEntryOf(listed, BOGOTA)).toMatchObject(place);
    const written = { startTime: '2026-11-23T15:00:00Z', endTime: '2026-11-24T00:30:00+09:00' };
    expect(agendaEntryOf({ ...listed, ...written }, BOGOTA)).toMatchObject(place);
  });

  test('says what the service told, and no more', () => {
    expect(Object.keys(agendaEntryOf(listed, BOGOTA) ?? {}).sort()).toEqual([
      'date',
      'doctorId',
      'from',
      'id',
      'locationId',
      'patientId',
      'procedureId',
      'status',
      'to',
    ]);
    const told = {
      ...listed,
      patient: { firstName: 'María', lastName: 'Pérez' },
      procedure: { name: 'Control' },
      notes: 'Trae radiografía',
      version: 3,
    };
    expect(agendaEntryOf(told, BOGOTA)).toMatchObject({
      patient: 'María Pérez',
      procedure: 'Control',
      notes: 'Trae radiografía',
      version: 3,
    });
  });

  test('is on no day when its times are no instants', () => {
    expect(agendaEntryOf({ ...listed, startTime: 'soon' }, BOGOTA)).toBeUndefined();
    expect(agendaEntryOf({ ...listed, endTime: '' }, BOGOTA)).toBeUndefined();
  });
});

describe('the part of a day that it takes', () => {
  const night = { date: '2026-11-23', from: 1_380, to: 1_500 };

  test('across midnight is its evening on one day and its morning on the next', () => {
    expect(spanOn(night, '2026-11-23')).toEqual({ from: 1_380, to: 1_440 });
    expect(spanOn(night, '2026-11-24')).toEqual({ from: 0, to: 60 });
    expect(spanOn(night, '2026-11-25')).toBeUndefined();
    expect(spanOn({ ...night, to: 1_440 }, '2026-11-24')).toBeUndefined();
  });

  test('is none that could be drawn backwards', () => {
    expect(spanOn({ date: '2026-11-23', from: 600, to: 600 }, '2026-11-23')).toEqual({
      from: 600,
      to: 600,
    });
    expect(spanOn({ date: '2026-11-23', from: 600, to: 540 }, '2026-11-23')).toEqual({
      from: 600,
      to: 600,
    });
  });
});

test('only what was canceled leaves the doctor free', () => {
  const taken = ['confirmed', 'completed', 'no_show', 'postponed', 'canceled'].filter((status) =>
    takesTime({ status }),
  );
  expect(taken).toEqual(['confirmed', 'completed', 'no_show', 'postponed']);
});
