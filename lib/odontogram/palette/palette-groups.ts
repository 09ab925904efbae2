import { groupBy } from '@/lib/kit/group-by';
import type { CatalogFinding } from '@/lib/odontogram/shared/chart-data';

/** Findings that exclude each other; those that exclude nothing stand together, without a name. */
export interface PaletteGroup {
  /** The catalog's id of the exclusion group. */
  readonly id: string | null;
  readonly findings: readonly CatalogFinding[];
}

export interface PaletteScope {
  readonly scope: CatalogFinding['scope'];
  readonly groups: readonly PaletteGroup[];
}

/**
 * The catalog by scope, and in each by exclusion group, as they first appear in it. Those of surfaces
 * come first: they are what is charted all day.
 */
export function paletteGroups(findings: readonly CatalogFinding[]): PaletteScope[] {
  const scopes = groupBy(findings, ({ scope }) => scope).map(([scope, inScope]) => ({
    scope,
    groups: groupBy(inScope, ({ exclusionGroup }) => exclusionGroup).map(([id, ofGroup]) => ({
      id,
      findings: ofGroup,
    })),
  }));
  const isOfSurfaces = ({ scope }: PaletteScope) => scope === 'surface';
  return [...scopes.filter(isOfSurfaces), ...scopes.filter((one) => !isOfSurfaces(one))];
}

/** An id as people can read it: `in-eruption` is "In eruption". */
export function readableId(id: string): string {
  const words = id
    .replace(
      /(\p{Ll})(\p{Lu})/gu,
      (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
    )
    .replace(/[-_.\s]+/g, ' ')
    .trim();
  const [first = '', ...rest] = words;
  return words === '' ? id : first.toLocaleUpperCase() + rest.join('');
}
