import { agendaRange } from '@/lib/agenda/agenda-query';
import { agendaHandlers } from '@/lib/agenda/handlers';
import { readAgenda } from '@/lib/agenda/read-agenda.server';
import { defineHandler } from '@/lib/clinic/define-handler.server';

/** All pages of the service in one answer. */
export const GET = defineHandler(
  agendaHandlers.range,
  { query: agendaRange },
  (caller, { query }) => readAgenda(caller, query),
);

export const dynamic = 'force-dynamic';
