import * as z from 'zod/mini';
import { id } from '@/lib/contract/schemas';
import { mayCall } from '@/lib/kit/rights';
import { odontogramHandlers } from '@/lib/odontogram/handlers';
import { streamChartNews } from '@/lib/odontogram/live/stream-chart-news.server';
import { watchSession } from '@/lib/server/auth/session';
import { defineHandler } from '@/lib/server/door/define-handler.server';
import { requireOffered } from '@/lib/server/door/on-behalf-of';

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
export const GET = defineHandler(
  odontogramHandlers.stream,
  { query, about: ({ patient }) => ({ patientId: patient }) },
  async ({ correlationId, session }, { query: { patient, have }, request }) => {
    await requireOffered({ correlationId }, { id: operation });
    return streamChartNews({
      sessionId: session.id,
      patientId: patient,
      have,
      signal: request.signal,
      async stillAllowed() {
        const now = await watchSession(request.headers);
        return now !== null && mayCall(now.staff.role, operation);
      },
    });
  },
);

export const dynamic = 'force-dynamic';
