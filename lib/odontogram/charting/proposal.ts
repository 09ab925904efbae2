import type {
  Catalog,
  CatalogFinding,
  Chart,
  ChartFinding,
} from '@/lib/odontogram/shared/chart-data';
import type { NewFinding } from '../edit/edit';
import { findFinding } from '../edit/edit';
import type { Place } from '../place';
import { SURFACES, type SurfaceId } from '../tooth-view';
import { fitOf, type Misfit } from './fits-place';
import { placesOf, type Selection } from './selection';

/** What would become of a finding that is put onto what is chosen, before anything is sent. */
export interface Proposal {
  readonly register: readonly NewFinding[];
  /** Stand where it goes, and would be replaced. */
  readonly replaced: readonly ChartFinding[];
  /** Where the same finding stands already: left as it is, with its plan and notes. */
  readonly already: readonly Place[];
  readonly refused: readonly { readonly place: Place; readonly why: Misfit }[];
}

export function proposalOf(
  finding: CatalogFinding,
  places: readonly Place[],
  { findings }: Pick<Chart, 'findings'>,
): Proposal {
  const { onto, refused } = fitOf(finding, places);
  const register: NewFinding[] = [];
  const replaced: ChartFinding[] = [];
  const already: Place[] = [];
  for (const place of onto) {
    const there = findFinding(findings, place);
    if (there?.catalogFindingId === finding.id) already.push(place);
    else {
      register.push({ ...place, catalogFindingId: finding.id });
      if (there) replaced.push(there);
    }
  }
  return { register, replaced, already, refused };
}

/**
 * What would be lost for want of room: the service keeps one whole-tooth finding for each tooth, and
 * those of two exclusion groups (a root canal, a crown) do not speak against each other. Of one group
 * the new one says what the tooth is now, and of no group nothing can be told.
 */
export function crowdedOut(
  finding: CatalogFinding,
  replaced: readonly ChartFinding[],
  { findings }: Pick<Catalog, 'findings'>,
): ChartFinding | undefined {
  const { scope, exclusionGroup: group } = finding;
  if (scope !== 'whole' || group === null) return undefined;
  return replaced.find(({ catalogFindingId }) => {
    const other = findings.find(({ id }) => id === catalogFindingId)?.exclusionGroup ?? null;
    return other !== null && other !== group;
  });
}

/** Whether it has to be asked which surfaces are meant: teeth are chosen whole for what is of a surface. */
export function needsSurfaces({ scope }: CatalogFinding, selection: Selection): boolean {
  return scope === 'surface' && [...selection.values()].some(({ size }) => size === 0);
}

/** With these surfaces for each tooth that is chosen whole. */
export function onSurfaces(selection: Selection, surfaces: ReadonlySet<SurfaceId>): Place[] {
  return placesOf(selection).flatMap(({ toothFdi, surface }): Place[] =>
    surface === undefined && surfaces.size > 0
      ? SURFACES.filter((each) => surfaces.has(each)).map((each) => ({ toothFdi, surface: each }))
      : [{ toothFdi, surface }],
  );
}
