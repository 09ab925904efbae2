import { counterpartOf, type Dentition, type DentitionMode } from '@/lib/odontogram/rules/fdi';
import type { ChartFinding, PlannedItem } from '@/lib/odontogram/shared/chart-data';
import { type Place, placeKey } from '../place';
import type { PlannedItemChange } from '../plan/check-plan';
import type { FindingChange } from '../plan/finding-change';
import type { MergeBase } from './merge';

/** A finding to be registered. Without items the service plans what its catalog suggests. */
export interface NewFinding extends Place {
  readonly catalogFindingId: string;
  readonly plannedItems?: readonly PlannedItemChange[];
  readonly notes?: string;
  /** Only of a finding that is put back. A new finding begins at the catalog's first evolution. */
  readonly evolution?: string;
  /** How many planned items could not be read. They would be lost, so the finding is not put back. */
  readonly unreadableItems?: number;
}

/** A finding on the chart: the one with the id, or the one at the place when the id is gone. */
export interface FindingRef extends Place {
  readonly id?: string;
  /** The kind of finding meant. Another kind at the place is another finding. */
  readonly catalogFindingId?: string;
}

/**
 * What a person does to a chart in one go. It names places rather than ids, so that it can be done
 * again, or taken back, when the service has given what stands there another id.
 */
export type Edit =
  | {
      readonly kind: 'findings';
      readonly register: readonly NewFinding[];
      /** Removed before anything is registered. */
      readonly remove: readonly FindingRef[];
      /** The findings that the person saw at the places of the edit. */
      readonly seen?: MergeBase;
    }
  | {
      readonly kind: 'finding';
      readonly finding: FindingRef;
      readonly change: FindingChange;
      /** The finding as the person saw it when they began to change it. */
      readonly seen?: ChartFinding;
    }
  | { readonly kind: 'mode'; readonly mode: DentitionMode }
  | { readonly kind: 'tooth'; readonly toothFdi: number; readonly dentition: Dentition }
  | {
      readonly kind: 'sign';
      readonly signedBy: string;
      /** The version that the person saw. No other version is signed. */
      readonly version: number;
    };

export const registering = (...register: readonly NewFinding[]): Edit => ({
  kind: 'findings',
  register,
  remove: [],
});

export const removing = (...remove: readonly FindingRef[]): Edit => ({
  kind: 'findings',
  register: [],
  remove,
});

/** The finding that a reference means; `undefined` when it is gone. */
export function findFinding(
  findings: readonly ChartFinding[],
  ref: FindingRef,
): ChartFinding | undefined {
  const same = findings.find(({ id }) => id === ref.id);
  if (same !== undefined) return same;
  const key = placeKey(ref);
  return findings.findLast((finding) => placeKey(finding) === key);
}

/** The teeth whose findings an edit can change. */
export function touchedTeeth(edit: Edit): ReadonlySet<number> {
  switch (edit.kind) {
    case 'findings':
      return new Set([...edit.register, ...edit.remove].map(({ toothFdi }) => toothFdi));
    case 'finding':
      return new Set([edit.finding.toothFdi]);
    case 'tooth':
      return new Set([edit.toothFdi, counterpartOf(edit.toothFdi) ?? edit.toothFdi]);
    case 'mode':
    case 'sign':
      return new Set();
  }
}

/** The edit without some places; `undefined` when nothing is left. */
export function withoutPlaces(edit: Edit, places: readonly Place[]): Edit | undefined {
  if (edit.kind !== 'findings') return undefined;
  const kept = new Set(places.map(placeKey));
  const elsewhere = (place: Place) => !kept.has(placeKey(place));
  const register = edit.register.filter(elsewhere);
  const remove = edit.remove.filter(elsewhere);
  return register.length + remove.length === 0 ? undefined : { ...edit, register, remove };
}

/** The part of an edit that puts back findings whose plan could not be read whole. */
export function unreadablePart(edit: Edit): Edit | undefined {
  if (edit.kind !== 'findings') return undefined;
  const register = edit.register.filter(({ unreadableItems }) => unreadableItems !== undefined);
  return register.length === 0 ? undefined : { ...edit, register, remove: [] };
}

/** The other part; `undefined` when nothing is left. */
export function readablePart(edit: Edit): Edit | undefined {
  const part = unreadablePart(edit);
  return part?.kind === 'findings' ? withoutPlaces(edit, part.register) : edit;
}

/** A planned item as it is sent again. An item of an unknown type keeps its name and price. */
export function itemToSend(item: PlannedItem): PlannedItemChange {
  const { type, clinicalProcedureId, name, quantity, unitPrice } = item;
  if (type !== 'clinical_procedure' || clinicalProcedureId === undefined) {
    return { type: 'custom', name, quantity, unitPrice };
  }
  return { type: 'clinical_procedure', clinicalProcedureId, quantity, unitPrice };
}

/** Whether a plan has the items that were sent. The ids of items are not compared. */
export function samePlan(
  plan: readonly PlannedItem[],
  sent: readonly PlannedItemChange[],
): boolean {
  return JSON.stringify(plan.map(itemToSend)) === JSON.stringify(sent);
}

/** A finding as it is registered again, with its plan, notes and evolution. */
export function asNew(finding: ChartFinding): NewFinding {
  const { toothFdi, surface, catalogFindingId, plannedItems, notes, evolution, unreadableItems } =
    finding;
  return {
    toothFdi,
    surface,
    catalogFindingId,
    plannedItems: plannedItems.map(itemToSend),
    evolution,
    ...(notes !== undefined && { notes }),
    ...(unreadableItems !== undefined && { unreadableItems }),
  };
}
