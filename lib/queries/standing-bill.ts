import { queryOptions } from '@tanstack/react-query';
import type { FoundBill } from '@/lib/billing/standing-bill';
import type { AgendaEntry } from '@/lib/rules/agenda-entry';
import { callHandler } from './call-handler';

/** Read anew with whatever bills or takes back. */
export const STANDING_BILL = 'standing-bill';

/** What an appointment is billed on. */
export const standingBillQuery = ({ id, patientId }: Pick<AgendaEntry, 'id' | 'patientId'>) =>
  queryOptions({
    queryKey: [STANDING_BILL, id] as const,
    queryFn: async ({ signal }) => {
      const asked = new URLSearchParams({ appointmentId: id, patientId });
      // Our own handler answers with this very type.
      return (await callHandler('GET', `/api/billing/appointment?${asked}`, {
        signal,
      })) as FoundBill;
    },
  });
