import { dentitionOf } from '@/lib/odontogram/rules/fdi';
import type { CatalogFinding } from '@/lib/odontogram/shared/chart-data';
import { type Place, placeKey } from '../place';

type Kind = Pick<CatalogFinding, 'scope' | 'dentition'>;

/** Why a finding cannot go onto a place. */
export type Misfit = 'permanentOnly' | 'temporaryOnly' | 'needsSurface' | 'notAlone';
type DentitionMisfit = 'permanentOnly' | 'temporaryOnly';

/**
 * The first thing that speaks against it, as far as the catalog says. A scope or dentition that nobody
 * knows yet speaks against nothing: the service decides.
 */
export function misfitOf(
  finding: Kind,
  { toothFdi, surface }: Place,
): DentitionMisfit | 'needsSurface' | undefined {
  const dentition = dentitionOf(toothFdi);
  if (finding.dentition === 'permanent_only' && dentition !== 'permanent') return 'permanentOnly';
  if (finding.dentition === 'temporary_only' && dentition !== 'temporary') return 'temporaryOnly';
  return finding.scope === 'surface' && surface === undefined ? 'needsSurface' : undefined;
}

/** Where a finding ends up that is put onto a place: one of whole teeth never on a surface. */
export function placeOf(finding: Kind, place: Place): Place {
  return finding.scope === 'whole' ? { toothFdi: place.toothFdi } : place;
}

/** What becomes of a finding that is put onto several places at once. */
export interface Fit {
  /** Each place once. */
  readonly onto: readonly Place[];
  readonly refused: readonly { readonly place: Place; readonly why: Misfit }[];
  /** It goes onto whole teeth although surfaces were chosen. */
  readonly leavesSurfaces: boolean;
}

export function fitOf(finding: Kind, places: readonly Place[]): Fit {
  const onto = new Map<string, Place>();
  const refused: { place: Place; why: Misfit }[] = [];
  for (const place of places) {
    const why = misfitOf(finding, place);
    const end = placeOf(finding, place);
    if (why === undefined) onto.set(placeKey(end), end);
    else refused.push({ place, why });
  }
  const leavesSurfaces =
    finding.scope === 'whole' && places.some(({ surface }) => surface !== undefined);
  return { onto: [...onto.values()], refused, leavesSurfaces };
}

/**
 * Why a finding cannot be picked for the chosen places: none of them is a tooth that can have it. One
 * that only lacks its surface is picked first, and its surface chosen after.
 */
export function blockedReason(
  finding: Kind,
  places: readonly Place[],
): DentitionMisfit | undefined {
  let reason: DentitionMisfit | undefined;
  for (const place of places) {
    const why = misfitOf(finding, place);
    if (why === undefined || why === 'needsSurface') return undefined;
    reason ??= why;
  }
  return reason;
}

/** Whether a finding that is picked now waits for its surface, for only whole teeth were chosen. */
export function awaitsSurface(finding: Kind, places: readonly Place[]): boolean {
  const { onto, refused } = fitOf(finding, places);
  return onto.length === 0 && refused.some(({ why }) => why === 'needsSurface');
}
