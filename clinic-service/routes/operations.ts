import type { Hono, Context as Http } from 'hono';
import { ID_PATTERN } from '@/lib/contract/limits';
import { API_PREFIX, type Operation } from '@/lib/contract/operation';
import { type KnownOperation, type OperationId, operations } from '@/lib/contract/operations';
import { literalFirst } from '@/lib/contract/wire/match';
import type { KeyUses } from '../api-keys/key-uses';
import { bearerKey } from '../auth/api-key-value';
import type { KeyRing } from '../auth/key-ring';
import type { Principal } from '../auth/principal';
import type { RateLimit } from '../auth/rate-limit';
import type { WrongKeys } from '../auth/wrong-keys';
import type { ServiceConfig } from '../config';
import { isPanic } from '../db/database-error';
import { AuthenticationError, MethodNotAllowedError } from '../errors';
import { withinDeadline } from './deadline';
import type { Exchange } from './exchange';
import { respondError } from './respond-error';
import { type CommonContext, runOperation } from './run-operation';

interface Door {
  readonly keys: KeyRing;
  readonly wrongKeys: WrongKeys;
}

interface Doors extends Door {
  readonly config: ServiceConfig;
  readonly uses: KeyUses;
  readonly rateLimit: RateLimit;
  readonly onPanic: () => void;
  readonly common: CommonContext;
}

/** Mounts every operation that is offered, and a 405 beside each path. */
export function mountOperations(app: Hono<Exchange>, doors: Doors): void {
  const offered = offeredOperations(doors.config.offer);
  const methods = new Map<string, Set<string>>();
  for (const operation of offered) {
    const path = routePath(operation);
    const beside = methods.get(path) ?? new Set(['OPTIONS']);
    methods.set(path, beside.add(operation.method));
    if (operation.method === 'GET') beside.add('HEAD');
    app.on(operation.method, path, (http) => answer(operation.id, http, doors));
  }
  for (const [path, allowed] of methods) {
    const allow = [...allowed].sort();
    app.on(
      'OPTIONS',
      path,
      () => new Response(null, { status: 204, headers: { Allow: allow.join(', ') } }),
    );
    app.all(path, (http) => respondError(http, new MethodNotAllowedError(allow)));
  }
}

/** A service of the documented operations alone says nothing at all to who has no key. */
export function mountKeyFirst(app: Hono<Exchange>, door: Door): void {
  app.use(`${API_PREFIX}/*`, async (http, next) => {
    await authenticate(http, door);
    return next();
  });
}

/** In the order in which their paths are tried. */
export function offeredOperations(offer: ServiceConfig['offer']): KnownOperation[] {
  return Object.values(operations)
    .filter(({ origin }) => offer === 'all' || origin === 'documented')
    .sort(literalFirst);
}

function routePath(operation: Operation): string {
  return `${API_PREFIX}${operation.path.replace(/\{(\w+)\}/g, ':$1')}`;
}

async function answer(id: OperationId, http: Http<Exchange>, doors: Doors): Promise<Response> {
  let caller: Principal | undefined;
  const answered = await run(id, http, doors, (principal) => {
    caller = principal;
  });
  if (caller !== undefined) {
    const asked = Object.entries(http.req.query()).flatMap(([name, value]) =>
      name.endsWith('Id') ? [value] : [],
    );
    const ids = [...Object.values(http.req.param()), ...asked].filter((each) =>
      ID_PATTERN.test(each),
    );
    doors.uses.note(caller, { operation: id, ids, status: answered.status });
  }
  return answered;
}

async function run(
  id: OperationId,
  http: Http<Exchange>,
  doors: Doors,
  onCaller: (principal: Principal) => void,
): Promise<Response> {
  try {
    return await withinDeadline(doors.config.deadlineMs, async () => {
      const principal = await authenticate(http, doors);
      onCaller(principal);
      await doors.rateLimit(principal.keyId);
      return runOperation(id, http, doors.common, principal, doors.config);
    });
  } catch (error) {
    const answered = respondError(http, error, operations[id]);
    if (isPanic(error)) doors.onPanic();
    return answered;
  }
}

/** A right key is never held up by wrong ones: it is looked up before they are counted. */
async function authenticate(http: Http<Exchange>, { keys, wrongKeys }: Door): Promise<Principal> {
  const value = bearerKey(http.req.header('authorization'));
  if (value === undefined) throw new AuthenticationError();
  const principal = await keys.resolve(value);
  if (principal !== undefined) return principal;
  await wrongKeys(http.env.address, value);
  throw new AuthenticationError();
}
