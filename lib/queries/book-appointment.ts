import { useQueryClient } from '@tanstack/react-query';
import { appointmentRoutes } from '@/lib/contract/appointment-routes';
import type { createAppointment } from '@/lib/contract/appointments';
import type { OperationInput } from '@/lib/contract/operation';
import { OPENINGS, VISITS } from './appointments';
import { useOnceMutation } from './once-mutation';

type Create = typeof createAppointment;

/** What the agenda shows, what is free and when the patient is busy are read anew, also where the slot was just taken. */
export function useBookAppointment() {
  const queries = useQueryClient();
  const book = useOnceMutation<Create>(appointmentRoutes.create, []);
  return {
    ...book,
    mutateAsync: (input: OperationInput<Create>) =>
      // Nobody waits for the agenda to be told that the booking is made.
      book.mutateAsync(input).finally(() => {
        for (const name of ['agenda', OPENINGS, VISITS]) {
          void queries.invalidateQueries({ queryKey: [name] });
        }
      }),
  };
}
