import 'server-only';
import { eq } from 'drizzle-orm';
import { database } from '@/lib/server/db/application-database';
import { staffFavourites } from '@/lib/server/db/schema';
import { type Favourites, type FavouritesDeed, NO_FAVOURITES, withDeed } from './favourites';

const COLUMNS = { favourites: staffFavourites.favourites, recents: staffFavourites.recents };

export async function readFavourites(staffId: string): Promise<Favourites> {
  const db = await database();
  const [kept] = await db.select(COLUMNS).from(staffFavourites).where(of(staffId));
  return kept ?? NO_FAVOURITES;
}

/** The row is locked meanwhile: two windows of one person lose nothing of each other. */
export async function changeFavourites(staffId: string, deed: FavouritesDeed): Promise<Favourites> {
  const db = await database();
  return db.transaction(async (tx) => {
    await tx
      .insert(staffFavourites)
      .values({ staffId, favourites: [], recents: [] })
      .onConflictDoNothing();
    const [kept = NO_FAVOURITES] = await tx
      .select(COLUMNS)
      .from(staffFavourites)
      .where(of(staffId))
      .for('update');
    const { favourites, recents } = withDeed(kept, deed);
    await tx
      .update(staffFavourites)
      .set({ favourites: [...favourites], recents: [...recents] })
      .where(of(staffId));
    return { favourites, recents };
  });
}

function of(staffId: string) {
  return eq(staffFavourites.staffId, staffId);
}
