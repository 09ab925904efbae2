import { describe, expect, test } from 'vitest';
import { blockBody, type OutValues, toOutSent, wrongOut } from './out-forms';

const TODAY = '2026-11-23';
const day: OutValues = {
  kind: 'day',
  doctorId: 'ana',
  locationId: '',
  date: '2026-11-24',
  lastDate: '',
  from: '',
  to: '',
  reason: '',
  isWeekly: false,
  weeklyUntil: '',
};
const hours: OutValues = { ...day, kind: 'hours', from: '10:00', to: '11:00', reason: ' Reunión ' };

describe('whole days', () => {
  test('are one, or all of a range', () => {
    expect(wrongOut(day, TODAY)).toEqual({});
    expect(toOutSent(day)).toEqual({
      kind: 'day',
      doctorId: 'ana',
      from: '2026-11-24',
      to: '2026-11-24',
    });
    const week = { ...day, lastDate: '2026-11-30' };
    expect(wrongOut(week, TODAY)).toEqual({});
    expect(toOutSent(week)).toMatchObject({ from: '2026-11-24', to: '2026-11-30' });
  });

  test.each([
    [{ doctorId: '' }, { doctorId: 'nobody' }],
    [{ date: '' }, { date: 'required' }],
    [{ date: '24/13/2026' }, { date: 'date' }],
    [{ date: '2026-11-20' }, { date: 'past' }],
    [{ lastDate: '2026-11-20' }, { lastDate: 'order' }],
    [{ lastDate: 'mañana' }, { lastDate: 'date' }],
    [{ lastDate: '2028-11-20' }, { lastDate: 'tooLong' }],
  ])('say what is wrong: %j', (typed, wrong) => {
    expect(wrongOut({ ...day, ...typed }, TODAY)).toEqual(wrong);
  });
});

describe('hours', () => {
  test('are of one doctor or of everybody, once or weekly', () => {
    expect(wrongOut(hours, TODAY)).toEqual({});
    expect(toOutSent(hours)).toEqual({
      kind: 'hours',
      doctorId: 'ana',
      date: '2026-11-24',
      from: 600,
      to: 660,
      reason: 'Reunión',
    });
    const weekly = { ...hours, doctorId: '', isWeekly: true, weeklyUntil: '2026-12-31' };
    expect(wrongOut(weekly, TODAY)).toEqual({});
    expect(toOutSent(weekly)).toMatchObject({ weeklyUntil: '2026-12-31' });
    expect(toOutSent(weekly)).not.toHaveProperty('doctorId');
  });

  test('may end at midnight, and not after it', () => {
    expect(toOutSent({ ...hours, from: '20:00', to: '00:00' })).toMatchObject({ to: 1_440 });
    expect(wrongOut({ ...hours, from: '22:00', to: '02:00' }, TODAY)).toEqual({ to: 'midnight' });
    expect(wrongOut({ ...hours, to: '10:00' }, TODAY)).toEqual({ to: 'midnight' });
    const body = { id: 'b', date: TODAY, from: 1_320, to: 1_500, reason: 'Turno' };
    expect(blockBody.safeParse(body).success).toBe(false);
    expect(blockBody.safeParse({ ...body, to: 1_440 }).success).toBe(true);
  });

  test.each([
    [{ from: '' }, { from: 'required' }],
    [{ from: '25:00' }, { from: 'time' }],
    [{ reason: '  ' }, { reason: 'required' }],
    [{ reason: 'x'.repeat(101) }, { reason: 'reasonLong' }],
    [{ date: '2026-11-20' }, { date: 'past' }],
    [{ isWeekly: true }, { weeklyUntil: 'required' }],
    [{ isWeekly: true, weeklyUntil: '2026-11-23' }, { weeklyUntil: 'order' }],
    [{ isWeekly: true, weeklyUntil: '2028-01-01' }, { weeklyUntil: 'tooLong' }],
  ])('say what is wrong: %j', (typed, wrong) => {
    expect(wrongOut({ ...hours, ...typed }, TODAY)).toEqual(wrong);
  });
});
