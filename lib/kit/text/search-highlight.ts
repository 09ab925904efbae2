import { plainLetters } from './plain-letters';
import { INFIX_LENGTH, withoutDocumentType } from './search-words';

/** A run of text and whether the search found it. */
export interface Segment {
  readonly text: string;
  readonly match: boolean;
}

/** `text` folded for comparison, each character with the place it came from. */
interface Folded {
  readonly characters: string;
  readonly start: readonly number[];
  readonly end: readonly number[];
}

function fold(text: string, keep: RegExp): Folded {
  let characters = '';
  const start: number[] = [];
  const end: number[] = [];
  let offset = 0;
  for (const symbol of text) {
    const next = offset + symbol.length;
    const plain = plainLetters(symbol);
    if (plain === '' && end.length > 0) {
      // A combining mark belongs to the letter before it.
      end[end.length - 1] = next;
    }
    for (const character of plain) {
      if (!keep.test(character)) continue;
      characters += character;
      for (let unit = 0; unit < character.length; unit += 1) {
        start.push(offset);
        end.push(next);
      }
    }
    offset = next;
  }
  return { characters, start, end };
}

type Range = readonly [start: number, end: number];

function occurrences(folded: Folded, needle: string, atWordStart: boolean): Range[] {
  const found: Range[] = [];
  if (needle === '') return found;
  let from = folded.characters.indexOf(needle);
  while (from !== -1) {
    const before = from === 0 ? '' : folded.characters.charAt(from - 1);
    const first = folded.start[from];
    const last = folded.end[from + needle.length - 1];
    if (first !== undefined && last !== undefined && !(atWordStart && /[\p{L}\p{N}]/u.test(before)))
      found.push([first, last]);
    from = folded.characters.indexOf(needle, from + 1);
  }
  return found;
}

function cut(text: string, ranges: readonly Range[]): Segment[] {
  const segments: Segment[] = [];
  let position = 0;
  const push = (end: number, match: boolean): void => {
    if (end <= position) return;
    const piece = text.slice(position, end);
    const last = segments.at(-1);
    if (last?.match === match) segments[segments.length - 1] = { text: last.text + piece, match };
    else segments.push({ text: piece, match });
    position = end;
  };
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0])) {
    push(start, false);
    push(end, true);
  }
  push(text.length, false);
  return segments;
}

const anyCharacter = /[\s\S]/u;
const digit = /\d/;

function wordsOf(search: string): readonly string[] {
  return fold(withoutDocumentType(search), anyCharacter).characters.split(/\s+/);
}

/** A short word counts only where a word begins, as the search finds it. */
function placesOf(word: string, folded: Folded): readonly Range[] {
  return occurrences(folded, word, [...word].length < INFIX_LENGTH);
}

/** `text` cut where a word of `search` occurs, whatever the accents and capitals. */
export function highlightWords(text: string, search: string): Segment[] {
  if (search === '') return [{ text, match: false }];
  const folded = fold(text, anyCharacter);
  return cut(
    text,
    wordsOf(search).flatMap((word) => placesOf(word, folded)),
  );
}

/** Whether a word of `search` occurs in `text` and not in `other`, which is seen anyway. */
export function isFoundOnlyIn(text: string, other: string, search: string): boolean {
  const own = fold(text, anyCharacter);
  const others = fold(other, anyCharacter);
  return wordsOf(search).some(
    (word) => placesOf(word, own).length > 0 && placesOf(word, others).length === 0,
  );
}

/**
 * `text` (a document or phone number as it is shown) cut where the digits of `search` occur,
 * whatever the dots, spaces and country code written in either.
 */
export function highlightDigits(text: string, search: string): Segment[] {
  if (!digit.test(search)) return [{ text, match: false }];
  const folded = fold(text, digit);
  const tokens = withoutDocumentType(search)
    .split(/\s+/)
    .filter((token) => /^[\d+().-]*\d[\d().-]*$/.test(token));
  const numbers = tokens.map((token) => token.replace(/\D/g, ''));
  const joined = numbers.join('');
  const candidates = [joined, joined.replace(/^57(?=\d{3})/, '')];
  for (const candidate of candidates) {
    const found = candidate.length < 2 ? [] : occurrences(folded, candidate, false);
    if (found.length > 0) return cut(text, found);
  }
  const apart = numbers.filter((number) => number.length > 1);
  return cut(
    text,
    apart.flatMap((number) => occurrences(folded, number, false)),
  );
}
