import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import { billingHandlers } from '@/lib/billing/handlers';
import { callOwn } from '@/lib/queries/call-own';
import type { StandingBill } from './standing-bill';

/** Read anew with whatever bills or takes back. */
export const STANDING_BILL = 'standing-bill';

type Asked = Pick<AgendaEntry, 'id' | 'patientId'>;

function readStandingBill({ id, patientId }: Asked, signal: AbortSignal) {
  return callOwn(billingHandlers.billOf, { query: { appointmentId: id, patientId }, signal });
}

/** What an appointment is billed on. */
export const standingBillQuery = (appointment: Asked) =>
  queryOptions({
    queryKey: [STANDING_BILL, appointment.id] as const,
    // It is taken back in another tab, which is where this leads.
    staleTime: 0,
    queryFn: ({ signal }) => readStandingBill(appointment, signal),
  });

/**
 * What a form begins with, until it was taken back: known on the server, read anew on coming back to
 * it. Apart from what the agenda was told, which may be older, and from the bill that the form makes.
 */
export function useStandingBill(
  appointment: { readonly id: string | undefined; readonly patientId: string },
  known: StandingBill | undefined,
): StandingBill | undefined {
  const { id = '', patientId } = appointment;
  const { data } = useQuery({
    queryKey: ['standing-bill-at-first', id],
    queryFn: ({ signal }) => readStandingBill({ id, patientId }, signal),
    initialData: { bill: known },
    // The next form that is opened begins with what the server knows then.
    gcTime: 0,
    staleTime: 0,
    refetchOnMount: false,
    enabled: id !== '' && known !== undefined,
  });
  return id === '' ? undefined : data.bill;
}
