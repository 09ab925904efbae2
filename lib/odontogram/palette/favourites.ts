/** What one dentist picks most: ids of the catalog alone, nothing of any patient. */
export interface Favourites {
  /** Marked by hand, in the order of marking. */
  readonly favourites: readonly string[];
  /** Picked lately, the newest first; one that is there already stays where it is, and so do the hands. */
  readonly recents: readonly string[];
}

/** What a dentist does to theirs; told one by one, so that two windows lose nothing of each other. */
export type FavouritesDeed =
  | { readonly marked: string }
  | { readonly unmarked: string }
  | { readonly picked: string };

export const NO_FAVOURITES: Favourites = { favourites: [], recents: [] };

/** More than a palette shows without scrolling; the longest marked go first. */
const MOST_FAVOURITES = 60;
const MOST_RECENTS = 12;

/** The very same where the deed changes nothing. */
export function withDeed(kept: Favourites, deed: FavouritesDeed): Favourites {
  const { favourites, recents } = kept;
  if ('picked' in deed) {
    if (recents.includes(deed.picked)) return kept;
    return { favourites, recents: [deed.picked, ...recents].slice(0, MOST_RECENTS) };
  }
  if ('unmarked' in deed) return { favourites: without(favourites, deed.unmarked), recents };
  const marked = [...without(favourites, deed.marked), deed.marked];
  return { favourites: marked.slice(-MOST_FAVOURITES), recents };
}

function without(ids: readonly string[], gone: string): string[] {
  return ids.filter((id) => id !== gone);
}

/** The findings of these ids, in their order, without those that the catalog no longer has. */
export function findingsOf<Finding extends { readonly id: string }>(
  findings: readonly Finding[],
  ids: readonly string[],
): Finding[] {
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
