import { weekdayOf } from '@/lib/kit/schedule';
import { addDays } from './clinic-time';

/** Always on their own day, `MM-DD`. */
const FIXED = {
  newYear: '01-01',
  labourDay: '05-01',
  independence: '07-20',
  boyaca: '08-07',
  immaculateConception: '12-08',
  christmas: '12-25',
} as const;

/** Kept on the Monday that follows, where they are on none themselves (Ley 51 de 1983). */
const MOVED = {
  epiphany: '01-06',
  saintJoseph: '03-19',
  saintsPeterAndPaul: '06-29',
  chiquinquira: '07-09',
  assumption: '08-15',
  diversity: '10-12',
  allSaints: '11-01',
  cartagena: '11-11',
} as const;

/** The first year of the latest of them (Ley 2578 de 2026). */
const CHIQUINQUIRA_SINCE = 2026;

/** Days after Easter Sunday. */
const FROM_EASTER = {
  holyThursday: -3,
  goodFriday: -2,
  ascension: 43,
  corpusChristi: 64,
  sacredHeart: 71,
} as const;

export type HolidayName = keyof typeof FIXED | keyof typeof MOVED | keyof typeof FROM_EASTER;

const years = new Map<number, ReadonlyMap<string, HolidayName>>();

/**
 * The public holidays of Colombia in a year, by date (`YYYY-MM-DD`). Where two fall on one Monday
 * the day has the name of the first. They are shown; they stop nobody from booking.
 */
export function holidaysOf(year: number): ReadonlyMap<string, HolidayName> {
  const known = years.get(year);
  if (known) return known;
  const found = new Map<string, HolidayName>();
  const add = (name: HolidayName, date: string) => {
    if (!found.has(date)) found.set(date, name);
  };
  const prefix = String(year).padStart(4, '0');
  for (const [name, day] of entries(FIXED)) add(name, `${prefix}-${day}`);
  for (const [name, day] of entries(MOVED)) {
    if (name === 'chiquinquira' && year < CHIQUINQUIRA_SINCE) continue;
    add(name, mondayFrom(`${prefix}-${day}`));
  }
  const easter = easterSunday(year);
  for (const [name, days] of entries(FROM_EASTER)) add(name, addDays(easter, days));
  years.set(year, found);
  return found;
}

export function holidayOn(date: string): HolidayName | undefined {
  return holidaysOf(Number(date.slice(0, 4))).get(date);
}

function mondayFrom(date: string): string {
  return weekdayOf(date) === 'monday' ? date : mondayFrom(addDays(date, 1));
}

/** The Gregorian calendar's own rule, by the algorithm known as Meeus, Jones and Butcher. */
function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const days = epact + toSunday - 7 * correction + 114;
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(year, 4)}-${pad(Math.floor(days / 31), 2)}-${pad((days % 31) + 1, 2)}`;
}

function entries<const T extends object>(table: T) {
  return Object.entries(table) as [keyof T, T[keyof T]][];
}
