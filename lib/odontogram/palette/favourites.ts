/** What one dentist charts most: ids of the catalog alone, nothing of any patient. */
export interface Favourites {
  /** Marked by hand, in the order of marking. */
  readonly favourites: readonly string[];
  /** Charted lately, the last one first. */
  readonly recents: readonly string[];
}

export const NO_FAVOURITES: Favourites = { favourites: [], recents: [] };

const MOST_RECENTS = 12;

export function favouritesKey(staffId: string): string {
  return `odontogram-favourites:${staffId}`;
}

/** Reads what was kept; whatever else somebody or something wrote there counts as nothing. */
export function readFavourites(kept: string | null): Favourites {
  if (kept === null) return NO_FAVOURITES;
  try {
    const read: unknown = JSON.parse(kept);
    if (typeof read !== 'object' || read === null) return NO_FAVOURITES;
    return {
      favourites: 'favourites' in read ? idsOf(read.favourites) : [],
      recents: 'recents' in read ? idsOf(read.recents).slice(0, MOST_RECENTS) : [],
    };
  } catch {
    return NO_FAVOURITES;
  }
}

function idsOf(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return [...new Set(value.filter((id) => typeof id === 'string'))];
}

export function withFavourite(kept: Favourites, id: string): Favourites {
  const { favourites } = kept;
  const without = favourites.filter((favourite) => favourite !== id);
  const isMarked = without.length < favourites.length;
  return { ...kept, favourites: isMarked ? without : [...favourites, id] };
}

export function withRecent(kept: Favourites, id: string): Favourites {
  const others = kept.recents.filter((recent) => recent !== id);
  return { ...kept, recents: [id, ...others].slice(0, MOST_RECENTS) };
}

/** The findings of these ids, in their order, without those that the catalog no longer has. */
export function findingsOf<Finding extends { readonly id: string }>(
  findings: readonly Finding[],
  ids: readonly string[],
): Finding[] {
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
