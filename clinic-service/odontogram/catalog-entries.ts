import { type Localized, localized } from '../wording/localized';
import { COLORS, FINDINGS, RETIRED as RETIRED_LINES } from './catalog';
import { TREATMENTS } from './treatments';

export interface CatalogEntry {
  readonly id: string;
  readonly label: Localized;
  readonly scope: 'whole' | 'surface';
  readonly dentition: 'common' | 'permanent_only' | 'temporary_only';
  readonly exclusionGroup: string | null;
  readonly color: string;
  readonly symbol: string;
  /** A key of `TREATMENTS`. */
  readonly treatment: string | null;
  readonly removes?: 'tooth' | 'crown';
  readonly excludesOthers?: true;
  /** Id of the entry that stands there once the treatment is done. */
  readonly resultsIn?: string;
  /** Ids of the two entries that it is together. */
  readonly combines?: string[];
}

const SCOPES: Readonly<Record<string, CatalogEntry['scope']>> = { w: 'whole', s: 'surface' };
const DENTITIONS: Readonly<Record<string, CatalogEntry['dentition']>> = {
  c: 'common',
  p: 'permanent_only',
  t: 'temporary_only',
};

/** The catalog in its order. Throws where a line of it is not understood. */
export const CATALOG: readonly CatalogEntry[] = FINDINGS.trim().split('\n').map(entryOf);

/** What is charted no more, with the words it was charted by. */
export const RETIRED: readonly Pick<CatalogEntry, 'id' | 'label'>[] = RETIRED_LINES.trim()
  .split('\n')
  .map((line) => {
    const [id = '', es = '', en = ''] = line.split('|');
    return { id, label: localized(es, en) };
  });

const byId = new Map(CATALOG.map((entry) => [entry.id, entry]));

export function catalogEntry(id: string): CatalogEntry | undefined {
  return byId.get(id);
}

function entryOf(line: string): CatalogEntry {
  const [id, es, en, scope, dentition, group, color, symbol, treatment, more = '', ...rest] =
    line.split('|');
  if (!id || !es || !en || !symbol || rest.length > 0) throw new Error(`catalog line: ${line}`);
  return {
    id,
    label: localized(es, en),
    scope: known(SCOPES, scope, line),
    dentition: known(DENTITIONS, dentition, line),
    exclusionGroup: group || null,
    color: known(COLORS, color, line),
    symbol,
    treatment: treatment ? known(TREATMENTS, treatment, line) && treatment : null,
    ...moreOf(more, line),
  };
}

/** `alone`, `-tooth`, `-crown`, `>id` of the entry that its treatment results in, `=id+id` of those it combines. */
function moreOf(words: string, line: string) {
  const more: {
    removes?: 'tooth' | 'crown';
    excludesOthers?: true;
    resultsIn?: string;
    combines?: string[];
  } = {};
  for (const word of words.split(' ').filter(Boolean)) {
    if (word === 'alone') more.excludesOthers = true;
    else if (word === '-tooth') more.removes = 'tooth';
    else if (word === '-crown') more.removes = 'crown';
    else if (word.startsWith('>')) more.resultsIn = word.slice(1);
    else if (word.startsWith('=')) more.combines = word.slice(1).split('+');
    else throw new Error(`catalog line: ${line}`);
  }
  return more;
}

function known<T>(table: Readonly<Record<string, T>>, key: string | undefined, line: string): T {
  const value = key === undefined ? undefined : table[key];
  if (value === undefined) throw new Error(`catalog line: ${line}`);
  return value;
}
