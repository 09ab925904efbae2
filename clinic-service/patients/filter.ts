import { and, eq, like, or, type SQL, sql } from 'drizzle-orm';
import { patients } from '../db/schema/patients';
import { escapeLike, fold, foldForSorting } from './fold';
import type { SearchWord } from './search-words';

export type PatientStatus = 'active' | 'inactive';

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
    ...words.map(({ text, wordStart }) => like(patients.searchKey, anywhere(text, wordStart))),
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

/** Some word begins the first surname. */
export function beginsSurname(words: readonly SearchWord[]): SQL | undefined {
  return or(
    ...words.map(
      ({ text }) =>
        sql`${patients.sortKey} collate "C" like ${`${escapeLike(foldForSorting(text))}%`}`,
    ),
  );
}

/** The document is the one searched for; false, never unknown, where there is none. */
export function hasDocument(key: string | null): SQL {
  if (key === null) return sql`false`;
  return sql`(${patients.documentKey} is not null and ${patients.documentKey} = ${key})`;
}

/** The order of every list: by name as the clinic's language sorts, then by id. */
export const byName: readonly SQL[] = [sql`${patients.sortKey} collate "C"`, sql`${patients.id}`];

function anywhere(word: string, wordStart: boolean): string {
  return `${wordStart ? '% ' : '%'}${escapeLike(fold(word))}%`;
}
