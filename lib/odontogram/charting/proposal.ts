import type { CatalogFinding, Chart, ChartFinding } from '@/lib/odontogram/shared/chart-data';
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
  const barred: { place: Place; why: Misfit }[] = [];
  for (const place of onto) {
    const there = findFinding(findings, place);
    if (there?.catalogFindingId === finding.id) already.push(place);
    else if (finding.excludesOthers && hasSurfaceFinding(findings, place)) {
      barred.push({ place, why: 'notAlone' });
    } else {
      register.push({ ...place, catalogFindingId: finding.id });
      if (there) replaced.push(there);
    }
  }
  return { register, replaced, already, refused: [...refused, ...barred] };
}

/** The service refuses for a whole tooth what says that it has nothing else, where a surface has something. */
function hasSurfaceFinding(findings: readonly ChartFinding[], { toothFdi }: Place): boolean {
  return findings.some((each) => each.toothFdi === toothFdi && each.surface !== undefined);
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
