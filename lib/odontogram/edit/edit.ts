import type { Dentition, DentitionMode } from '@/lib/rules/fdi';
import type { ChartFinding } from '../chart-data';
import type { Place } from '../place';
import type { PlannedItemChange } from '../plan/check-plan';
import type { FindingChange } from '../plan/finding-change';
import type { SeenPlaces } from './seen-places';

/** A finding to be registered. Without items the service plans what its catalog suggests. */
export interface NewFinding extends Place {
  readonly catalogFindingId: string;
  readonly plannedItems?: readonly PlannedItemChange[];
  readonly notes?: string;
  /** Of one that is put back; a new one begins at the catalog's first. */
  readonly evolution?: string;
  /** So many of its plan could not be read, and would be lost: it cannot be put back. */
  readonly unreadableItems?: number;
}

/** One that is on the chart: that of the id where it is still there, else the one of its place. */
export interface FindingRef extends Place {
  readonly id?: string;
  /** What it is; another one in its place is not meant. */
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
      /** Before anything is registered. */
      readonly remove: readonly FindingRef[];
      /** What stood there when the person decided; a colleague may have been faster. */
      readonly seen?: SeenPlaces;
    }
  | {
      readonly kind: 'finding';
      readonly finding: FindingRef;
      readonly change: FindingChange;
      /** As it was when the person began to change it; a colleague may have been faster. */
      readonly seen?: ChartFinding;
    }
  | { readonly kind: 'mode'; readonly mode: DentitionMode }
  | { readonly kind: 'tooth'; readonly toothFdi: number; readonly dentition: Dentition }
  | {
      readonly kind: 'sign';
      readonly signedBy: string;
      /** That the person saw: no other is signed. */
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
