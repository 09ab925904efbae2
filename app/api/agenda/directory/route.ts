import { readDirectory } from '@/lib/agenda/shared/directory.server';
import { agendaHandlers } from '@/lib/agenda/shared/handlers';
import { defineHandler } from '@/lib/server/door/define-handler.server';

export const GET = defineHandler(agendaHandlers.directory, {}, () => readDirectory());

export const dynamic = 'force-dynamic';
