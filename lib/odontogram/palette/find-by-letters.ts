import { slipsBetween } from '@/lib/kit/text/names';
import { plainLetters } from '@/lib/kit/text/plain-letters';
import { highlightWords } from '@/lib/kit/text/search-highlight';

interface Labelled {
  readonly label: string;
}

function wordsOf(text: string): readonly string[] {
  return plainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** How near a label is to what was typed, 0 the nearest; undefined where it is not meant at all. */
function distance(label: string, typed: string): number | undefined {
  const plain = plainLetters(label).trim();
  if (plain === typed) return 0;
  if (plain.startsWith(typed)) return 1;
  const words = wordsOf(label);
  const initials = words.map((word) => [...word][0]).join('');
  if (initials.startsWith(typed)) return 2;
  const parts = wordsOf(typed);
  const isBegun = parts.every((part) => words.some((word) => word.startsWith(part)));
  return parts.length > 0 && isBegun ? 3 : undefined;
}

/**
 * What somebody means who types a few letters without looking: labels that begin so, then those with
 * these initials, then those whose words begin so. Of equals the catalog's first comes first.
 */
export function findByLetters<Term extends Labelled>(
  terms: readonly Term[],
  typed: string,
): Term[] {
  return ranked(terms, (label) => distance(label, plainLetters(typed).trim()), typed);
}

/** What people say, with a word of each label that they mean by it. */
export interface Synonym {
  readonly said: string;
  readonly meant: readonly string[];
}

/** Lines such as `puente: pilar, póntico`. */
export function readSynonyms(lines: string): Synonym[] {
  return lines.split('\n').flatMap((line) => {
    const [said, meant] = line.split(':');
    if (!said || !meant) return [];
    return [
      { said: plainLetters(said).trim(), meant: meant.split(',').map((word) => word.trim()) },
    ];
  });
}

/** Fewer letters are the beginning of too much. */
const SHORTEST_SYNONYM = 3;
const SHORTEST_SLIP = 5;

/**
 * The same for a person who reads what is found: also labels with every word anywhere in them, then those
 * meant by what was said, then those one slip away.
 */
export function searchLabels<Term extends Labelled>(
  terms: readonly Term[],
  typed: string,
  synonyms: readonly Synonym[] = [],
): Term[] {
  const words = typed.trim().split(/\s+/);
  const plain = plainLetters(typed).trim();
  const has = (label: string, word: string) =>
    highlightWords(label, word).some(({ match }) => match);
  const meant = synonyms.flatMap((synonym) =>
    plain.length >= SHORTEST_SYNONYM && synonym.said.startsWith(plain) ? synonym.meant : [],
  );
  return ranked(
    terms,
    (label) => {
      const near = distance(label, plain);
      if (near !== undefined) return near;
      if (words.every((word) => has(label, word))) return 4;
      if (meant.some((word) => has(label, word))) return 5;
      return isOneSlipAway(plain, label) ? 6 : undefined;
    },
    typed,
  );
}

function isOneSlipAway(plain: string, label: string): boolean {
  if (plain.length < SHORTEST_SLIP) return false;
  return slipsBetween(plain, wordsOf(label).join(' ')) === 1;
}

function ranked<Term extends Labelled>(
  terms: readonly Term[],
  rank: (label: string) => number | undefined,
  typed: string,
): Term[] {
  if (typed.trim() === '') return [];
  return terms
    .flatMap((term) => {
      const place = rank(term.label);
      return place === undefined ? [] : [{ term, place }];
    })
    .sort((a, b) => a.place - b.place)
    .map(({ term }) => term);
}
