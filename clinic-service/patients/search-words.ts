import { readTypedDate } from '@/lib/kit/dates/typed-date';
import { unjoined, withoutApostrophes } from '@/lib/kit/text/names';
import { INFIX_LENGTH, withoutDocumentType } from '@/lib/kit/text/search-words';
import { fold } from '../db/fold';

/** A word of a search. Short ones match only where a word begins, so that an index can serve them. */
export interface SearchWord {
  readonly text: string;
  readonly wordStart: boolean;
}

export interface Search {
  readonly words: readonly SearchWord[];
  /** The whole search as a document key; null where it cannot be one. */
  readonly document: string | null;
}

/** Words beyond this many are not looked at: more conditions find nobody better. */
const MAX_WORDS = 8;

/**
 * What to look for. Digits that belong together, as people write phones and documents, are one
 * word: "310 555", "1.020.304.050", "+57 (310) 555-0142", "CC 1.020.304.050". Null when there is
 * nothing to look for: no letter and no digit.
 */
export function parseSearch(search: string): Search | null {
  const clean = withoutDocumentType(withoutApostrophes(search.replace(/\p{C}/gu, ' ')));
  const words: string[] = [];
  let digits = '';
  for (const part of [...clean.split(/\s+/), '']) {
    if (/^[\d.,()+-]*\d[\d.,()+-]*$/.test(part)) {
      digits += part.replace(/\D/g, '');
      continue;
    }
    if (/^[-.()+]+$/.test(part)) continue;
    if (digits !== '') words.push(withoutLeadingZeros(digits));
    digits = '';
    words.push(...wordsOf(part));
  }
  const unique = [...new Set(words.filter((word) => word !== ''))].slice(0, MAX_WORDS);
  if (unique.length === 0) return null;
  return {
    words: unique.map((text) => ({ text, wordStart: [...text].length < INFIX_LENGTH })),
    document: /\d/.test(clean) ? withoutLeadingZeros(fold(clean).replace(/[^a-z0-9]/g, '')) : null,
  };
}

/** A date of birth as people type it between blanks: `12/05/1987`, `12-may-1987`, `1987-05-12`. */
const DATE = /(?<!\S)\d{1,4}([/-])(?:\d{1,2}|\p{L}{3,})\1\d{1,4}(?!\S)/u;

/** The birth date that a search holds, `YYYY-MM-DD` or null, and the rest of the search. */
export function birthIn(search: string): { readonly born: string | null; readonly rest: string } {
  const [typed = ''] = DATE.exec(search) ?? [];
  const read = readTypedDate(typed, 'es-CO');
  if (read.kind !== 'date') return { born: null, rest: search };
  return { born: read.date, rest: search.replace(typed, ' ').trim() };
}

/** Older barcodes pad a document to ten digits, and 00 goes before a country's code. */
function withoutLeadingZeros(digits: string): string {
  return /^0\d{5,}$/.test(digits) ? digits.replace(/^0+(?=\d)/, '') : digits;
}

/**
 * A passport's dashes go with its letters, before its digits or behind them. Elsewhere a dash
 * joins two words, and punctuation around a word would leave too few letters for the index.
 */
function wordsOf(part: string): string[] {
  if (/^\p{L}{0,4}[-./]?\d[\d./-]*\p{L}{0,2}$/u.test(part)) return [part.replace(/[-./]/g, '')];
  return unjoined(part).map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
}
