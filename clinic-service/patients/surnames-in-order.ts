import { and, not, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '@/lib/server/storage/open-database';
import { patients } from '../db/schema/patients';
import { beginsSortedNames, beginsSurname, byName, overlap, surnameRanges } from './filter';
import type { SearchWord } from './search-words';

/**
 * The first `limit` patients, in the order of names, of whose first surname some word is the
 * beginning while the other words begin the rest of the name. Read from the index of that order
 * alone, a range per word: over an "or" of ranges it would be walked from its beginning.
 */
export function surnamesInOrder(
  db: Database,
  scope: SQL | undefined,
  words: readonly SearchWord[],
  limit: number,
) {
  const inRange = (word: SearchWord, index: number) => (range: SQL) => {
    const counted = beginsSurname(words.slice(0, index).filter((other) => overlap(other, word)));
    return db
      .select({ id: patients.id, sortKey: patients.sortKey })
      .from(patients)
      .where(
        and(
          scope,
          range,
          beginsSortedNames(words.filter((other) => other !== word)),
          counted && not(counted),
        ),
      )
      .orderBy(...byName)
      .limit(limit);
  };
  const [one, two, ...more] = words.flatMap((word, index) =>
    surnameRanges(word).map(inRange(word, index)),
  );
  if (one === undefined) throw new RangeError('A search has at least one word.');
  return two === undefined ? one : unionAll(one, two, ...more);
}
