import { and, eq, like, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '@/lib/server/storage/open-database';
import { escapeLike, fold, foldForSorting } from '../db/fold';
import { patients } from '../db/schema/patients';
import { summaryColumns } from './columns';
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
  return hasWords(patients.searchKey, words);
}

/** Every word is in a folded text that has a space before its first word. */
export function hasWords(key: PgColumn, words: readonly SearchWord[]): SQL | undefined {
  return and(
    ...words.map(({ text, wordStart }) => {
      const folded = fold(text);
      const sparse = sparsePattern(folded);
      return sparse === null
        ? like(key, anywhere(text, wordStart))
        : and(like(key, sparse), sql`strpos(${key}, ${folded}) > 0`);
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
  const rest = folded.slice(1);
  const shared = rest.replace(/n.*$/s, 'n');
  return initials.map((initial) => {
    const range = sql`${sortKey} like ${`${escapeLike(initial + shared)}%`}`;
    return shared === rest ? range : sql`(${range} and ${beginsSortKey(word)})`;
  });
}

/** Whether a surname can begin with both. */
export function overlap(one: SearchWord, other: SearchWord): boolean {
  const [a, b] = [fold(one.text), fold(other.text)];
  return a.startsWith(b) || b.startsWith(a);
}

/** As `beginsNames`, and answered by the index of the order of names alone. */
export function beginsSortedNames(words: readonly SearchWord[]): SQL | undefined {
  return and(
    ...words.map((word) =>
      word.text.includes('~')
        ? beginsNames([word])
        : sql`strpos(' ' || ${spelled(word)}, ${` ${fold(word.text)}`}) > 0`,
    ),
  );
}

/** The document is the one searched for; false, never unknown, where there is none. */
export function hasDocument(key: string | null): SQL {
  if (key === null) return sql`false`;
  return sql`(${patients.documentKey} is not null and ${patients.documentKey} = ${key})`;
}

/** Patients as lists show them, in the order of names. */
export function inOrder(db: Database, where: SQL | undefined) {
  return db
    .select(summaryColumns)
    .from(patients)
    .where(where)
    .orderBy(...byName);
}

/** The order of every list: by name as the clinic's language sorts, then by id. */
export const byName: readonly SQL[] = [sortKey, sql`${patients.id}`];

/**
 * Of a calculated text the planner knows nothing: of "like" it would expect next to nobody and call
 * parallel workers for them, of a comparison every third.
 */
function beginsSortKey(word: SearchWord): SQL {
  const folded = foldForSorting(word.text);
  const key = spelled(word);
  return key === sortKey
    ? sql`${key} like ${`${escapeLike(folded)}%`}`
    : sql`strpos(${'\n'}::text || ${key}, ${`\n${folded}`}) > 0`;
}

/** The sort key in which the word is looked for: as it is, unless the word has an n that may be ñ. */
function spelled({ text }: SearchWord): SQL {
  const folded = foldForSorting(text);
  return folded.includes('n') && !folded.includes('~') ? withoutTilde : sortKey;
}

function anywhere(word: string, wordStart: boolean): string {
  return `${wordStart ? '% ' : '%'}${escapeLike(fold(word))}%`;
}

/**
 * A pattern that a long word implies, of a few trigrams of it: the index reads a whole list for each,
 * and the others would hardly leave out anybody more. Of a name the beginning; its end is that of
 * many. Null for a word too short for that, or with punctuation, around which there are no trigrams.
 */
function sparsePattern(folded: string): string | null {
  if (!/^[\p{L}\p{N}]{5,}$/u.test(folded)) return null;
  const letters = [...folded];
  if (letters.length === 5) return `%${letters.slice(0, 4).join('')}%`;
  const isNumber = /\p{N}/u.test(folded);
  const parts = isNumber ? Math.min(4, Math.floor(letters.length / 3)) : 2;
  const step = isNumber && parts > 1 ? (letters.length - 3) / (parts - 1) : 3;
  const starts = Array.from({ length: parts }, (_, part) => Math.floor(part * step));
  return `%${starts.map((start) => letters.slice(start, start + 3).join('')).join('%')}%`;
}
