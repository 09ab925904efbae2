import { addDays } from '@/lib/kit/dates/clinic-time';
import { sortedExceptions, WEEKDAYS } from '@/lib/kit/schedule';
import type { StoredBlock } from '../schema/staff';
import { DEMO_DOCTORS, DEMO_LOCATIONS } from './staff';

export interface ScheduleSeed {
  readonly doctorId: string;
  readonly workingDays: StoredBlock[];
  readonly exceptions: string[];
}

const DAY_NAMES: readonly string[] = WEEKDAYS;
type Weekday = (typeof WEEKDAYS)[number];
type Hours = `${string}-${string}`;

const [CHICO, TEUSAQUILLO, LAURELES] = DEMO_LOCATIONS.map(({ id }) => id);

/** Two of the places are in one city: only between those does anybody change at noon. */
const WEEKS: Readonly<Record<string, readonly StoredBlock[]>> = {
  'doc-quintero': [
    ...on(['monday', 'wednesday', 'friday'], CHICO, '07:00-12:00'),
    ...on(['monday', 'wednesday', 'friday'], TEUSAQUILLO, '14:00-18:00'),
    ...on(['tuesday', 'thursday'], TEUSAQUILLO, '08:00-17:00', '12:30-13:30'),
    ...on(['saturday'], CHICO, '08:00-12:00'),
  ],
  'doc-mosquera': [
    ...on(['monday', 'tuesday'], CHICO, '08:00-17:00', '12:00-13:00'),
    ...on(['thursday', 'friday'], LAURELES, '09:00-18:00', '13:00-14:00'),
    ...on(['saturday'], LAURELES, '08:00-12:00'),
  ],
  'doc-nanez': [
    ...on(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], CHICO, '08:00-13:00'),
    ...on(['monday', 'tuesday', 'wednesday', 'thursday'], CHICO, '14:00-18:00'),
  ],
  'doc-londono': [
    ...on(['monday', 'tuesday', 'wednesday'], TEUSAQUILLO, '08:00-12:00'),
    ...on(['monday', 'tuesday', 'wednesday'], TEUSAQUILLO, '14:00-18:00'),
    ...on(['thursday', 'friday'], LAURELES, '08:00-16:00', '12:00-13:00'),
  ],
  'doc-herrera': [
    ...on(['monday', 'wednesday', 'friday'], CHICO, '09:00-13:00'),
    ...on(['monday', 'wednesday', 'friday'], TEUSAQUILLO, '14:30-18:30'),
    ...on(['tuesday', 'thursday'], TEUSAQUILLO, '07:00-15:00', '11:30-12:30'),
  ],
  'doc-caicedo': on(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
    LAURELES,
    '07:00-15:00',
    '12:00-12:45',
  ),
  'doc-zuluaga': [
    ...on(['monday'], CHICO, '08:00-17:00', '12:00-13:00'),
    ...on(['tuesday'], TEUSAQUILLO, '08:00-17:00', '12:00-13:00'),
    ...on(['wednesday'], CHICO, '08:00-12:00'),
    ...on(['wednesday'], TEUSAQUILLO, '13:30-17:30'),
    ...on(['thursday', 'friday'], LAURELES, '08:00-17:00', '12:00-13:00'),
  ],
  'doc-cuellar': [
    ...on(
      ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
      TEUSAQUILLO,
      '07:00-16:00',
      '12:00-13:00',
    ),
    ...on(['saturday'], TEUSAQUILLO, '08:00-12:00'),
  ],
};

/** Holidays that fall on the same date every year. */
const FIXED_HOLIDAYS = ['01-01', '05-01', '07-20', '08-07', '12-08', '12-25'];

/** Days from today on which somebody is away: a holiday of a week, a congress, a formality. */
const ABSENCES: Readonly<Record<string, readonly (readonly [from: number, to: number])[]>> = {
  'doc-quintero': [
    [-64, -58],
    [31, 31],
  ],
  'doc-mosquera': [[17, 24]],
  'doc-nanez': [[-22, -20]],
  'doc-londono': [
    [-81, -75],
    [9, 9],
  ],
  'doc-herrera': [[38, 45]],
  'doc-caicedo': [[-40, -40]],
  'doc-zuluaga': [
    [-13, -9],
    [52, 58],
  ],
  'doc-cuellar': [[4, 4]],
};

/** The weeks of the demo doctors and when they are away, as of `today` at the clinic. */
export function demoSchedules(today: string): ScheduleSeed[] {
  const year = Number(today.slice(0, 4));
  const holidays = [year - 1, year, year + 1].flatMap((each) =>
    FIXED_HOLIDAYS.map((date) => `${each}-${date}`),
  );
  return DEMO_DOCTORS.map(({ id }) => ({
    doctorId: id,
    workingDays: inOrder(WEEKS[id] ?? []),
    exceptions: sortedExceptions([
      ...holidays,
      ...(ABSENCES[id] ?? []).flatMap(([from, to]) =>
        Array.from({ length: to - from + 1 }, (_, day) => addDays(today, from + day)),
      ),
    ]),
  }));
}

function on(
  days: readonly Weekday[],
  locationId: string | undefined,
  hours: Hours,
  lunch?: Hours,
): StoredBlock[] {
  if (locationId === undefined) throw new Error('The demo clinic lacks a location.');
  const [startTime = '', endTime = ''] = hours.split('-');
  const [lunchStartTime, lunchEndTime] = lunch?.split('-') ?? [];
  return days.map((day) => ({
    day,
    locationId,
    startTime,
    endTime,
    ...(lunch && { lunchStartTime, lunchEndTime }),
  }));
}

function inOrder(blocks: readonly StoredBlock[]): StoredBlock[] {
  const place = ({ day }: StoredBlock) => DAY_NAMES.indexOf(day);
  return blocks.toSorted(
    (a, b) => place(a) - place(b) || a.startTime.localeCompare(b.startTime, 'en'),
  );
}
