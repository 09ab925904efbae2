import { createParser } from 'nuqs/server';
import { ID_PATTERN, MAX_PAGE, SEARCH_MAX_LENGTH } from '@/lib/contract/limits';
import { parseDate } from '@/lib/kit/dates/dates';

// Nothing in an address is an error: what makes no sense is read as if it were not there.

export const parseAsId = createParser({
  parse: (value) => (ID_PATTERN.test(value) ? value : null),
  serialize: String,
});

/** A day of the clinic, `YYYY-MM-DD`. */
export const parseAsDay = createParser({
  parse: (value) => (parseDate(value) === null ? null : value),
  serialize: String,
});

/** A whole number of at most `digits` digits, from 1. */
export function parseAsNumber(digits: number) {
  const pattern = new RegExp(`^[1-9]\\d{0,${digits - 1}}$`);
  return createParser({
    parse: (value) => (pattern.test(value) ? Number(value) : null),
    serialize: String,
  });
}

export const parseAsPage = createParser({
  parse: (value) => (/^[1-9]\d{0,5}$/.test(value) ? Math.min(Number(value), MAX_PAGE) : null),
  serialize: String,
}).withDefault(1);

/** A text of one line, of at most `longest` letters. */
export function parseAsText(longest: number) {
  return createParser({
    parse: (value) => value.trim().slice(0, longest).trimEnd(),
    serialize: String,
  }).withDefault('');
}

export const parseAsSearch = parseAsText(SEARCH_MAX_LENGTH);
