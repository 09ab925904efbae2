import { useMutation, useQueryClient } from '@tanstack/react-query';
import { appointmentRoutes } from '@/lib/contract/appointment-routes';
import type * as contract from '@/lib/contract/appointments';
import type { OperationInput } from '@/lib/contract/operation';
import { browserCall } from './browser-call';

type Change = typeof contract.changeAppointment;

/** Whether it was changed or refused because somebody else changed it: the agenda is read anew. */
export function useChangeAppointment() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: OperationInput<Change>) =>
      browserCall<Change>(appointmentRoutes.change, input),
    onSettled: () => queries.invalidateQueries({ queryKey: ['agenda'] }),
  });
}
