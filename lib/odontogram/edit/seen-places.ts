import type { Chart } from '../chart-data';
import { type Place, placeKey } from '../place';
import type { Clash } from './clashes';
import type { Edit } from './edit';
import { findFinding } from './find-finding';

type FindingsEdit = Extract<Edit, { kind: 'findings' }>;

/** By place, the findings (by the catalog) that a person may have had before their eyes; '' for none. */
export type SeenPlaces = ReadonlyMap<string, ReadonlySet<string>>;

/** What these charts have where an edit goes: as it is known, and as it is shown meanwhile. */
export function seenIn(edit: FindingsEdit, charts: readonly Chart[]): SeenPlaces {
  return new Map(
    placesOf(edit).map((place) => [
      placeKey(place),
      new Set(charts.map((chart) => kindAt(chart, place))),
    ]),
  );
}

/** Where something else stands by now than the person saw, and than they would put there. */
export function unseenBy(edit: FindingsEdit, chart: Chart): Clash[] {
  const { seen } = edit;
  if (seen === undefined) return [];
  return placesOf(edit).flatMap(({ toothFdi, surface }) => {
    const place = { toothFdi, surface };
    const key = placeKey(place);
    const now = kindAt(chart, place);
    const wanted =
      edit.register.find((finding) => placeKey(finding) === key)?.catalogFindingId ?? '';
    if (now === wanted || seen.get(key)?.has(now) !== false) return [];
    return [{ ...place, before: undefined, theirs: findFinding(chart.findings, place) }];
  });
}

function placesOf({ register, remove }: FindingsEdit): readonly Place[] {
  return [...register, ...remove];
}

function kindAt({ findings }: Chart, place: Place): string {
  return findFinding(findings, place)?.catalogFindingId ?? '';
}
