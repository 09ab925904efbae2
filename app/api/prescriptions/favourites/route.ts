import * as z from 'zod/mini';
import { protectedRoute } from '@/lib/auth/protected-route';
import { newMedication } from '@/lib/contract/prescriptions';
import { answer } from '@/lib/http/answer';
import { parseBody } from '@/lib/http/body';
import { changeFavouriteMedications } from '@/lib/prescriptions/kept-medications.server';
import { mayCall, type Role } from '@/lib/rules/roles';

const deed = z.union([
  z.strictObject({ marked: newMedication }),
  z.strictObject({ unmarked: newMedication }),
]);

const protection = {
  action: 'prescriptions.favourites' as const,
  may: (role: Role) => mayCall(role, 'prescriptions.create'),
};

/** One deed to the medications that the person who asks prescribes most; answers what there is now. */
export function POST(request: Request): Promise<Response> {
  return protectedRoute(request, protection, async ({ session }) =>
    answer({
      medications: await changeFavouriteMedications(
        session.staff.id,
        await parseBody(request, deed),
      ),
    }),
  );
}

export const dynamic = 'force-dynamic';
