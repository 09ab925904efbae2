import { agendaRange } from '@/lib/agenda/agenda-range';
import { readAgenda } from '@/lib/agenda/read-agenda.server';
import { agendaHandlers } from '@/lib/agenda/shared/handlers';
import { defineHandler } from '@/lib/server/door/define-handler.server';

/** All pages of the service in one answer. */
export const GET = defineHandler(
  agendaHandlers.range,
  { query: agendaRange },
  (caller, { query }) => readAgenda(caller, query),
);

export const dynamic = 'force-dynamic';
