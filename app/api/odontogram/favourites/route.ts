import * as z from 'zod/mini';
import { protectedRoute } from '@/lib/auth/protected-route';
import { id } from '@/lib/contract/schemas';
import { answer } from '@/lib/http/answer';
import { parseBody } from '@/lib/http/body';
import { changeFavourites, readFavourites } from '@/lib/odontogram/palette/kept-favourites.server';
import { mayCall, type Role } from '@/lib/rules/roles';

const deed = z.union([
  z.strictObject({ marked: id }),
  z.strictObject({ unmarked: id }),
  z.strictObject({ picked: id }),
]);

const protection = {
  action: 'odontogram.favourites' as const,
  may: (role: Role) => mayCall(role, 'odontogram.catalog'),
};

/** What the person who asks picks most. */
export function GET(request: Request): Promise<Response> {
  return protectedRoute(request, protection, async ({ session }) =>
    answer(await readFavourites(session.staff.id)),
  );
}

/** One deed to it; answers what there is now. */
export function POST(request: Request): Promise<Response> {
  return protectedRoute(request, protection, async ({ session }) =>
    answer(await changeFavourites(session.staff.id, await parseBody(request, deed))),
  );
}

export const dynamic = 'force-dynamic';
