import { describe, expect, test } from 'vitest';
import { entryAt } from '@/lib/testing/agenda-entry';
import { seriesDates } from './series';
import { seriesLines } from './series-lines';

describe('the dates of a series', () => {
  test('are so many days, weeks or months apart', () => {
    const days = seriesDates('2026-12-30', { count: 3, every: 2, unit: 'day' });
    expect(days).toEqual(['2026-12-30', '2027-01-01', '2027-01-03']);
    const weeks = seriesDates('2026-11-23', { count: 12, every: 1, unit: 'week' });
    expect(weeks).toHaveLength(12);
    expect(weeks.at(-1)).toBe('2027-02-08');
  });

  test('are the last of a shorter month, and the same day again in a longer one', () => {
    const months = seriesDates('2027-01-31', { count: 4, every: 1, unit: 'month' });
    expect(months).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']);
    expect(seriesDates('2028-01-31', { count: 2, every: 1, unit: 'month' })[1]).toBe('2028-02-29');
    expect(seriesDates('2026-11-30', { count: 2, every: 3, unit: 'month' })[1]).toBe('2027-02-28');
  });
});

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
const week = (exceptions: string[] = []) => ({
  workingDays: days.map((day) => ({
    day,
    locationId: 'north',
    startTime: '08:00',
    endTime: '17:00',
  })),
  exceptions,
});
const slot = {
  doctorId: 'ana',
  locationId: 'north',
  patientId: 'maria',
  from: 600,
  to: 630,
};
const now = { date: '2026-11-20', minutes: 600 };
const lines = (dates: readonly string[], more: object = {}, exceptions: string[] = []) =>
  seriesLines(dates, slot, {
    entries: [],
    week: week(exceptions),
    blocks: [],
    candidate: { doctorId: 'ana', week: week(exceptions), taken: () => [] },
    busy: () => [],
    now,
    ...more,
  });

describe('what speaks against an appointment of a series', () => {
  test('nothing, in free time', () => {
    expect(lines(['2026-11-23'])).toEqual([{ date: '2026-11-23', from: 600, to: 630 }]);
  });

  test('a holiday, for which the next working day is proposed', () => {
    const [line] = lines(['2026-12-08']);
    expect(line?.problem).toEqual({ kind: 'holiday', holiday: 'immaculateConception' });
    expect(line?.proposal).toMatchObject({ date: '2026-12-09', from: 600 });
  });

  test('an absence and a block, with the nearest hour instead', () => {
    const block = { id: 'b', date: '2026-11-24', from: 540, to: 660, reason: 'Comité' };
    const candidate = {
      doctorId: 'ana',
      week: week(['2026-11-23']),
      taken: () => [],
      blocked: (date: string) => (date === block.date ? [block] : []),
    };
    const found = lines(['2026-11-23', '2026-11-24'], { blocks: [block], candidate }, [
      '2026-11-23',
    ]);
    expect(found.map(({ problem }) => problem?.kind)).toEqual(['exception', 'blocked']);
    expect(found[1]?.problem?.reason).toBe('Comité');
    // The day after is the next of the series: nothing is proposed there for the day before.
    expect(found.map(({ proposal }) => proposal && [proposal.date, proposal.from])).toEqual([
      undefined,
      ['2026-11-24', 660],
    ]);
  });

  test('another appointment, without the name of anybody', () => {
    const entries = [entryAt('other', 600, { doctorId: 'ana', patient: 'Luz', patientId: 'luz' })];
    const candidate = {
      doctorId: 'ana',
      week: week(),
      taken: (date: string) => (date === '2026-11-23' ? [{ from: 600, to: 630 }] : []),
    };
    const [line] = lines(['2026-11-23'], { entries, candidate });
    expect(line?.problem).toEqual({ kind: 'doctor-busy' });
    expect(line?.proposal).toMatchObject({ date: '2026-11-23', from: 570 });
    expect(JSON.stringify(line)).not.toContain('Luz');
  });

  test('sixty over a year: each line is there, and no two are proposed one time', () => {
    const dates = seriesDates('2026-11-23', { count: 60, every: 1, unit: 'week' });
    const found = lines(dates);
    expect(found).toHaveLength(60);
    const holidays = found.filter(({ problem }) => problem?.kind === 'holiday');
    expect(holidays.length).toBeGreaterThan(5);
    const times = found.map(({ date, from, proposal }) =>
      proposal ? `${proposal.date} ${proposal.from}` : `${date} ${from}`,
    );
    expect(new Set(times).size).toBe(60);
  });
});
