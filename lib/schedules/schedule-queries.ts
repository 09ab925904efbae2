import { queryOptions } from '@tanstack/react-query';
import { agendaHandlers } from '@/lib/agenda/shared/handlers';
import { scheduleRoutes } from '@/lib/contract/routes/schedule-routes';
import type { readSchedule } from '@/lib/contract/schedules';
import { callOwn } from '@/lib/queries/call-own';
import { operationQuery } from '@/lib/queries/operation-query';

export const scheduleQueries = {
  read: (doctorId: string) =>
    operationQuery<typeof readSchedule>(scheduleRoutes.read, { params: { doctorId } }),
  /** The confirmed appointments that a doctor still has before them, from our own handler. */
  upcoming: (doctorId: string) =>
    queryOptions({
      queryKey: ['agenda.upcoming', doctorId] as const,
      queryFn: ({ signal }) => callOwn(agendaHandlers.upcoming, { query: { doctorId }, signal }),
    }),
};

/** Reads that show a schedule. */
export const SCHEDULE_READS = [scheduleRoutes.read.id];
