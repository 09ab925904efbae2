import * as z from 'zod/mini';
import { keepOwnDesk } from '@/lib/agenda/own-desk.server';
import { agendaHandlers } from '@/lib/agenda/shared/handlers';
import { id } from '@/lib/contract/schemas';
import { defineHandler } from '@/lib/server/door/define-handler.server';

const MOST_DOCTORS = 50;

const body = z.strictObject({
  locationId: z.optional(id),
  doctorIds: z.array(id).check(z.maxLength(MOST_DOCTORS)),
});

/** Keeps where the person works and for whom, as language and theme are kept: for them alone. */
export const POST = defineHandler(agendaHandlers.keepDesk, { body }, async (caller, { body }) => {
  await keepOwnDesk(caller.session.staff.id, body);
  return body;
});

export const dynamic = 'force-dynamic';
