import { queryOptions, useQuery } from '@tanstack/react-query';
import type { FoundBill, StandingBill } from '@/lib/billing/standing-bill';
import type { AgendaEntry } from '@/lib/rules/agenda-entry';
import { callHandler } from './call-handler';

/** Read anew with whatever bills or takes back. */
export const STANDING_BILL = 'standing-bill';

/** What an appointment is billed on. */
export const standingBillQuery = ({ id, patientId }: Pick<AgendaEntry, 'id' | 'patientId'>) =>
  queryOptions({
    queryKey: [STANDING_BILL, id] as const,
    // It is taken back in another tab, which is where this leads.
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const asked = new URLSearchParams({ appointmentId: id, patientId });
      // Our own handler answers with this very type.
      return (await callHandler('GET', `/api/billing/appointment?${asked}`, {
        signal,
      })) as FoundBill;
    },
  });

/** What a form begins with, until it was taken back: known on the server, read anew on coming back. */
export function useStandingBill(
  appointment: { readonly id: string | undefined; readonly patientId: string },
  known: StandingBill | undefined,
): StandingBill | undefined {
  const { id = '', patientId } = appointment;
  const { data } = useQuery({
    ...standingBillQuery({ id, patientId }),
    initialData: { bill: known },
    enabled: id !== '' && known !== undefined,
  });
  return id === '' ? undefined : data.bill;
}
