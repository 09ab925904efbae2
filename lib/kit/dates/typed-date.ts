import { parseDate } from './dates';

/** What a person typed for a date: nothing, a day of the calendar (`YYYY-MM-DD`), or neither. */
export type TypedDate =
  | { readonly kind: 'none' }
  | { readonly kind: 'date'; readonly date: string }
  /** `century`: the year has two digits, and a birth may be of either century. */
  | { readonly kind: 'refused'; readonly why: 'century' | 'date' };

// The first letters that tell the months apart, in both languages of the interface.
const MONTHS = [
  ['ene', 'jan'],
  ['feb'],
  ['mar'],
  ['abr', 'apr'],
  ['may'],
  ['jun'],
  ['jul'],
  ['ago', 'aug'],
  ['sep', 'set'],
  ['oct'],
  ['nov'],
  ['dic', 'dec'],
];

/** Whether the locale writes the month before the day. */
function isMonthFirst(locale: string): boolean {
  return locale === 'en-US';
}

/**
 * Reads a date as people write it where `locale` is spoken: `3/5/1988`, `03051988`, `3-5-1988`,
 * `03-MAY-1988` as on a cédula, and year first everywhere (`1988-05-03`, `19880503`). It never
 * guesses: a two-digit year is refused, and so are a day and a month in each other's place.
 */
export function readTypedDate(text: string, locale: string): TypedDate {
  const typed = text.trim();
  if (typed === '') return { kind: 'none' };
  const parts = partsOf(typed);
  if (parts === undefined) return { kind: 'refused', why: 'date' };
  const named = parts.findIndex((part) => /^\p{L}/u.test(part));
  const date =
    named === -1 ? fromNumbers(parts, isMonthFirst(locale)) : fromNamedMonth(parts, named);
  if (date !== undefined) return { kind: 'date', date };
  const isShort = parts.length === 1 ? /^\d{6}$/ : /^[^\d]*\d{1,2}(\D+\d{1,2})*$/;
  return { kind: 'refused', why: isShort.test(parts.join(' ')) ? 'century' : 'date' };
}

/** As it is written out again: `03/05/1988`. What is no date stays as it was typed. */
export function writeTypedDate(value: string, locale: string): string {
  const parts = parseDate(value);
  if (parts === null) return value;
  const two = (part: number) => String(part).padStart(2, '0');
  const [day, month] = [two(parts.day), two(parts.month)];
  const year = String(parts.year).padStart(4, '0');
  return (isMonthFirst(locale) ? [month, day, year] : [day, month, year]).join('/');
}

/** One run of digits, or three parts; undefined for anything else. */
function partsOf(typed: string): readonly string[] | undefined {
  const words = typed.toLowerCase().replace(/\b(de|del)\b/g, ' ');
  if (!/^[\p{L}\d\s./,-]+$/u.test(words)) return undefined;
  const parts = words.match(/\d+|\p{L}+/gu) ?? [];
  return parts.length === 1 || parts.length === 3 ? parts : undefined;
}

function fromNumbers(parts: readonly string[], monthFirst: boolean): string | undefined {
  const [first = '', second = '', third = ''] = parts;
  if (parts.length === 1) {
    if (first.length !== 8) return undefined;
    const inOrder = [first.slice(0, 2), first.slice(2, 4), first.slice(4)];
    // Year first can be nothing else: 19 and 20 are no months.
    return /^(19|20)/.test(first.slice(4))
      ? fromNumbers(inOrder, monthFirst)
      : calendarDate(first.slice(0, 4), first.slice(4, 6), first.slice(6));
  }
  if (first.length === 4) return calendarDate(first, second, third);
  return monthFirst ? calendarDate(third, first, second) : calendarDate(third, second, first);
}

function fromNamedMonth(parts: readonly string[], named: number): string | undefined {
  const [word = '', day = '', year = ''] = [
    parts[named],
    ...parts.filter((_, index) => index !== named),
  ];
  const month = MONTHS.findIndex((starts) => starts.some((start) => word.startsWith(start)));
  return month === -1 ? undefined : calendarDate(year, String(month + 1), day);
}

function calendarDate(year: string, month: string, day: string): string | undefined {
  if (year.length !== 4 || month.length > 2 || day.length > 2) return undefined;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return parseDate(date) === null ? undefined : date;
}
