import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { agendaHandlers } from '@/lib/agenda/handlers';
import type { OperationInput } from '@/lib/contract/operation';
import { scheduleRoutes } from '@/lib/contract/schedule-routes';
import type * as contract from '@/lib/contract/schedules';
import { browserCall } from './browser-call';
import { callOwn } from './call-own';
import { operationQuery, queryKey } from './operation-query';

type Read = typeof contract.readSchedule;
type Replace = typeof contract.replaceSchedule;

export const scheduleQueries = {
  read: (doctorId: string) => operationQuery<Read>(scheduleRoutes.read, { params: { doctorId } }),
  /** The confirmed appointments that a doctor still has before them, from our own handler. */
  upcoming: (doctorId: string) =>
    queryOptions({
      queryKey: ['agenda.upcoming', doctorId] as const,
      queryFn: ({ signal }) => callOwn(agendaHandlers.upcoming, { query: { doctorId }, signal }),
    }),
};

export function useReplaceSchedule() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: OperationInput<Replace>) =>
      browserCall<Replace>(scheduleRoutes.replace, input),
    onSuccess: (schedule) =>
      queries.setQueryData(
        queryKey<Read>(scheduleRoutes.read, { params: { doctorId: schedule.doctorId } }),
        schedule,
      ),
  });
}
