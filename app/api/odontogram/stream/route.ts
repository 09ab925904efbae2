import * as z from 'zod/mini';
import { watchSession } from '@/lib/auth/session';
import { requireOffered } from '@/lib/clinic/on-behalf-of';
import { ownRoute } from '@/lib/clinic/own-route.server';
import { id } from '@/lib/contract/schemas';
import { streamChartNews } from '@/lib/odontogram/live/stream-chart-news.server';
import { mayCall } from '@/lib/rules/roles';

const operation = 'odontogram.read';

const query = z.object({
  patient: id,
  have: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,9}$/)),
      z.transform((digits) => Number(digits)),
    ),
  ),
});

/**
 * When the chart of a patient has another version than the one that the browser has (`have`), for as
 * long as the browser listens. It tells the number alone, nothing of the patient.
 */
export function GET(request: Request): Promise<Response> {
  const stillAllowed = async () => {
    const session = await watchSession(request.headers);
    return session !== null && mayCall(session.staff.role, operation);
  };
  const options = {
    operation,
    query,
    about: ({ patient }: { readonly patient: string }) => ({ patientId: patient }),
    // A browser opens it again by itself whenever it broke off.
    unattended: true,
  } as const;
  return ownRoute(request, options, async ({ correlationId, session }, { patient, have }) => {
    await requireOffered({ correlationId }, { id: operation });
    const { signal } = request;
    const sessionId = session.id;
    return streamChartNews({ sessionId, patientId: patient, have, signal, stillAllowed });
  });
}

export const dynamic = 'force-dynamic';
