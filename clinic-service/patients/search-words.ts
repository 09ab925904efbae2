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
  const clean = withoutDocumentType(search.replace(/\p{C}/gu, ' '));
  const words: string[] = [];
  let digits = '';
  for (const part of [...clean.split(/\s+/), '']) {
    if (/^[\d.,()+-]*\d[\d.,()+-]*$/.test(part)) {
      digits += part.replace(/\D/g, '');
      continue;
    }
    if (/^[-.()+]+$/.test(part)) continue;
    if (digits !== '') words.push(digits);
    digits = '';
    words.push(withoutPunctuation(part));
  }
  const unique = [...new Set(words.filter((word) => word !== ''))].slice(0, MAX_WORDS);
  if (unique.length === 0) return null;
  return {
    words: unique.map((text) => ({ text, wordStart: [...text].length < INFIX_LENGTH })),
    document: /\d/.test(clean) ? fold(clean).replace(/[^a-z0-9]/g, '') : null,
  };
}

/**
 * A passport's dashes go with its letters, before its digits or behind them; around any other word,
 * punctuation says nothing and would leave too few letters for the index.
 */
function withoutPunctuation(part: string): string {
  if (/^\p{L}{0,4}[-./]?\d[\d./-]*\p{L}{0,2}$/u.test(part)) return part.replace(/[-./]/g, '');
  return part.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}
