import * as z from 'zod/mini';
import { contactsOf, dayToConfirm } from '@/lib/agenda/confirmations/day-to-confirm.server';
import { agendaDate } from '@/lib/agenda/confirmations/forms';
import { confirmHandlers } from '@/lib/agenda/confirmations/handlers';
import { recordShown } from '@/lib/server/door/audit-call';
import { defineHandler } from '@/lib/server/door/define-handler.server';
import { ownRow } from '@/lib/server/door/own-row';

/** Names and telephones of the patients of one date: a list, which names each of them on the trail. */
export const GET = defineHandler(
  confirmHandlers.contacts,
  { query: z.object({ date: agendaDate }) },
  async (caller, { query: { date } }) => {
    const entries = await dayToConfirm(date);
    const ids = [...new Set(entries.map(({ patientId }) => patientId))];
    const contacts = await contactsOf(ids, caller);
    await recordShown(caller, ownRow(caller, 'desk.confirm', { detail: { from: date } }), ids);
    return { contacts };
  },
);

export const dynamic = 'force-dynamic';
