import 'server-only';
import type { MethodSum } from '@/lib/kit/cash-session';
import type { Caller } from '@/lib/server/door/caller';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { addSums } from '../rules/cash-close';
import type { CashSession } from './cash-session';
import { readTill, tellsMovements } from './till.server';

/** What several tills come to. COP. */
export interface Desks {
  readonly sessions: readonly (CashSession & { readonly expected: number | undefined })[];
  readonly float: number;
  readonly expected: number;
  readonly counted: number;
  readonly difference: number;
  readonly methods: readonly MethodSum[];
  /** Open ones that could not be read, and those of which nobody tells. */
  readonly unread: number;
  readonly untold: number;
}

/**
 * Sessions with what each should hold: a closed one as it was at its close, an open one as it is now. One
 * that was taken up again counts in the session that took it up.
 */
export async function readDesks(caller: Caller, sessions: readonly CashSession[]): Promise<Desks> {
  const hasOpen = sessions.some(({ close }) => close === undefined);
  const telling = hasOpen ? await loadForPage(caller, tellsMovements(caller)) : { data: false };
  const read = await Promise.all(
    sessions.map(async (session) => {
      const { close } = session;
      if (close) return { session, known: close.snapshot };
      // Nobody tells whose payments are whose, or nobody knows whether somebody does.
      if (telling.problem || !telling.data) return { session };
      const till = await loadForPage(caller, readTill(caller, session));
      return { session, known: till.problem ? undefined : till.data };
    }),
  );
  const counting = read.filter(({ session }) => session.reopenedAs === undefined);
  const sum = (of: (one: (typeof counting)[number]) => number | undefined) =>
    counting.reduce((total, one) => total + (of(one) ?? 0), 0);
  const lacking = counting.filter(({ known }) => known === undefined).length;
  const isUntold = !telling.problem && !telling.data;
  return {
    sessions: read.map(({ session, known }) => ({ ...session, expected: known?.expected })),
    float: sum(({ session }) => session.float),
    expected: sum(({ known }) => known?.expected),
    counted: sum(({ session }) => session.close?.countedTotal),
    difference: sum(({ session }) => session.close?.difference),
    methods: addSums(counting.flatMap(({ known }) => known?.methods ?? [])),
    unread: isUntold ? 0 : lacking,
    untold: isUntold ? lacking : 0,
  };
}
