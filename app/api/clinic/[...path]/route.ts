import type { Operation } from '@/lib/contract/operation';
import { type KnownOperation, operations } from '@/lib/contract/operations';
import { listPatients } from '@/lib/contract/patients';
import {
  ABOUT_PATIENT,
  CHECK_ONLY,
  IDEMPOTENCY_KEY,
  VERSION_PATTERN,
} from '@/lib/contract/wire/headers';
import { createMatcher } from '@/lib/contract/wire/match';
import { readJson } from '@/lib/contract/wire/read-json';
import { asksAgain, asksAgainFor, mayCall } from '@/lib/kit/rights';
import { asAttachment } from '@/lib/kit/text/file-name';
import { searchedAgain } from '@/lib/patients/search-again.server';
import { SIGN_IN_AGAIN } from '@/lib/queries/sign-in-again-signal';
import { protectedRoute } from '@/lib/server/auth/protected-route';
import { isJustSignedIn, type StaffSession } from '@/lib/server/auth/session';
import type { ServiceFile } from '@/lib/server/clinic/service-file';
import { safety } from '@/lib/server/db/clinic-settings.server';
import { auditObject } from '@/lib/server/door/audit-call';
import { encodedAnswer } from '@/lib/server/door/encoded-answer';
import { callOnBehalfOf, openFileOnBehalfOf } from '@/lib/server/door/on-behalf-of';
import { problemOf } from '@/lib/server/door/problem-of';
import { requestCaller } from '@/lib/server/door/request-caller';
import { problem } from '@/lib/server/http/problem';

const match = createMatcher(Object.values(operations));

interface RouteContext {
  readonly params: Promise<{ readonly path: readonly string[] }>;
}

/**
 * The operations of the clinic service, as the browser calls them. Method and path resolve to a declared
 * operation, or the answer is 404.
 */
async function handle(request: Request, { params }: RouteContext): Promise<Response> {
  const { path } = await params;
  const found = match(request.method, path);
  if (found.kind !== 'found') {
    return protectedRoute(
      request,
      { action: 'clinic.unknown', may: () => true },
      async (context) =>
        found.kind === 'unknown'
          ? problem(404, { code: 'NOT_FOUND', correlationId: context.correlationId })
          : problem(
              405,
              { code: 'METHOD_NOT_ALLOWED', correlationId: context.correlationId },
              { allow: found.allowed.join(', ') },
            ),
    );
  }
  const { operation } = found;
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return protectedRoute(
    request,
    {
      action: operation.id,
      may: (role) => mayCall(role, operation.id),
      asksAgain: asksAgain(operation.id),
      about: auditObject(operation, { params: found.params, query }),
    },
    async (context) => {
      const caller = requestCaller(context, request.headers);
      try {
        if (operation.envelope === 'file') {
          const asked = { params: found.params, query };
          return answerFile(await openFileOnBehalfOf(caller, operation, asked));
        }
        const body = operation.body === undefined ? undefined : await readJson(request);
        const isCheck = request.headers.has(CHECK_ONLY);
        if (!isCheck && (await wantsSignIn(operation, body, context.session))) {
          return problem(403, { code: SIGN_IN_AGAIN, correlationId: context.correlationId });
        }
        const data = await callOnBehalfOf(caller, operation, {
          params: found.params,
          query,
          body,
          ifMatch: request.headers.get('if-match') ?? undefined,
          idempotencyKey: request.headers.get(IDEMPOTENCY_KEY) ?? undefined,
          isCheck,
          aboutPatient: request.headers.get(ABOUT_PATIENT) ?? undefined,
        });
        const isSearch = operation.id === listPatients.id;
        return answerOf(operation, isSearch ? await searchedAgain(caller, query, data) : data);
      } catch (error) {
        const expected = problemOf(error, context.correlationId);
        if (expected === undefined) throw error;
        return expected;
      }
    },
  );
}

/** Whether so much money wants the password again. A password that was given just now counts. */
async function wantsSignIn(
  operation: KnownOperation,
  body: unknown,
  session: StaffSession,
): Promise<boolean> {
  if (operation.asksAgainAbove === undefined || isJustSignedIn(session)) return false;
  return asksAgainFor(operation, body, (await safety()).pesosUnasked);
}

function answerOf(operation: Operation, data: unknown): Response {
  if (data === undefined) return new Response(null, { status: 204 });
  if (typeof data !== 'object' || data === null) return Response.json(data);
  const body = encodedAnswer(data);
  return new Response(body, {
    headers: {
      'content-type': 'application/json',
      // With its length it goes out in one piece, not in chunks.
      'content-length': String(body.byteLength),
      ...etagOf(operation, data),
    },
  });
}

/** Whatever the service says it is, it is kept as a file and never shown as a page of ours. */
function answerFile({ contentType, fileName, length, stream }: ServiceFile): Response {
  return new Response(stream, {
    headers: {
      'content-type': contentType,
      'content-disposition': asAttachment(fileName),
      ...(length === undefined ? {} : { 'content-length': String(length) }),
    },
  });
}

/** What `If-Match` of a change is to say; a service may leave it out. */
function etagOf({ etag: member }: Operation, data: object): Record<string, string> {
  const version = member === undefined ? '' : String(Reflect.get(data, member) ?? '');
  return VERSION_PATTERN.test(version) ? { etag: `"${version}"` } : {};
}

export {
  handle as DELETE,
  handle as GET,
  handle as OPTIONS,
  handle as PATCH,
  handle as POST,
  handle as PUT,
};

// Said, so that the request is handed over as it is and not behind a proxy that watches its use.
export const dynamic = 'force-dynamic';
