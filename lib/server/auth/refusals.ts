import 'server-only';
import { problem } from '@/lib/server/http/problem';
import type { Refusal } from './attempt-limits';

/** 429 that says until when: `LOCKED` for one account, `RATE_LIMITED` for everyone's sake. */
export function limitedProblem(refusal: Refusal, correlationId: string): Response {
  const code = refusal.reason === 'locked' ? 'LOCKED' : 'RATE_LIMITED';
  return retryProblem(code, refusal.retryAfterSeconds, correlationId);
}

export function retryProblem(
  code: 'LOCKED' | 'RATE_LIMITED',
  retryAfterSeconds: number,
  correlationId: string,
): Response {
  return problem(
    429,
    { code, correlationId, details: { retryAfterSeconds } },
    { 'retry-after': String(retryAfterSeconds) },
  );
}
