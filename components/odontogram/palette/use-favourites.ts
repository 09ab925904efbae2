import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { favouritesQuery, tellFavourites } from '@/lib/odontogram/favourite-queries';
import { type FavouritesDeed, NO_FAVOURITES, withDeed } from '@/lib/odontogram/palette/favourites';

/** What this person picks most, kept with their account; shown at once and told meanwhile. */
export function useFavourites(staffId: string) {
  const queries = useQueryClient();
  const query = favouritesQuery(staffId);
  const { data = NO_FAVOURITES } = useQuery(query);
  const told = useRef<Promise<unknown>>(Promise.resolve());

  function tell(deed: FavouritesDeed): void {
    // A reading under way would show again what was so before this.
    void queries.cancelQueries(query);
    const kept = queries.getQueryData(query.queryKey);
    const next = kept && withDeed(kept, deed);
    if (kept !== undefined && next === kept) return;
    if (next) queries.setQueryData(query.queryKey, next);
    // One after the other: the last that was pressed is the last that is kept.
    told.current = told.current
      .then(() => tellFavourites(deed))
      .then(
        // Where they could not be read before, here they are.
        (all) => queries.setQueryData(query.queryKey, (shown) => shown ?? all),
        // What was not kept is not shown either: that costs a favourite, never a finding.
        () => queries.invalidateQueries(query),
      );
  }

  return {
    ...data,
    toggleFavourite: (id: string) =>
      tell(data.favourites.includes(id) ? { unmarked: id } : { marked: id }),
    addRecent: (id: string) => tell({ picked: id }),
  };
}
