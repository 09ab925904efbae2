import 'server-only';
import { type Protection, protectedRoute } from '@/lib/auth/protected-route';
import type { Caller } from '@/lib/clinic/caller';
import { InvalidInputError } from '@/lib/clinic/errors';
import { problemOf } from '@/lib/clinic/problem-of';
import { requestCaller } from '@/lib/clinic/request-caller';
import type { Schema } from '@/lib/contract/operation';
import { type Parsed, parseFields } from '@/lib/contract/parse';
import { mayCall } from '@/lib/rules/roles';

/**
 * Runs a handler of the agenda for whoever may see appointments, with what its address asks for.
 * Answers 400 for an address that makes no sense, and the service's failures as problems.
 */
export function agendaRoute<S extends Schema>(
  request: Request,
  query: S,
  handler: (
    caller: Caller,
    asked: Extract<Parsed<S>, { success: true }>['data'],
  ) => Promise<Response>,
  { unattended = false }: Pick<Protection, 'unattended'> = {},
): Promise<Response> {
  const may = (role: Parameters<typeof mayCall>[0]) => mayCall(role, 'appointments.list');
  return protectedRoute(
    request,
    { action: 'appointments.list', may, unattended },
    async (context) => {
      try {
        const asked = Object.fromEntries(new URL(request.url).searchParams);
        const parsed = parseFields(query, asked);
        if (!parsed.success) throw new InvalidInputError('query', parsed.fields);
        return await handler(requestCaller(context, request.headers), parsed.data);
      } catch (error) {
        const expected = problemOf(error, context.correlationId);
        if (expected === undefined) throw error;
        return expected;
      }
    },
  );
}
