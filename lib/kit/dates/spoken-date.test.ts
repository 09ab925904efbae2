import { describe, expect, it, test } from 'vitest';
import { weekdayOf } from '@/lib/kit/schedule';
import { addDays, daysBetween } from './clinic-time';
import { readSpokenDate } from './spoken-date';

// A Tuesday.
const today = '2026-12-01';
const read = (text: string, locale = 'es-CO') => {
  const typed = readSpokenDate(text, locale, today);
  return typed.kind === 'date' ? typed.date : typed.kind === 'refused' ? typed.why : typed.kind;
};

describe('a date as it is said', () => {
  it.each([
    ['hoy', '2026-12-01'],
    ['mañana', '2026-12-02'],
    ['manana', '2026-12-02'],
    ['Pasado mañana', '2026-12-03'],
    ['lunes', '2026-12-07'],
    ['el próximo lunes', '2026-12-07'],
    ['martes', '2026-12-08'],
    ['mié', '2026-12-02'],
    ['sábado', '2026-12-05'],
    ['+7', '2026-12-08'],
    ['+ 7 días', '2026-12-08'],
    ['+2 sem', '2026-12-15'],
    ['+2 semanas', '2026-12-15'],
    ['en 3 semanas', '2026-12-22'],
    ['dentro de 10 días', '2026-12-11'],
    ['+1 mes', '2027-01-01'],
    ['15/12', '2026-12-15'],
    ['15-12', '2026-12-15'],
    ['15 dic', '2026-12-15'],
    ['15 de diciembre', '2026-12-15'],
    ['15/1', '2027-01-15'],
    ['29/2', '2028-02-29'],
    ['1/12', '2026-12-01'],
    ['30/11', '2027-11-30'],
    ['5/6/2027', '2027-06-05'],
  ])('%j is %s', (text, date) => {
    expect(read(text)).toBe(date);
  });

  it.each([
    ['tomorrow', '2026-12-02'],
    ['next monday', '2026-12-07'],
    ['fri', '2026-12-04'],
    ['in 2 weeks', '2026-12-15'],
    ['+2 weeks', '2026-12-15'],
    ['12/15', '2026-12-15'],
    ['Dec 15', '2026-12-15'],
  ])('%j is %s where English is spoken', (text, date) => {
    expect(read(text, 'en-US')).toBe(date);
  });

  it.each([
    ['5/6/27', 'century'],
    ['31/2', 'date'],
    ['15/13', 'date'],
    ['+', 'date'],
    ['+9999', 'date'],
    ['ayer', 'date'],
    ['lunes martes', 'date'],
    ['-7', 'date'],
    ['  ', 'none'],
  ])('%j is refused: %s', (text, why) => {
    expect(read(text)).toBe(why);
  });
});

test('from every day of four years a weekday is one to seven days ahead, and distances add up', () => {
  for (let day = 0; day < 4 * 366; day += 1) {
    const from = addDays('2026-01-01', day);
    const monday = readSpokenDate('lunes', 'es-CO', from);
    if (monday.kind !== 'date') throw new Error(from);
    const ahead = daysBetween(from, monday.date);
    expect(weekdayOf(monday.date)).toBe('monday');
    expect(ahead >= 1 && ahead <= 7).toBe(true);
    expect(readSpokenDate(`+${day}`, 'es-CO', today)).toEqual(
      day > 3 * 366
        ? { kind: 'refused', why: 'date' }
        : { kind: 'date', date: addDays(today, day) },
    );
    const [, month, date] = from.split('-');
    const next = readSpokenDate(`${Number(date)}/${Number(month)}`, 'es-CO', today);
    expect(next.kind === 'date' && next.date >= today && next.date.slice(5)).toBe(from.slice(5));
  }
});
