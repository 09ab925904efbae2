import { readDirectory } from '@/lib/agenda/directory.server';
import { agendaHandlers } from '@/lib/agenda/handlers';
import { defineHandler } from '@/lib/clinic/define-handler.server';

export const GET = defineHandler(agendaHandlers.directory, {}, () => readDirectory());

export const dynamic = 'force-dynamic';
