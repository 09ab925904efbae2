import * as z from 'zod/mini';
import { id } from '@/lib/contract/schemas';
import { odontogramHandlers } from '@/lib/odontogram/handlers';
import { changeFavourites, readFavourites } from '@/lib/odontogram/palette/kept-favourites.server';
import { defineHandler } from '@/lib/server/door/define-handler.server';

const deed = z.union([
  z.strictObject({ marked: id }),
  z.strictObject({ unmarked: id }),
  z.strictObject({ picked: id }),
]);

export const GET = defineHandler(odontogramHandlers.favourites, {}, ({ session }) =>
  readFavourites(session.staff.id),
);

/** One change to them; answers what there is now. */
export const POST = defineHandler(
  odontogramHandlers.changeFavourites,
  { body: deed },
  ({ session }, { body }) => changeFavourites(session.staff.id, body),
);

export const dynamic = 'force-dynamic';
