import * as z from 'zod/mini';
import { changeHandlers } from '@/lib/changes/handlers';
import { settleChange } from '@/lib/changes/unknown-changes.server';
import { ID_PATTERN } from '@/lib/contract/limits';
import { IDEMPOTENCY_KEY_PATTERN } from '@/lib/contract/wire/headers';
import { record } from '@/lib/server/audit/audit';
import { defineHandler } from '@/lib/server/door/define-handler.server';
import { ownRow } from '@/lib/server/door/own-row';

const body = z.strictObject({
  key: z.string().check(z.regex(IDEMPOTENCY_KEY_PATTERN)),
  staffId: z.optional(z.string().check(z.regex(ID_PATTERN))),
  as: z.enum(['made', 'not-made']),
});

/** Of a change that was never sent there is nothing to note. `settleChange` looks at each change. */
export const POST = defineHandler(
  changeHandlers.settle,
  { body },
  async (caller, { body: said }) => {
    const { staffId = caller.session.staff.id, key, as } = said;
    const settled = await settleChange(caller, { staffId, key, as });
    if (settled !== null) {
      const { operation, patientId } = settled;
      await record(ownRow(caller, 'changes.settle', { patientId, detail: { operation, as } }));
    }
    return { settled: settled !== null };
  },
);

export const dynamic = 'force-dynamic';
