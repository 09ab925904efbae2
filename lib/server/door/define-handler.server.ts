import 'server-only';
import type { Schema } from '@/lib/contract/operation';
import type { Role } from '@/lib/contract/roles';
import { type Parsed, parseFields } from '@/lib/contract/wire/parse';
import { mayDo } from '@/lib/kit/rights';
import type { OwnHandler } from '@/lib/queries/own-handler';
import type { AuditEntry } from '@/lib/server/audit/audit-entry';
import { protectedRoute } from '@/lib/server/auth/protected-route';
import { InvalidInputError } from '@/lib/server/clinic/errors';
import { answer } from '@/lib/server/http/answer';
import { parseBody } from '@/lib/server/http/body';
import { recordShown } from './audit-call';
import type { Caller } from './caller';
import { ownRow } from './own-row';
import { problemOf } from './problem-of';
import { requestCaller } from './request-caller';

type Read<S extends Schema | undefined> = S extends Schema
  ? Extract<Parsed<S>, { success: true }>['data']
  : undefined;
type About = Pick<AuditEntry, 'patientId' | 'detail'>;

interface Reads<Query extends Schema | undefined, Body extends Schema | undefined> {
  readonly query?: Query;
  readonly body?: Body;
  /** Whom or what its address is about, as a refusal has it on the trail. */
  readonly about?: (query: Read<Query>) => About;
  /** Each answer is a row of its own on the trail, where no operation leaves one. */
  readonly leavesRow?: true;
}

interface Input<Query extends Schema | undefined, Body extends Schema | undefined> {
  readonly query: Read<Query>;
  readonly body: Read<Body>;
  /** Parts of the path, by their names. */
  readonly params: Readonly<Record<string, string>>;
  readonly request: Request;
}

/** What the framework hands over beside the request. */
interface RouteContext {
  readonly params: Promise<Readonly<Record<string, string>>>;
}

/**
 * Makes a declared handler answer the people who have its right, with its query and body as read.
 * `run` gives the answer's body, or a whole response. Answers 400 for input that makes no sense, and the
 * service's failures as problems.
 */
export function defineHandler<
  T extends { readonly answer: unknown },
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(
  handler: OwnHandler<T>,
  { query, body, about, leavesRow }: Reads<Query, Body>,
  run: (caller: Caller, input: Input<Query, Body>) => Promise<T['answer'] | Response>,
): (request: Request, route?: RouteContext) => Promise<Response> {
  const { right, rightWithoutPatient = right, asksAgain = false, unattended = false } = handler;
  const action = handler.action ?? (right === 'signed-in' ? undefined : right);
  if (action === undefined) throw new Error(`${handler.path} has no name on the trail`);
  return (request, route) => {
    const asked = Object.fromEntries(new URL(request.url).searchParams);
    const parsed = query && parseFields<Schema>(query, asked);
    const isRead = parsed === undefined || parsed.success;
    const read = (parsed?.success ? parsed.data : undefined) as Read<Query>;
    const whom = (isRead && about?.(read)) || {};
    const needed = asked.patientId === undefined ? rightWithoutPatient : right;
    const may = (role: Role) => needed === 'signed-in' || mayDo(role, needed);
    const protection = { action, may, asksAgain, unattended, about: whom };
    return protectedRoute(request, protection, async (context) => {
      try {
        if (parsed && !parsed.success) throw new InvalidInputError('query', parsed.fields);
        const caller = requestCaller(context, request.headers);
        const said = (body && (await parseBody(request, body))) as Read<Body>;
        const made = await run(caller, {
          query: read,
          body: said,
          params: (await route?.params) ?? {},
          request,
        });
        if (leavesRow) await recordShown(caller, ownRow(caller, action, whom));
        return made instanceof Response ? made : answer(made as object);
      } catch (error) {
        const expected = problemOf(error, context.correlationId);
        if (expected === undefined) throw error;
        return expected;
      }
    });
  };
}
