import 'server-only';
import type { AuditEntry } from '@/lib/audit/audit-entry';
import { type Protection, protectedRoute } from '@/lib/auth/protected-route';
import { recordShown } from '@/lib/clinic/audit-call';
import type { Caller } from '@/lib/clinic/caller';
import { InvalidInputError } from '@/lib/clinic/errors';
import { ownRow } from '@/lib/clinic/own-row';
import { problemOf } from '@/lib/clinic/problem-of';
import { requestCaller } from '@/lib/clinic/request-caller';
import type { Schema } from '@/lib/contract/operation';
import { type Parsed, parseFields } from '@/lib/contract/parse';
import { mayCall, type Role } from '@/lib/rules/roles';

type Asked<S extends Schema> = Extract<Parsed<S>, { success: true }>['data'];

interface Deed<S extends Schema> {
  readonly action: AuditEntry['action'];
  readonly about: (asked: Asked<S>) => Pick<AuditEntry, 'patientId' | 'detail'>;
}

interface AgendaRouteOptions<S extends Schema> extends Pick<Protection, 'unattended'> {
  /** A name of its own on the audit trail, for what no operation of the service leaves there. */
  readonly trail?: Deed<S>;
}

/**
 * Runs a handler of the agenda for whoever may see appointments, with what its address asks for.
 * Answers 400 for an address that makes no sense, and the service's failures as problems.
 */
export function agendaRoute<S extends Schema>(
  request: Request,
  query: S,
  handler: (caller: Caller, asked: Asked<S>) => Promise<Response>,
  { unattended = false, trail }: AgendaRouteOptions<S> = {},
): Promise<Response> {
  const may = (role: Role) => mayCall(role, 'appointments.list');
  const parsed = parseFields(query, Object.fromEntries(new URL(request.url).searchParams));
  const action = trail?.action ?? 'appointments.list';
  const about = trail && parsed.success ? trail.about(parsed.data) : {};
  return protectedRoute(request, { action, may, unattended, about }, async (context) => {
    const { correlationId } = context;
    try {
      if (!parsed.success) throw new InvalidInputError('query', parsed.fields);
      const caller = requestCaller(context, request.headers);
      const response = await handler(caller, parsed.data);
      if (trail) {
        await recordShown(caller, ownRow(caller, action, about));
      }
      return response;
    } catch (error) {
      const expected = problemOf(error, correlationId);
      if (expected === undefined) throw error;
      return expected;
    }
  });
}
