import 'server-only';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Role } from '@/lib/contract/roles';
import { SIGN_IN_AGAIN } from '@/lib/queries/sign-in-again-signal';
import { note, record } from '@/lib/server/audit/audit';
import { type AuditEntry, auditSubject } from '@/lib/server/audit/audit-entry';
import { RequestView } from '@/lib/server/audit/request-view';
import { openRoute } from '@/lib/server/http/open-route';
import { problem } from '@/lib/server/http/problem';
import type { RequestOrigin } from '@/lib/server/http/request-origin';
import { log } from '@/lib/server/log.server';
import { processState } from '@/lib/server/process-state';
import { env } from '@/lib/server/settings/env.server';
import { retryProblem } from './refusals';
import {
  isJustSignedIn,
  owesSecondFactor,
  readSession,
  type StaffSession,
  watchSession,
} from './session';

export interface Protection {
  /** What the audit trail calls it: the operation id, or our own verb. */
  readonly action: AuditEntry['action'];
  /** Whether this role may; said for each handler, so that nothing is allowed by omission. */
  readonly may: (role: Role) => boolean;
  /** Whose data or which thing is asked for, as a refusal has it on the trail. */
  readonly about?: Pick<AuditEntry, 'patientId' | 'detail'>;
  /** Reachable before a due second factor is enrolled: enrolment itself. */
  readonly beforeSecondFactor?: boolean;
  /** A session alone may not: whoever signed in longer ago signs in again first. */
  readonly asksAgain?: boolean;
  /** Pages ask for it by themselves, again and again: it does not keep anybody signed in. */
  readonly unattended?: boolean;
}

export interface ProtectedRequest extends RequestOrigin {
  readonly session: StaffSession;
  /** Of what the answer shows. */
  readonly view: RequestView;
}

/**
 * Runs `handler` for a signed-in person whose role may; answers 401 `SIGNED_OUT`, 429
 * `RATE_LIMITED`, 403 `SECOND_FACTOR_REQUIRED` or `FORBIDDEN` (both audited) otherwise, 403
 * `SIGN_IN_AGAIN` where that is wanted first, and 503 `UNAVAILABLE` when nobody can tell who is asking.
 */
export function protectedRoute(
  request: Request,
  {
    action,
    may,
    about,
    beforeSecondFactor = false,
    asksAgain = false,
    unattended = false,
  }: Protection,
  handler: (context: ProtectedRequest) => Promise<Response>,
): Promise<Response> {
  return openRoute(request, async (origin) => {
    const { correlationId } = origin;
    const found = await sessionOf(
      unattended ? watchSession : readSession,
      request.headers,
      correlationId,
    );
    if (found === 'unavailable') return problem(503, { code: 'UNAVAILABLE', correlationId });
    if (found === null) return problem(401, { code: 'SIGNED_OUT', correlationId });
    const { staff } = found;
    const retryAfterSeconds = await countRequest(found.id);
    if (retryAfterSeconds !== null) {
      // Whoever hammers does not get to fill the trail: one row a minute.
      note({
        ...auditSubject(staff),
        ...origin,
        action: 'request-limit',
        result: 'refused',
        status: 429,
      });
      return retryProblem('RATE_LIMITED', retryAfterSeconds, correlationId);
    }
    const owes = !beforeSecondFactor && owesSecondFactor(staff);
    if (!owes && may(staff.role)) {
      // No refusal yet, and no row: it is asked for again once the password was given.
      return asksAgain && !isJustSignedIn(found)
        ? problem(403, { code: SIGN_IN_AGAIN, correlationId })
        : viewed((view) => handler({ ...origin, session: found, view }));
    }
    const code = owes ? 'SECOND_FACTOR_REQUIRED' : 'FORBIDDEN';
    await record({
      ...auditSubject(staff),
      ...origin,
      ...about,
      action,
      result: 'refused',
      status: 403,
    });
    return problem(403, { code, correlationId });
  });
}

/** What an answer shows is on the trail before it is given. */
async function viewed(handler: (view: RequestView) => Promise<Response>): Promise<Response> {
  const view = new RequestView();
  const response = await handler(view);
  view.close();
  return response;
}

async function sessionOf(
  read: typeof readSession,
  headers: Headers,
  correlationId: string,
): Promise<StaffSession | null | 'unavailable'> {
  try {
    return await read(headers);
  } catch (error) {
    log.error({ err: error, correlationId }, 'Sessions cannot be read');
    return 'unavailable';
  }
}

/** In memory: it protects this process, and costs a request nothing that it would notice. */
const limiter = () =>
  processState(
    'request-limit',
    () => new RateLimiterMemory({ points: env().sessionRequestsPerMinute, duration: 60 }),
  );

/** Counts a request of the session; seconds until it may ask again where there were too many. */
async function countRequest(sessionId: string): Promise<number | null> {
  try {
    await limiter().consume(sessionId);
    return null;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
  }
}
