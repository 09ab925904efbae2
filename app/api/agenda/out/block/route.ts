import { nudgeAgenda } from '@/lib/agenda/agenda-feeds.server';
import { makeBlock } from '@/lib/agenda/out/blocks.server';
import { outHandlers } from '@/lib/agenda/out/handlers';
import { blockBody } from '@/lib/agenda/out/out-forms';
import { timeOf } from '@/lib/kit/dates/span';
import { ensureWritable, record } from '@/lib/server/audit/audit';
import { defineHandler } from '@/lib/server/door/define-handler.server';
import { ownRow } from '@/lib/server/door/own-row';

/** Keeps time free of bookings. Sent again with the same id it is the same block. */
export const POST = defineHandler(
  outHandlers.block,
  { body: blockBody },
  async (caller, { body }) => {
    await ensureWritable();
    if (await makeBlock(body, caller.session.staff)) {
      const { id, date, from, to, reason, doctorId, locationId, weeklyUntil } = body;
      const detail = {
        blockId: id,
        date,
        startTime: timeOf(from),
        endTime: timeOf(to),
        reason,
        ...(doctorId !== undefined && { doctorId }),
        ...(locationId !== undefined && { locationId }),
        ...(weeklyUntil !== undefined && { weeklyUntil }),
      };
      await record(ownRow(caller, 'desk.block', { detail }));
      nudgeAgenda();
    }
    return { id: body.id };
  },
);

export const dynamic = 'force-dynamic';
