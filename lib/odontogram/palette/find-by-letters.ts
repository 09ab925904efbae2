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

/** The same for who reads what is found: also labels with every word anywhere in them. */
export function searchLabels<Term extends Labelled>(terms: readonly Term[], typed: string): Term[] {
  const words = typed.trim().split(/\s+/);
  const has = (label: string, word: string) =>
    highlightWords(label, word).some(({ match }) => match);
  return ranked(
    terms,
    (label) =>
      distance(label, plainLetters(typed).trim()) ??
      (words.every((word) => has(label, word)) ? 4 : undefined),
    typed,
  );
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
