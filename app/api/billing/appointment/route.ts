import * as z from 'zod/mini';
import type { FoundBill } from '@/lib/billing/standing-bill';
import { standingBill } from '@/lib/billing/standing-bill.server';
import { ownRoute } from '@/lib/clinic/own-route.server';
import { id } from '@/lib/contract/schemas';
import { answer } from '@/lib/http/answer';

const query = z.object({ appointmentId: id, patientId: id });

/** The bill an appointment is on, as `FoundBill`: for whoever bills. */
export function GET(request: Request): Promise<Response> {
  const options = {
    operation: 'invoices.list',
    query,
    about: ({ patientId }: { readonly patientId: string }) => ({ patientId }),
  } as const;
  return ownRoute(request, options, async (caller, which) =>
    answer({ bill: await standingBill(caller, which) } satisfies FoundBill),
  );
}

export const dynamic = 'force-dynamic';
