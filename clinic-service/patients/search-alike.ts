import { and, desc, like, not, type SQL, sql } from 'drizzle-orm';
import { slipsBetween, soundOf } from '@/lib/kit/text/names';
import type { Database } from '@/lib/server/storage/open-database';
import { escapeLike } from '../db/fold';
import { patients } from '../db/schema/patients';
import { summaryColumns } from './columns';
import { byName, inClinic, inOrder, matches } from './filter';
import { FEW } from './search-few';
import type { PageOfRows, SearchRequest } from './search-request';
import type { SearchWord } from './search-words';

/** So many that are a slip away are offered; of more nobody finds the right one. */
const NEAR = 8;
/** So many that share groups of letters with the search are compared with it, letter by letter. */
const COMPARED = 60;

/**
 * What was found, with those whose name sounds like the search behind it, on the page that they
 * reach. Where nobody is found or sounds so, those whose name is a slip away. A search that more
 * than `FEW` match is left as it is.
 */
export async function withAlike(
  db: Database,
  request: SearchRequest,
  found: PageOfRows,
): Promise<PageOfRows> {
  if (found.totalIsLowerBound || found.total > FEW) return found;
  const sounding = soundsLike(request.search.words);
  if (sounding === undefined) return found;
  const where = and(
    inClinic(request.clinicId, request.status),
    sounding,
    not(matches(request.search.words) ?? sql`false`),
  );
  const offset = Math.max(0, request.offset - found.total);
  const [rows, total] = await Promise.all([
    inOrder(db, where)
      .limit(request.limit - found.rows.length)
      .offset(offset),
    db.$count(
      db
        .select({ id: patients.id })
        .from(patients)
        .where(where)
        .limit(FEW + 1)
        .as('alike'),
    ),
  ]);
  if (found.total + total === 0) return nearest(db, request);
  return {
    rows: [...found.rows, ...rows.map((row) => ({ ...row, foundBy: 'sound' as const }))],
    total: found.total + total,
    ...(total > FEW && { totalIsLowerBound: true as const }),
  };
}

/** Each word begins a word of the name as both sound; undefined where a word is no name. */
function soundsLike(words: readonly SearchWord[]): SQL | undefined {
  const sounds = soundOf(words.map(({ text }) => text).join(' ')).split(' ');
  if (!areNames(sounds)) return undefined;
  return and(...sounds.map((sound) => like(patients.soundKey, `% ${escapeLike(sound)}%`)));
}

/** Names, one of which is long enough to be told from others. */
function areNames(sounds: readonly string[]): boolean {
  const areLetters = sounds.every((sound) => /^[a-z1]+$/.test(sound));
  return areLetters && sounds.some((sound) => sound.length > 2);
}

/** The few whose names are the fewest slips away from the search, nearest first. */
async function nearest(
  db: Database,
  { clinicId, status, search, offset }: SearchRequest,
): Promise<PageOfRows> {
  const searched = soundOf(search.words.map(({ text }) => text).join(' '));
  if (offset > 0 || !areNames(searched.split(' '))) return { rows: [], total: 0 };
  const candidates = await db.transaction(async (inside) => {
    // Two swapped letters in the middle of a name leave a third of its groups of three letters.
    await inside.execute(sql`select set_config('pg_trgm.word_similarity_threshold', '0.3', true)`);
    return inside
      .select({ ...summaryColumns, soundKey: patients.soundKey })
      .from(patients)
      .where(and(inClinic(clinicId, status), sql`${searched} <% ${patients.soundKey}`))
      .orderBy(desc(sql`word_similarity(${searched}, ${patients.soundKey})`), ...byName)
      .limit(COMPARED);
  });
  const rows = candidates
    .map(({ soundKey, ...row }) => ({
      row: { ...row, foundBy: 'near' as const },
      slips: slipsBetween(searched, soundKey ?? ''),
    }))
    .filter((each) => each.slips !== null)
    .sort((a, b) => (a.slips ?? 0) - (b.slips ?? 0))
    .slice(0, NEAR)
    .map(({ row }) => row);
  return { rows, total: rows.length };
}
