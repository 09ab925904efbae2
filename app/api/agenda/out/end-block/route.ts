import * as z from 'zod/mini';
import { nudgeAgenda } from '@/lib/agenda/agenda-feeds.server';
import { removeBlock } from '@/lib/agenda/out/blocks.server';
import { outHandlers } from '@/lib/agenda/out/handlers';
import { id } from '@/lib/contract/schemas';
import { ensureWritable, record } from '@/lib/server/audit/audit';
import { defineHandler } from '@/lib/server/door/define-handler.server';
import { ownRow } from '@/lib/server/door/own-row';
import { problem } from '@/lib/server/http/problem';

/** Ends a block; one that a colleague ended before stays ended. */
export const POST = defineHandler(
  outHandlers.endBlock,
  { body: z.strictObject({ id }) },
  async (caller, { body }) => {
    await ensureWritable();
    const outcome = await removeBlock(body.id, caller.session.staff);
    if (outcome === 'unknown') {
      return problem(404, { code: 'NOT_FOUND', correlationId: caller.correlationId });
    }
    if (outcome === 'ended') {
      await record(ownRow(caller, 'desk.end-block', { detail: { blockId: body.id } }));
      nudgeAgenda();
    }
    return { id: body.id };
  },
);

export const dynamic = 'force-dynamic';
