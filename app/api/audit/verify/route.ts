import * as z from 'zod/mini';
import { auditHandlers } from '@/lib/audit/handlers';
import { verifyStream } from '@/lib/audit/verify-stream.server';
import { readHeadText } from '@/lib/kit/trail-head';
import { defineHandler } from '@/lib/server/door/define-handler.server';
import { problem } from '@/lib/server/http/problem';

const body = z.strictObject({ head: z.optional(z.string().check(z.maxLength(300))) });

/**
 * Checks the chain of the trail, and whether it still has the newest row of a file that was downloaded. A
 * line of JSON for how far it is, and one for what was found. Answers 400 `NO_HEAD` where the text names
 * no row.
 */
export const POST = defineHandler(
  auditHandlers.verify,
  { body },
  async (caller, { body: said }) => {
    const { correlationId } = caller;
    const head = said.head === undefined ? undefined : readHeadText(said.head);
    if (said.head !== undefined && !head) return problem(400, { code: 'NO_HEAD', correlationId });
    const stream = verifyStream(caller, head ? [head] : []);
    if (stream === undefined) return problem(409, { code: 'ALREADY_CHECKING', correlationId });
    return new Response(stream, { headers: { 'content-type': 'application/x-ndjson' } });
  },
);

export const dynamic = 'force-dynamic';
