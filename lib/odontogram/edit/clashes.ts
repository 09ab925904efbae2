import { counterpartOf } from '@/lib/rules/fdi';
import type { Chart, ChartFinding } from '../chart-data';
import { type Place, placeKey } from '../place';
import type { FindingChange } from '../plan/finding-change';
import type { Edit } from './edit';
import { findFinding } from './find-finding';
import { itemToSend, samePlan } from './item-to-send';

/** A place that two people changed, as each of them left it; nothing stands there where `undefined`. */
export interface Clash extends Place {
  readonly before: ChartFinding | undefined;
  readonly theirs: ChartFinding | undefined;
}

/** Where an edit touches what a colleague changed between two readings of the chart. */
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

/** Each place where another finding stands, or the same one in another state. */
export function changedPlaces(before: Chart, now: Chart): Clash[] {
  const keys = new Map([...before.findings, ...now.findings].map((each) => [placeKey(each), each]));
  return [...keys.values()].flatMap(({ toothFdi, surface }) => {
    const place = { toothFdi, surface };
    const was = findFinding(before.findings, place);
    const is = findFinding(now.findings, place);
    return isSame(was, is) ? [] : [{ ...place, before: was, theirs: is }];
  });
}

/** Whether what a person saw of a finding when they began to change it is not so any more. */
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

/** Whether a person sees no difference; ids are nothing that they see. */
export function isSame(a: ChartFinding | undefined, b: ChartFinding | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  return (
    a.catalogFindingId === b.catalogFindingId &&
    a.evolution === b.evolution &&
    a.notes === b.notes &&
    samePlan(a.plannedItems, b.plannedItems.map(itemToSend))
  );
}
