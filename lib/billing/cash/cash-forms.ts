import * as z from 'zod/mini';
import { MAX_QUANTITY, MAX_REASON, SINGLE_LINE } from '@/lib/contract/limits';
import type { CashCount } from '@/lib/kit/cash-session';
import { readTypedMoney, type WrongMoney } from '@/lib/kit/money/typed-money';
import { wrongNotes } from '@/lib/kit/text/notes';
import { requiredPesos } from '@/lib/kit/typed-schemas';
import { countedTotal, DENOMINATION_NAMES, type Denomination } from '../rules/cash-close';

/** Characters, of a place that is written. */
export const MAX_PLACE = 100;

/** A till that is to be opened. `place`: the id of a location, or its name where none are known. */
export const openForm = z.object({
  place: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'required'),
      z.maxLength(MAX_PLACE, 'tooLong'),
      z.regex(SINGLE_LINE, 'characters'),
    ),
  float: requiredPesos,
});

/** What is typed while a till is counted. */
export interface CloseValues {
  mode: 'pieces' | 'sum';
  pieces: Record<Denomination, string>;
  sum: string;
  /** Ids of payments, where the person says which are theirs. */
  ticked: string[];
  /** Patient shares in cash, of the same. */
  shares: string;
  note: string;
}

export const EMPTY_CLOSE: CloseValues = {
  mode: 'pieces',
  pieces: Object.fromEntries(DENOMINATION_NAMES.map((name) => [name, ''])) as Record<
    Denomination,
    string
  >,
  sum: '',
  ticked: [],
  shares: '',
  note: '',
};

export type CloseError =
  | WrongMoney
  | 'required'
  | 'count'
  | 'nothing'
  | 'explain'
  | 'tooLong'
  | 'characters';

interface ReadClose {
  readonly counted: CashCount;
  /** COP. */
  readonly total: number;
  readonly shares: number;
  readonly note: string;
}

interface Wrong {
  readonly path: readonly string[];
  readonly code: CloseError;
}

/** How many pieces: none where nothing is typed; undefined for what is no number of pieces. */
function readPieces(typed: string): number | undefined {
  const text = typed.trim();
  if (text === '') return 0;
  return /^\d{1,4}$/.test(text) && Number(text) <= MAX_QUANTITY ? Number(text) : undefined;
}

/** What a count comes to, and everything that is wrong with it. What is wrong counts as nothing. */
export function readCount({ mode, pieces, sum, shares, note }: CloseValues): {
  readonly read: ReadClose;
  readonly wrong: readonly Wrong[];
} {
  const wrong: Wrong[] = [];
  const money = (typed: string, path: string, isRequired: boolean): number => {
    const read = readTypedMoney(typed);
    if (read.kind === 'pesos') return read.pesos;
    if (read.kind === 'refused') wrong.push({ path: [path], code: read.why });
    else if (isRequired) wrong.push({ path: [path], code: 'required' });
    return 0;
  };
  let counted: CashCount;
  if (mode === 'sum') counted = { sum: money(sum, 'sum', true) };
  else {
    const found = DENOMINATION_NAMES.map((name) => [name, readPieces(pieces[name] ?? '')] as const);
    for (const [name, count] of found) {
      if (count === undefined) wrong.push({ path: ['pieces', name], code: 'count' });
    }
    counted = { pieces: Object.fromEntries(found.filter(([, count]) => count)) };
    const isEmpty = DENOMINATION_NAMES.every((name) => (pieces[name] ?? '').trim() === '');
    if (isEmpty) wrong.push({ path: ['pieces', DENOMINATION_NAMES[0] ?? ''], code: 'nothing' });
  }
  const inShares = money(shares, 'shares', false);
  const wrongNote = wrongNotes(note, MAX_REASON);
  if (wrongNote) wrong.push({ path: ['note'], code: wrongNote });
  return {
    read: { counted, total: countedTotal(counted), shares: inShares, note: note.trim() },
    wrong,
  };
}

/** A count as it is sent. `expectedOf`: COP, what the till should hold by what was ticked and typed. */
export function closeForm(expectedOf: (typed: CloseValues, shares: number) => number) {
  return z.pipe(
    z.custom<CloseValues>(),
    z.transform((typed: CloseValues, context) => {
      const { read, wrong } = readCount(typed);
      const expected = expectedOf(typed, read.shares);
      const isExplained = read.note !== '' || wrong.length > 0 || read.total === expected;
      const all: readonly Wrong[] = isExplained ? wrong : [{ path: ['note'], code: 'explain' }];
      for (const { path, code } of all) {
        context.issues.push({ code: 'custom', message: code, input: typed, path: [...path] });
      }
      return all.length > 0 ? z.NEVER : { ...read, expected, ticked: typed.ticked };
    }),
  );
}
