import 'server-only';
import type { AuditEntry } from '@/lib/audit/audit-entry';
import { protectedRoute } from '@/lib/auth/protected-route';
import type { Caller } from '@/lib/clinic/caller';
import { InvalidInputError } from '@/lib/clinic/errors';
import { problemOf } from '@/lib/clinic/problem-of';
import { requestCaller } from '@/lib/clinic/request-caller';
import type { Schema } from '@/lib/contract/operation';
import { type Parsed, parseFields } from '@/lib/contract/parse';
import { mayDo, type Right, type Role } from '@/lib/rules/roles';

type Asked<S extends Schema> = Extract<Parsed<S>, { success: true }>['data'];

interface OwnRouteOptions<S extends Schema> {
  /** Whoever may call it may ask, and a refusal is on the trail under its name, if not under another. */
  readonly operation: Right;
  readonly action?: AuditEntry['action'];
  readonly query: S;
  readonly about?: (asked: Asked<S>) => Pick<AuditEntry, 'patientId'>;
  readonly unattended?: boolean;
  /** A session alone may not: see `Protection`. */
  readonly asksAgain?: boolean;
}

/**
 * Runs a handler of ours beside the operations, with what its address asks for. Answers 400 for an address
 * that makes no sense, and the service's failures as problems.
 */
export function ownRoute<S extends Schema>(
  request: Request,
  {
    operation,
    action = operation,
    query,
    about,
    unattended = false,
    asksAgain = false,
  }: OwnRouteOptions<S>,
  handler: (caller: Caller, asked: Asked<S>) => Promise<Response>,
): Promise<Response> {
  const parsed = parseFields(query, Object.fromEntries(new URL(request.url).searchParams));
  const protection = {
    action,
    may: (role: Role) => mayDo(role, operation),
    unattended,
    asksAgain,
    ...(about && parsed.success && { about: about(parsed.data) }),
  };
  return protectedRoute(request, protection, async (context) => {
    try {
      if (!parsed.success) throw new InvalidInputError('query', parsed.fields);
      return await handler(requestCaller(context, request.headers), parsed.data);
    } catch (error) {
      const expected = problemOf(error, context.correlationId);
      if (expected === undefined) throw error;
      return expected;
    }
  });
}
