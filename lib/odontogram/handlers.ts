import type { Locale } from '@/lib/i18n/locales';
import { ownHandler } from '@/lib/queries/own-handler';
import type { Favourites, FavouritesDeed } from './palette/favourites';
import type { Catalog } from './shared/chart-data';

/** The handlers of the chart. */
export const odontogramHandlers = {
  /** What can be charted, in a language; remembered while the service is away. */
  catalog: ownHandler<{
    query: { readonly locale: Locale; readonly newerThan?: number | undefined };
    answer: Catalog;
  }>({ method: 'GET', path: '/api/odontogram/catalog', right: 'odontogram.catalog' }),
  /** What the person who asks picks most. */
  favourites: ownHandler<{ answer: Favourites }>({
    method: 'GET',
    path: '/api/odontogram/favourites',
    right: 'odontogram.catalog',
    action: 'odontogram.favourites',
  }),
  changeFavourites: ownHandler<{ body: FavouritesDeed; answer: Favourites }>({
    method: 'POST',
    path: '/api/odontogram/favourites',
    right: 'odontogram.catalog',
    action: 'odontogram.favourites',
  }),
  /** A patient's chart as CSV. */
  export: ownHandler<{ answer: never }>({
    method: 'GET',
    path: '/api/odontogram/export',
    right: 'odontogram.read',
    action: 'odontogram.export',
  }),
  /** Numbers of versions, for as long as the browser listens. */
  stream: ownHandler<{
    query: { readonly patient: string; readonly have?: number | undefined };
    answer: never;
  }>({
    method: 'GET',
    path: '/api/odontogram/stream',
    right: 'odontogram.read',
    // A browser opens it again by itself whenever it broke off.
    unattended: true,
  }),
};
