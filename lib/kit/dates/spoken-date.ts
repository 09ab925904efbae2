import { WEEKDAYS, weekdayOf } from '@/lib/kit/schedule';
import { plainLetters } from '@/lib/kit/text/plain-letters';
import { addDays } from './clinic-time';
import { daysInMonth, parseDate } from './dates';
import { readTypedDate, type TypedDate } from './typed-date';

const DAYS: Readonly<Record<string, number>> = {
  hoy: 0,
  today: 0,
  manana: 1,
  tomorrow: 1,
  'pasado manana': 2,
  'day after tomorrow': 2,
};

/** From Monday, by the letters that tell them apart. */
const WEEKDAY_WORDS = [
  /^(lun(es)?|mon(day)?)$/,
  /^(mar(tes)?|tue(s|sday)?)$/,
  /^(mie(rcoles)?|wed(nesday)?)$/,
  /^(jue(ves)?|thu(rs|rsday)?)$/,
  /^(vie(rnes)?|fri(day)?)$/,
  /^(sab(ado)?|sat(urday)?)$/,
  /^(dom(ingo)?|sun(day)?)$/,
] as const;

/** Longer ones are a slip of the finger. */
const MOST_DAYS = 3 * 366;

/**
 * Reads a date to come as people say it at a desk, in both languages: `mañana`, `lunes`, `+7`, `+2 sem`,
 * `in 3 weeks`, `15/12`, `15 dic`. A day without its year is the next one. What is no such word is read
 * as a written date. `today` is the clinic's, `YYYY-MM-DD`.
 */
export function readSpokenDate(text: string, locale: string, today: string): TypedDate {
  const written = readTypedDate(text, locale);
  if (written.kind === 'date') return written;
  const said = plainLetters(text.trim()).replace(/\s+/g, ' ');
  const date =
    fromWord(said, today) ?? fromDistance(said, today) ?? fromDayAndMonth(text, locale, today);
  return date === undefined ? written : { kind: 'date', date };
}

function fromWord(said: string, today: string): string | undefined {
  const days = DAYS[said];
  if (days !== undefined) return addDays(today, days);
  const word = said.replace(/^(el )?(este |proximo |this |next )?/, '').replace(/ proximo$/, '');
  const weekday = weekdayIn(word);
  return weekday === undefined ? undefined : nextWeekday(weekday, today);
}

/** The weekday that a word names, from Monday as 0. */
function weekdayIn(word: string): number | undefined {
  const found = WEEKDAY_WORDS.findIndex((words) => words.test(plainLetters(word)));
  return found === -1 ? undefined : found;
}

/** Never today itself: for that people say so. */
function nextWeekday(weekday: number, today: string): string {
  const ahead = (weekday - WEEKDAYS.indexOf(weekdayOf(today)) + 7) % 7;
  return addDays(today, ahead === 0 ? 7 : ahead);
}

const DISTANCE = /^(?:\+|en |dentro de |in )\s*(\d{1,4})\s*([a-z]*)\.?$/;

function fromDistance(said: string, today: string): string | undefined {
  const [, digits, unit = ''] = DISTANCE.exec(said) ?? [];
  if (digits === undefined) return undefined;
  const count = Number(digits);
  if (/^(d|dia|dias|day|days)?$/.test(unit)) return within(count, today);
  if (/^(s|sem|semana|semanas|w|wk|wks|week|weeks)$/.test(unit)) return within(count * 7, today);
  if (!/^(m|mes|meses|month|months)$/.test(unit) || count * 30 > MOST_DAYS) return undefined;
  return addMonths(today, count);
}

function within(days: number, today: string): string | undefined {
  return days > MOST_DAYS ? undefined : addDays(today, days);
}

/** The same day of a later month, or its last. */
function addMonths(date: string, count: number): string | undefined {
  const parts = parseDate(date);
  if (parts === null) return undefined;
  const months = parts.year * 12 + parts.month - 1 + count;
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1];
  const day = Math.min(parts.day, daysInMonth(year, month));
  return addDays(`${year}-${String(month).padStart(2, '0')}-01`, day - 1);
}

/** Leap days are the furthest apart. */
const YEARS = 8;

function fromDayAndMonth(text: string, locale: string, today: string): string | undefined {
  const parts = text.match(/\d+|\p{L}+/gu)?.filter((part) => !/^(de|del)$/i.test(part)) ?? [];
  if (parts.length !== 2 || /\d{3}/.test(text) || /^\s*[+-]/.test(text)) return undefined;
  const year = Number(today.slice(0, 4));
  for (let ahead = 0; ahead <= YEARS; ahead += 1) {
    const typed = readTypedDate(`${parts.join('/')}/${year + ahead}`, locale);
    if (typed.kind === 'date' && typed.date >= today) return typed.date;
  }
  return undefined;
}
