import * as z from 'zod/mini';
import { record } from '@/lib/audit/audit';
import { protectedRoute } from '@/lib/auth/protected-route';
import { settleChange } from '@/lib/changes/unknown-changes.server';
import { ownRow } from '@/lib/clinic/own-row';
import { requestCaller } from '@/lib/clinic/request-caller';
import { IDEMPOTENCY_KEY_PATTERN } from '@/lib/contract/idempotency-key';
import { ID_PATTERN } from '@/lib/contract/limits';
import { answer } from '@/lib/http/answer';
import { parseBody } from '@/lib/http/body';

const body = z.strictObject({
  key: z.string().check(z.regex(IDEMPOTENCY_KEY_PATTERN)),
  staffId: z.optional(z.string().check(z.regex(ID_PATTERN))),
  as: z.enum(['made', 'not-made']),
});

// A person settles what their role could have sent; `settleChange` looks at each change.
const protection = { action: 'changes.settle' as const, may: () => true };

/** Notes what somebody found out about a change of unknown outcome. Of a change that was never sent there is nothing to note. */
export function POST(request: Request): Promise<Response> {
  return protectedRoute(request, protection, async (context) => {
    const { staffId = context.session.staff.id, key, as } = await parseBody(request, body);
    const caller = requestCaller(context, request.headers);
    const settled = await settleChange(caller, { staffId, key, as });
    if (settled !== null) {
      const { operation, patientId } = settled;
      await record(ownRow(caller, protection.action, { patientId, detail: { operation, as } }));
    }
    return answer({ settled: settled !== null });
  });
}

export const dynamic = 'force-dynamic';
