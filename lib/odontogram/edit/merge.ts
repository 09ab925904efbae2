import { counterpartOf, dentitionOf } from '@/lib/odontogram/rules/fdi';
import type { Chart, ChartFinding } from '@/lib/odontogram/shared/chart-data';
import { type Place, placeKey } from '../place';
import type { FindingChange } from '../plan/finding-change';
import { type Edit, findFinding, itemToSend, samePlan } from './edit';
import { hasChange } from './is-made';
import { UNREAD_CHART } from './known-chart';
import { predicted } from './predicted';

/*
 * The merge rule. An edit carries its merge base: what the person saw at each place. Before it is sent,
 * `unseenBy` finds the places that changed since. After a version conflict, `clashesOf` finds the places
 * that a colleague changed too. Both give clashes. `isAgreed` drops those where both want the same; the
 * person decides about the others, between theirs and `proposedFinding`.
 */

/** The evolution of a finding registered without one. The service says where it begins. */
export const NOT_NAMED = '';

type FindingsEdit = Extract<Edit, { kind: 'findings' }>;

/** The merge base: by place, what the person may have seen when they decided. */
export type MergeBase = ReadonlyMap<string, Seen>;

interface Seen {
  readonly known: ChartFinding | undefined;
  /** The finding as the person's own unanswered edits would leave it. */
  readonly expected: ChartFinding | undefined;
}

/** The merge base of an edit: each of its places in the known chart and in the chart shown. */
export function seenIn(edit: FindingsEdit, known: Chart, shown: Chart): MergeBase {
  return new Map(
    placesOf(edit).map((place) => {
      const seen = {
        known: findFinding(known.findings, place),
        expected: findFinding(shown.findings, place),
      };
      return [placeKey(place), seen];
    }),
  );
}

/** The places of an edit where another finding stands now than the person saw. */
export function unseenBy(edit: FindingsEdit, { findings }: Chart): Clash[] {
  const { seen } = edit;
  if (seen === undefined) return [];
  return placesOf(edit).flatMap(({ toothFdi, surface }) => {
    const place = { toothFdi, surface };
    const now = findFinding(findings, place);
    const was = seen.get(placeKey(place));
    if (was === undefined || isSeen(was, now)) return [];
    return [{ ...place, before: undefined, theirs: now }];
  });
}

function isSeen({ known, expected }: Seen, now: ChartFinding | undefined): boolean {
  return isSame(known, now) || (expected !== known && isAsExpected(expected, now));
}

/** The service chooses the plan and the first evolution of a new finding: neither is compared. */
function isAsExpected(expected: ChartFinding | undefined, now: ChartFinding | undefined): boolean {
  if (expected === undefined || now === undefined) return expected === now;
  const evolution = expected.evolution === NOT_NAMED ? now.evolution : expected.evolution;
  return isSame({ ...expected, evolution, plannedItems: now.plannedItems }, now);
}

function placesOf({ register, remove }: FindingsEdit): readonly Place[] {
  return [...register, ...remove];
}

/** A place that two people changed. `undefined`: no finding stands there. */
export interface Clash extends Place {
  readonly before: ChartFinding | undefined;
  readonly theirs: ChartFinding | undefined;
}

/** The places of an edit that a colleague changed between two readings of the chart. */
export function clashesOf(edit: Edit, before: Chart, now: Chart): Clash[] {
  const touched = touchedBy(edit);
  return changedPlaces(before, now).filter(({ toothFdi, surface }) =>
    touched.some(
      (place) =>
        place.toothFdi === toothFdi &&
        (place.isWhole || placeKey({ toothFdi, surface }) === placeKey(place)),
    ),
  );
}

/** The places that differ between two charts. */
export function changedPlaces(before: Chart, now: Chart): Clash[] {
  const keys = new Map([...before.findings, ...now.findings].map((each) => [placeKey(each), each]));
  return [...keys.values()].flatMap(({ toothFdi, surface }) => {
    const place = { toothFdi, surface };
    const was = findFinding(before.findings, place);
    const is = findFinding(now.findings, place);
    return isSame(was, is) ? [] : [{ ...place, before: was, theirs: is }];
  });
}

/** Whether a colleague changed the part of a finding that `change` is about, since it was `seen`. */
export function isOutdated(
  seen: ChartFinding,
  now: ChartFinding | undefined,
  change: FindingChange,
): boolean {
  if (now === undefined || now.catalogFindingId !== seen.catalogFindingId) return true;
  const touches = (member: keyof FindingChange) => change[member] !== undefined;
  return (
    (touches('evolution') && now.evolution !== seen.evolution) ||
    (touches('notes') && now.notes !== seen.notes) ||
    (touches('plannedItems') && !samePlan(now.plannedItems, seen.plannedItems.map(itemToSend)))
  );
}

interface Touched extends Place {
  /** The tooth with all that stands on it. */
  readonly isWhole?: boolean;
}

function touchedBy(edit: Edit): readonly Touched[] {
  switch (edit.kind) {
    case 'findings':
      return [...edit.register, ...edit.remove];
    case 'finding':
      return [edit.finding];
    case 'tooth': {
      const { toothFdi } = edit;
      return [toothFdi, counterpartOf(toothFdi) ?? toothFdi].map((fdi) => ({
        toothFdi: fdi,
        isWhole: true,
      }));
    }
    case 'mode':
    case 'sign':
      return [];
  }
}

/** Whether two findings look the same to a person, who sees no ids. */
function isSame(a: ChartFinding | undefined, b: ChartFinding | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  return (
    a.catalogFindingId === b.catalogFindingId &&
    a.evolution === b.evolution &&
    a.notes === b.notes &&
    samePlan(a.plannedItems, b.plannedItems.map(itemToSend))
  );
}

/** Whether both people want the same at a place, so that there is nothing to choose. */
export function isAgreed(step: Edit, clash: Clash, firstEvolution: string): boolean {
  const { before, theirs } = clash;
  if (step.kind === 'finding') {
    if (theirs === undefined || theirs.catalogFindingId !== before?.catalogFindingId) return false;
    return hasChange(theirs, step.change);
  }
  if (step.kind !== 'findings') return isSame(proposedFinding(step, clash, firstEvolution), theirs);
  const wanted = step.register.find((each) => placeKey(each) === placeKey(clash));
  if (wanted === undefined || theirs === undefined) return wanted === theirs;
  return (
    theirs.catalogFindingId === wanted.catalogFindingId &&
    hasChange(theirs, { evolution: firstEvolution, notes: '', ...wanted })
  );
}

/**
 * What a step would leave at a place that a colleague changed too; nothing where it takes it away.
 * `firstEvolution` is the catalog's: where what is registered begins.
 */
export function proposedFinding(
  step: Edit,
  clash: Clash,
  firstEvolution: string,
): ChartFinding | undefined {
  const { before, toothFdi } = clash;
  // The tooth that goes takes along what is charted of it.
  if (step.kind === 'tooth' && dentitionOf(toothFdi) !== step.dentition) return undefined;
  const key = placeKey(clash);
  const chart = { ...UNREAD_CHART.chart, findings: before ? [before] : [] };
  return predicted(chart, step, firstEvolution).findings.find(
    (finding) => placeKey(finding) === key,
  );
}
