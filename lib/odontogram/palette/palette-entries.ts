import type { CatalogFinding } from '@/lib/odontogram/shared/chart-data';
import { awaitsSurface, blockedReason, fitOf } from '../charting/fits-place';
import type { Place } from '../place';
import { type Favourites, findingsOf } from './favourites';
import { type Synonym, searchLabels } from './find-by-letters';
import { type PaletteGroup, paletteGroups } from './palette-groups';

/** A part of the palette with a heading of its own. */
export interface PaletteSection {
  readonly key: string;
  readonly about:
    | { readonly kind: 'found' | 'favourites' | 'recents' }
    | { readonly kind: 'scope'; readonly scope: string };
  readonly groups: readonly PaletteGroup[];
}

/** What the palette shows: what was searched for or, without a search, one's own and then all. */
export function paletteSections(
  findings: readonly CatalogFinding[],
  { favourites, recents }: Favourites,
  search: string,
  synonyms: readonly Synonym[] = [],
): PaletteSection[] {
  if (search.trim() !== '') return listed('found', found(findings, search, synonyms));
  const marked = findingsOf(findings, favourites);
  const others = findingsOf(findings, recents).filter((finding) => !marked.includes(finding));
  return [
    ...listed('favourites', marked),
    ...listed('recents', others),
    ...paletteGroups(findings).map(({ scope, groups }) => ({
      key: `scope:${scope}`,
      about: { kind: 'scope', scope } as const,
      groups,
    })),
  ];
}

/** Those that are called so, then those whose suggested treatment is. */
function found(
  findings: readonly CatalogFinding[],
  search: string,
  synonyms: readonly Synonym[],
): CatalogFinding[] {
  const named = searchLabels(findings, search, synonyms);
  const treated = findings
    .filter((finding) => !named.includes(finding))
    .map((finding) => ({ finding, label: finding.suggestedTreatment ?? '' }));
  return [...named, ...searchLabels(treated, search).map(({ finding }) => finding)];
}

function listed(
  kind: 'found' | 'favourites' | 'recents',
  findings: readonly CatalogFinding[],
): PaletteSection[] {
  if (findings.length === 0) return [];
  return [{ key: kind, about: { kind }, groups: [{ id: null, findings }] }];
}

/** What Enter picks after a search: the nearest that can be charted where one is. */
export function firstThatFits(
  sections: readonly PaletteSection[],
  selection: readonly Place[],
): CatalogFinding | undefined {
  const all = sections.flatMap(({ groups }) => groups.flatMap(({ findings }) => findings));
  return all.find((finding) => blockedReason(finding, selection) === undefined);
}

/** What picking from a section comes to with this selection, where that is not plain. */
export function sectionNote(
  { about, groups }: PaletteSection,
  selection: readonly Place[],
): 'awaitsSurface' | 'leavesSurfaces' | undefined {
  if (about.kind !== 'scope') return undefined;
  const all = groups.flatMap(({ findings }) => findings);
  if (all.some((finding) => awaitsSurface(finding, selection))) return 'awaitsSurface';
  const leaves = all.some((finding) => fitOf(finding, selection).leavesSurfaces);
  return leaves ? 'leavesSurfaces' : undefined;
}
