import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { patients } from '../db/schema';
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
  return and(...words.map((word) => like(sql`${patients.searchKey}`, word.text, word.wordStart)));
}

/** Every word begins a word of the name. */
export function beginsNames(words: readonly SearchWord[]): SQL | undefined {
  return and(...words.map((word) => like(sql`${patients.nameKey}`, word.text, true)));
}

/** Some word begins the first surname. */
export function beginsSurname(words: readonly SearchWord[]): SQL | undefined {
  return or(
    ...words.map(
      ({ text }) => sql`${patients.sortKey} collate "C" like public.surname_pattern(${text}::text)`,
    ),
  );
}

/** The document is the one searched for; false, never unknown, where there is none. */
export function hasDocument(document: string | null): SQL {
  if (document === null) return sql`false`;
  return sql`coalesce(${patients.documentKey} = public.document_key(${document}::text), false)`;
}

function like(column: SQL, word: string, wordStart: boolean): SQL {
  // Not as a bare parameter: the planner folds the immutable function to a constant pattern.
  return sql`${column} like public.search_pattern(${word}::text, ${wordStart}::boolean)`;
}

/** The order of every list: by name as the clinic's language sorts, then by id. */
export const byName: readonly SQL[] = [sql`${patients.sortKey} collate "C"`, sql`${patients.id}`];
