import * as z from 'zod/mini';
import { retryProblem } from '@/lib/server/auth/refusals';
import {
  REFUSAL_STATUS,
  signInWithSecondFactor,
} from '@/lib/server/auth/second-factor/second-factor';
import { endSession } from '@/lib/server/auth/session';
import { answer } from '@/lib/server/http/answer';
import { parseBody } from '@/lib/server/http/body';
import { openRoute } from '@/lib/server/http/open-route';
import { problem } from '@/lib/server/http/problem';

const body = z.strictObject({
  code: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
  kind: z.enum(['totp', 'recovery']),
});

const CODES = {
  wrong: 'INVALID_CODE',
  expired: 'CHALLENGE_EXPIRED',
  unreadable: 'SECOND_FACTOR_UNREADABLE',
} as const;

export function POST(request: Request): Promise<Response> {
  return openRoute(request, async (origin) => {
    const given = await parseBody(request, body);
    const outcome = await signInWithSecondFactor(given, request.headers, origin);
    if (outcome.status === 'signed-in') {
      await endSession(request.headers);
      return answer({ status: 'signed-in' }, outcome.cookies);
    }
    const { correlationId } = origin;
    if (outcome.reason === 'locked') {
      return retryProblem('LOCKED', outcome.retryAfterSeconds, correlationId);
    }
    const isRecovery = given.kind === 'recovery' && outcome.reason === 'wrong';
    const code = isRecovery ? 'INVALID_RECOVERY_CODE' : CODES[outcome.reason];
    return problem(REFUSAL_STATUS[outcome.reason], { code, correlationId });
  });
}
