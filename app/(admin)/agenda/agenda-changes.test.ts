import { describe, expect, test } from 'vitest';
import {
  agendaHref,
  agendaViewOf,
  isBookingAt,
  loadAgendaParams,
} from '@/lib/agenda/shared/agenda-view';
import { datesOf, filtersOf, planAt, unfiltered, weekOfAnother } from './agenda-changes';

const TODAY = '2026-11-23';
const parse = (search: string) => {
  const params = new URLSearchParams(search);
  return agendaViewOf(loadAgendaParams(params), TODAY);
};

test('an address without anything is today, everybody, by day', () => {
  expect(parse('')).toEqual({
    date: TODAY,
    view: 'day',
    doctors: [],
    locations: [],
    statuses: [],
    weekOf: undefined,
    appointment: undefined,
    booking: undefined,
    wrongDate: undefined,
    wrongTime: undefined,
  });
});

test.each(['2026-02-30', '23/11/2026', 'tomorrow', '1776-07-04', '9999-01-01'])(
  'a date that is none of the agenda is today, and said: %s',
  (date) => {
    expect(parse(`date=${encodeURIComponent(date)}`)).toMatchObject({
      date: TODAY,
      wrongDate: date,
    });
  },
);

test('a time that no clock has is left out, and said', () => {
  expect(parse('book=99:99')).toMatchObject({ booking: { time: undefined }, wrongTime: '99:99' });
  expect(parse('book=').wrongTime).toBeUndefined();
  expect(parse('book=10:15').wrongTime).toBeUndefined();
  expect(parse('book=10:15&lasts=721').booking?.duration).toBeUndefined();
});

test('what is no id, no view and no time is left out', () => {
  expect(
    parse('doctors=ana,,../x,ana&view=month&status=gone&appointment=a%20b&book=25:00&with=%2F'),
  ).toEqual({
    ...parse(''),
    doctors: ['ana'],
    booking: { time: undefined, doctorId: undefined, locationId: undefined, patientId: undefined },
    wrongTime: '25:00',
  });
});

test.each([
  '/agenda',
  '/agenda?date=2026-11-24&view=week&doctors=ana,luis&locations=north&status=confirmed,no_show',
  '/agenda?view=week&of=ana&doctors=luis',
  '/agenda?date=2026-11-23&appointment=a1',
  '/agenda?date=2026-11-23&book=10:15&with=ana&at=north&for=maria',
  '/agenda?date=2026-11-23&book=10:15&lasts=45&with=ana',
  '/agenda?date=2026-11-23&book=',
])('an address reads as it was written: %s', (href) => {
  expect(agendaHref(parse(href.split('?')[1] ?? ''), TODAY)).toBe(href);
});

test('the date is left out where it is today and nothing of it is open', () => {
  expect(agendaHref(parse('date=2026-11-23'), TODAY)).toBe('/agenda');
  expect(agendaHref(parse('appointment=a1'), TODAY)).toBe('/agenda?date=2026-11-23&appointment=a1');
});

test('a booking stays open on other days and in other views, and nowhere else', () => {
  const isAt = (href: string) => isBookingAt(new URL(href, 'https://clinic.example'));
  expect(isAt('/agenda?book=')).toBe(true);
  expect(isAt('/agenda?date=2026-11-24&view=week&book=10:00')).toBe(true);
  expect(isAt('/agenda')).toBe(false);
  expect(isAt('/agenda?appointment=a1')).toBe(false);
  expect(isAt('/patients?book=')).toBe(false);
});

describe('the dates of a view', () => {
  test('are the week from Monday to Sunday', () => {
    const week = datesOf({ view: 'week', date: '2026-11-29' });
    expect([week.length, week[0], week.at(-1)]).toEqual([7, '2026-11-23', '2026-11-29']);
    expect(datesOf({ view: 'week', date: '2026-11-23' })[0]).toBe('2026-11-23');
  });

  test('are the one date of a day and a list', () => {
    expect(datesOf({ view: 'list', date: '2026-11-29' })).toEqual(['2026-11-29']);
  });
});

test('what is filtered can be taken away; a week keeps its doctor', () => {
  const search = 'doctors=ana&locations=north&status=canceled';
  const day = parse(search);
  expect(filtersOf(day)).toEqual({
    doctors: ['ana'],
    locations: ['north'],
    statuses: ['canceled'],
  });
  expect(agendaHref({ ...day, ...unfiltered(day) }, TODAY)).toBe('/agenda');
  const week = parse(`view=week&${search}`);
  expect(filtersOf(week).doctors).toEqual([]);
  expect(agendaHref({ ...week, ...unfiltered(week) }, TODAY)).toBe('/agenda?view=week&doctors=ana');
});

test('whose week it was narrows no day', () => {
  const week = parse('view=week&of=ana&doctors=luis');
  expect(agendaHref({ ...week, view: 'day' }, TODAY)).toBe('/agenda?doctors=luis');
  expect(parse('of=ana').weekOf).toBeUndefined();
});

describe('an address follows its booking', () => {
  const at = (search: string, changes: (view: ReturnType<typeof parse>) => object) => {
    const view = parse(search);
    return agendaHref({ ...view, ...changes(view) }, TODAY);
  };
  const span = { from: 615, to: 660 };

  test.each([
    ['book=', 'date=2026-11-23&book=10:15&with=ana'],
    ['book=08:00&with=ana&at=north', 'date=2026-11-23&book=10:15&with=ana&at=north'],
    ['book=08:00&lasts=20&with=leo&at=north', 'date=2026-11-23&book=10:15&lasts=45&with=ana'],
    [
      'view=week&of=leo&book=08:00&with=leo&for=maria',
      'date=2026-11-23&view=week&of=ana&book=10:15&with=ana&for=maria',
    ],
    ['view=week&of=leo', 'view=week&of=leo'],
  ])('%s becomes %s', (before, after) => {
    expect(at(before, (view) => planAt(view, { doctorId: 'ana', span }))).toBe(`/agenda?${after}`);
  });

  test('which keeps its time while none can be read', () => {
    const after = at('book=08:00', (view) => planAt(view, { doctorId: 'ana', span: undefined }));
    expect(after).toBe('/agenda?date=2026-11-23&book=08:00&with=ana');
  });

  test('and becomes that of the doctor whose week is chosen', () => {
    const chosen = (search: string) => at(search, (view) => weekOfAnother(view, 'ana'));
    expect(chosen('view=week&of=leo')).toBe('/agenda?view=week&of=ana');
    expect(chosen('view=week&of=leo&book=08:00&with=leo&at=north')).toBe(
      '/agenda?date=2026-11-23&view=week&of=ana&book=08:00&with=ana',
    );
  });
});
