import type { Chart, ChartFinding } from '../chart-data';
import { type Place, placeKey } from '../place';
import { type Clash, isSame } from './clashes';
import type { Edit } from './edit';
import { findFinding } from './find-finding';

/** The evolution of what was registered without one: where it begins is the service's to say. */
export const NOT_NAMED = '';

type FindingsEdit = Extract<Edit, { kind: 'findings' }>;

/** By place, what a person may have had before their eyes. */
export type SeenPlaces = ReadonlyMap<string, Seen>;

interface Seen {
  readonly known: ChartFinding | undefined;
  /** As their own edits were to leave it, which had not been answered. */
  readonly expected: ChartFinding | undefined;
}

/** What stands where an edit goes: in the chart as it is known, and as it is shown meanwhile. */
export function seenIn(edit: FindingsEdit, known: Chart, shown: Chart): SeenPlaces {
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

/** Where something else stands by now than the person saw. */
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

/** What the service plans by itself for a new finding, and where that begins, is not known before it has answered. */
function isAsExpected(expected: ChartFinding | undefined, now: ChartFinding | undefined): boolean {
  if (expected === undefined || now === undefined) return expected === now;
  const evolution = expected.evolution === NOT_NAMED ? now.evolution : expected.evolution;
  return isSame({ ...expected, evolution, plannedItems: now.plannedItems }, now);
}

function placesOf({ register, remove }: FindingsEdit): readonly Place[] {
  return [...register, ...remove];
}
