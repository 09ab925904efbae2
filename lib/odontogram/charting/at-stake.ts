import type {
  Catalog,
  CatalogFinding,
  Chart,
  ChartFinding,
} from '@/lib/odontogram/shared/chart-data';
import { hasPlan } from '@/lib/odontogram/shared/plan-lines';
import { asNew, type Edit, type NewFinding, registering } from '../edit/edit';
import { placeKey } from '../place';
import type { Proposal } from './proposal';

/** What a new finding would drop or contradict, so that it is asked about before anything is sent. */
export interface AtStake {
  /** Stand where it goes. */
  readonly replaced: readonly ChartFinding[];
  /** Stand on what it takes away of the tooth, or say that what it is on is gone. */
  readonly impossible: readonly ChartFinding[];
}

export interface StakeChoice {
  /** Plan, price, notes and evolution go over to the new finding. */
  readonly keepsWork: boolean;
  /** What cannot be beside it is removed; else it stays as history. */
  readonly endsImpossible: boolean;
}

/** Whether a finding has a plan, notes, or has come further than where every finding begins. */
export function hasWork(
  finding: ChartFinding,
  { evolutions }: Pick<Catalog, 'evolutions'>,
): boolean {
  const isFirst = finding.evolution === evolutions[0]?.id;
  return hasPlan(finding) || finding.notes !== undefined || !isFirst;
}

/**
 * What is at stake. The catalog's groups never decide whether to ask: what is replaced without a question
 * is only an entry of no group and no treatment on which nobody has worked, such as a sound tooth.
 */
export function atStake(
  finding: CatalogFinding,
  { register, replaced }: Pick<Proposal, 'register' | 'replaced'>,
  { findings }: Pick<Chart, 'findings'>,
  catalog: Pick<Catalog, 'findings' | 'evolutions'>,
): AtStake {
  const kindOf = (id: string) => catalog.findings.find((each) => each.id === id);
  const teeth = new Set(register.map(({ toothFdi }) => toothFdi));
  const others = findings.filter((each) => teeth.has(each.toothFdi) && !replaced.includes(each));
  const takesAway = finding.removes !== undefined;
  return {
    replaced: replaced.filter((each) => {
      const kind = kindOf(each.catalogFindingId);
      const saysNothing = kind && kind.exclusionGroup === null && kind.suggestedTreatment === null;
      return !saysNothing || hasWork(each, catalog);
    }),
    impossible: others.filter(({ surface, catalogFindingId }) =>
      surface === undefined
        ? finding.scope === 'surface' && kindOf(catalogFindingId)?.removes !== undefined
        : takesAway,
    ),
  };
}

export function isAnythingAtStake({ replaced, impossible }: AtStake): boolean {
  return replaced.length + impossible.length > 0;
}

/**
 * The edit that a choice comes to: one change of the chart, taken back as one. `keepsEvolution`: the
 * service can set another evolution than the first.
 */
export function agreedEdit(
  register: readonly NewFinding[],
  { replaced, impossible }: AtStake,
  { keepsWork, endsImpossible }: StakeChoice,
  { evolutions }: Pick<Catalog, 'evolutions'>,
  keepsEvolution: boolean,
): Edit {
  const work = new Map(
    replaced.flatMap((each) =>
      keepsWork && !each.unreadableItems ? [[placeKey(each), each] as const] : [],
    ),
  );
  const withWork = register.map((finding) => {
    const old = work.get(placeKey(finding));
    if (old === undefined) return finding;
    const { plannedItems = [], notes, evolution } = asNew(old);
    const goesOn = keepsEvolution && evolution !== evolutions[0]?.id;
    return {
      ...finding,
      plannedItems,
      ...(notes !== undefined && { notes }),
      ...(goesOn && evolution !== undefined && { evolution }),
    };
  });
  const edit = registering(...withWork);
  return endsImpossible && edit.kind === 'findings' ? { ...edit, remove: impossible } : edit;
}
