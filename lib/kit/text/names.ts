import { plainLetters } from './plain-letters';

/** Every apostrophe people type or a word processor makes of one: ' ’ ‘ ´ ` ʼ ′. */
const APOSTROPHES = /['’‘´`ʼ′]/g;
/** Every dash, and the comma of "Pérez,Ana". */
const JOINTS = /[-‐‑‒–—―,]+/g;
/** Words that belong to the surname behind them: "de la Cruz", "Delacruz". */
const PARTICLE = /\b(de|del|la|las|los|mac|mc|san|van|von|o) +(?=\p{L})/gu;

/** A name without accents, capitals and apostrophes, its dashes and commas as blanks. */
function plainName(text: string): string {
  return plainLetters(text.replace(APOSTROPHES, '').replace(JOINTS, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Text of a search with its apostrophes left out: "O’Brien" and "O'Brien" are one. */
export function withoutApostrophes(text: string): string {
  return text.replace(APOSTROPHES, '');
}

/** The words that dashes and commas join. */
export function unjoined(text: string): string[] {
  return text.split(JOINTS).filter((word) => word !== '');
}

/** How names of Colombia sound, one rule after the other. The database has the same list. */
const SOUNDS: readonly (readonly [pattern: RegExp, sound: string])[] = [
  [/[^a-z0-9 ]/g, ''],
  [/ph/g, 'f'],
  [/ch/g, '1'],
  [/h/g, ''],
  [/c(?=[ei])/g, 's'],
  [/z/g, 's'],
  [/g(?=[ei])/g, 'j'],
  [/gu(?=[ei])/g, 'g'],
  [/qu(?=[ei])/g, 'k'],
  [/[qc]/g, 'k'],
  [/x/g, 'j'],
  [/j[ei](?=o)/g, 'j'],
  [/ll/g, 'y'],
  [/[vw]/g, 'b'],
  [/n(?=[bp])/g, 'm'],
  [/\bj/g, 'i'],
  [/y/g, 'i'],
  [/([^0-9 ])\1+/g, '$1'],
];

/**
 * A name as it sounds in Spanish, word by word: s, z and soft c are one, b and v, ll and y, g and j
 * before e and i, x and j, k and qu, n and ñ; h is silent and a double letter single. Particles
 * join the surname behind them. "Gonzales" and "González" sound alike; so do "Yeny" and "Jenny".
 */
export function soundOf(name: string): string {
  return soundOfWords(plainName(name).replace(PARTICLE, '$1'));
}

function soundOfWords(plain: string): string {
  return SOUNDS.reduce((text, [pattern, sound]) => text.replace(pattern, sound), plain);
}

/**
 * How far the words of a search are from a name, both as they sound: the slips (a letter left out,
 * put in, changed, or two swapped) of all words together. Null where a word has more than one slip,
 * or two from six letters on, for then it is another word.
 */
export function slipsBetween(searched: string, name: string): number | null {
  const words = name.split(' ');
  let slips = 0;
  for (const word of searched.split(' ')) {
    const nearest = Math.min(...words.map((each) => distance(word, each)));
    if (nearest > allowedSlips(word)) return null;
    slips += nearest;
  }
  return slips;
}

const allowedSlips = (word: string) => (word.length < 6 ? 1 : 2);

/** The fewest slips that make one word of the other (Damerau and Levenshtein). */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, row];
  }
  return last[other.length] ?? 0;
}
