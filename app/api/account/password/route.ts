import * as z from 'zod/mini';
import { changeOwnPassword } from '@/lib/server/auth/own-account';
import { limitedProblem } from '@/lib/server/auth/refusals';
import { defineHandler } from '@/lib/server/door/define-handler.server';
import { problem } from '@/lib/server/http/problem';
import { accountHandlers } from '@/lib/staff/handlers';

const password = z.string().check(z.minLength(1), z.maxLength(1_024));
const body = z.strictObject({ current: password, next: password });

export const POST = defineHandler(accountHandlers.password, { body }, async (caller, input) => {
  const { session, correlationId, address } = caller;
  const origin = { correlationId, address };
  const outcome = await changeOwnPassword(session, input.body, input.request.headers, origin);
  switch (outcome.status) {
    case 'changed':
      return { status: 'changed' } as const;
    case 'demo':
      return problem(409, { code: 'DEMO_ACCOUNT', correlationId });
    case 'fault': {
      const fields = [{ path: 'next', code: outcome.fault }];
      return problem(400, { code: 'VALIDATION_ERROR', correlationId, fields });
    }
    case 'refused':
      return outcome.refusal.reason === 'wrong'
        ? problem(403, { code: 'INVALID_CREDENTIALS', correlationId })
        : limitedProblem(outcome.refusal, correlationId);
  }
});

export const dynamic = 'force-dynamic';
