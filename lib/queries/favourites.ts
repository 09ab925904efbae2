import { queryOptions } from '@tanstack/react-query';
import type { Favourites, FavouritesDeed } from '@/lib/odontogram/palette/favourites';
import { callHandler } from './call-handler';

const PATH = '/api/odontogram/favourites';

/** Of the person who is signed in: nobody reads anybody else's. */
export const favouritesQuery = (staffId: string) =>
  queryOptions({
    queryKey: ['odontogram-favourites', staffId] as const,
    staleTime: Number.POSITIVE_INFINITY,
    // Our own handler answers with this very type.
    queryFn: async ({ signal }) => (await callHandler('GET', PATH, { signal })) as Favourites,
  });

/** What there is after it. Throws as `callHandler` does. */
export async function tellFavourites(deed: FavouritesDeed): Promise<Favourites> {
  return (await callHandler('POST', PATH, { body: deed })) as Favourites;
}
