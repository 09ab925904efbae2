import { and, eq, like, or, type SQL, sql } from 'drizzle-orm';
import { patients } from '../db/schema';
import { escapeLike, fold, foldForSorting } from './fold';
import type { SearchWord } from './search-words';

export type PatientStatus = 'active' | 'inactive';

const sortKey = sql`${patients.sortKey} collate "C"`;
/** The sort key with ñ as n, as a search without ñ means it. */
const withoutTilde = sql`replace(${sortKey}, 'n~', 'n')`;

/** Patients of the clinic, with the status where one is asked for. */
export function inClinic(clinicId: string, status: PatientStatus | undefined): SQL | undefined {
  return and(
    eq(patients.clinicId, clinicId),
    status === undefined ? undefined : eq(patients.status, status),
  );
}

/** Every word is in what a search looks at. */
export function matches(words: readonly SearchWord[]): SQL | undefined {
  return and(
    ...words.map(({ text, wordStart }) => {
      const folded = fold(text);
      const sparse = sparsePattern(folded);
      return sparse === null
        ? like(patients.searchKey, anywhere(text, wordStart))
        : and(like(patients.searchKey, sparse), sql`strpos(${patients.searchKey}, ${folded}) > 0`);
    }),
  );
}

/** Every word begins a word of the name. */
export function beginsNames(words: readonly SearchWord[]): SQL | undefined {
  return and(...words.map(({ text }) => like(patients.nameKey, anywhere(text, true))));
}

/** Every word is a whole word of the name: María rather than Mariana. */
export function isNames(words: readonly SearchWord[]): SQL | undefined {
  return and(
    ...words.map(
      ({ text }) => sql`${patients.nameKey} || ' ' like ${`% ${escapeLike(fold(text))} %`}`,
    ),
  );
}

/** Some word begins the first surname; one without ñ also where the surname has it. */
export function beginsSurname(words: readonly SearchWord[]): SQL | undefined {
  return or(...words.map(beginsSortKey));
}

/**
 * The parts of the order of names in which the word begins the first surname, as ranges of its
 * index. Up to an inner n both letters are in one range; a first n or ñ makes two.
 */
export function surnameRanges(word: SearchWord): readonly SQL[] {
  const folded = foldForSorting(word.text);
  if (folded.includes('~')) return [beginsSortKey(word)];
  const initials = folded.startsWith('n') ? ['n', 'n~'] : [folded.slice(0, 1)];
  const rest = folded.slice(1).replace(/n.*$/s, 'n');
  return initials.map((initial) => {
    const range = sql`${sortKey} like ${`${escapeLike(initial + rest)}%`}`;
    return sql`(${range} and ${beginsSortKey(word)})`;
  });
}

/** As `beginsNames`, and answered by the index of the order of names alone. */
export function beginsSortedNames(words: readonly SearchWord[]): SQL | undefined {
  return and(
    ...words.map((word) =>
      word.text.includes('~')
        ? beginsNames([word])
        : sql`' ' || ${withoutTilde} like ${anywhere(word.text, true)}`,
    ),
  );
}

/** The document is the one searched for; false, never unknown, where there is none. */
export function hasDocument(key: string | null): SQL {
  if (key === null) return sql`false`;
  return sql`(${patients.documentKey} is not null and ${patients.documentKey} = ${key})`;
}

/** The order of every list: by name as the clinic's language sorts, then by id. */
export const byName: readonly SQL[] = [sortKey, sql`${patients.id}`];

function beginsSortKey({ text }: SearchWord): SQL {
  const folded = foldForSorting(text);
  const key = folded.includes('~') ? sortKey : withoutTilde;
  return sql`${key} like ${`${escapeLike(folded)}%`}`;
}

function anywhere(word: string, wordStart: boolean): string {
  return `${wordStart ? '% ' : '%'}${escapeLike(fold(word))}%`;
}

/**
 * A pattern that a long word implies, of every third trigram of it: the index reads a list for each
 * trigram, and the others would hardly leave out anybody more. Null for a word too short for that,
 * or with punctuation, around which there are no trigrams.
 */
function sparsePattern(folded: string): string | null {
  const letters = [...folded];
  const parts = Math.min(Math.floor(letters.length / 3), /^\d+$/.test(folded) ? 4 : 2);
  if (parts < 2 || !/^[\p{L}\p{N}]+$/u.test(folded)) return null;
  const step = (letters.length - 3) / (parts - 1);
  const starts = Array.from({ length: parts }, (_, part) => Math.floor(part * step));
  return `%${starts.map((start) => letters.slice(start, start + 3).join('')).join('%')}%`;
}
