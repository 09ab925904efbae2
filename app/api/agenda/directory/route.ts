import * as z from 'zod/mini';
import { agendaRoute } from '@/lib/agenda/agenda-route.server';
import { readDirectory } from '@/lib/agenda/directory.server';
import { answer } from '@/lib/http/answer';

/** Who works where and when; nothing of a patient. */
export function GET(request: Request): Promise<Response> {
  return agendaRoute(request, z.object({}), async () => answer(await readDirectory()));
}

export const dynamic = 'force-dynamic';
