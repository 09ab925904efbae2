import { queryOptions } from '@tanstack/react-query';
import type { FavouritesDeed } from '@/lib/odontogram/palette/favourites';
import { callOwn } from '@/lib/queries/call-own';
import { odontogramHandlers } from './handlers';

/** Of the person who is signed in: nobody reads anybody else's. */
export const favouritesQuery = (staffId: string) =>
  queryOptions({
    queryKey: ['odontogram-favourites', staffId] as const,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => callOwn(odontogramHandlers.favourites, { signal }),
  });

/** The favourites after a change to them. Throws as `callHandler` does. */
export const tellFavourites = (deed: FavouritesDeed) =>
  callOwn(odontogramHandlers.changeFavourites, { body: deed });
