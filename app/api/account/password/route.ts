import * as z from 'zod/mini';
import { changeOwnPassword } from '@/lib/auth/own-account';
import { protectedRoute } from '@/lib/auth/protected-route';
import { limitedProblem } from '@/lib/auth/refusals';
import { answer } from '@/lib/http/answer';
import { parseBody } from '@/lib/http/body';
import { problem } from '@/lib/http/problem';

const password = z.string().check(z.minLength(1), z.maxLength(1_024));
const body = z.strictObject({ current: password, next: password });

// Everybody's own account.
const protection = { action: 'account.password' as const, may: () => true };

export function POST(request: Request): Promise<Response> {
  return protectedRoute(request, protection, async ({ session, ...origin }) => {
    const given = await parseBody(request, body);
    const outcome = await changeOwnPassword(session, given, request.headers, origin);
    const { correlationId } = origin;
    switch (outcome.status) {
      case 'changed':
        return answer({ status: 'changed' });
      case 'demo':
        return problem(409, { code: 'DEMO_ACCOUNT', correlationId });
      case 'fault': {
        const { fault } = outcome;
        const fields = [{ path: 'next', code: fault }];
        return problem(400, { code: 'VALIDATION_ERROR', correlationId, fields });
      }
      case 'refused':
        if (outcome.refusal.reason !== 'wrong') {
          return limitedProblem(outcome.refusal, correlationId);
        }
        return problem(403, { code: 'INVALID_CREDENTIALS', correlationId });
    }
  });
}

export const dynamic = 'force-dynamic';
