import type { Operation } from '@/lib/contract/operation';
import { type KnownOperation, operations } from '@/lib/contract/operations';
import { ROLES, type Role } from '@/lib/contract/roles';
import { literalFirst } from '@/lib/contract/wire/match';
import { mayCallFor, mayDo } from '@/lib/kit/rights';
import { ownHandlers } from '@/lib/own-handlers';
import { type Api, OURS } from '../support/api';
import { holdsSecret } from '../support/stack';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'] as const;

/** Headers by which proxies, frameworks and attackers say who asks for what. None may count. */
const HOSTILE: readonly Readonly<Record<string, string>>[] = [
  {},
  { 'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy' },
  { 'x-middleware-subrequest': 'src/middleware:src/middleware:src/middleware' },
  { 'x-middleware-next': '1', 'x-middleware-override-headers': 'cookie' },
  { 'x-pathname': '/login', 'x-invoke-path': '/healthz', 'x-matched-path': '/healthz' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' },
  { 'x-original-url': '/healthz', 'x-rewrite-url': '/healthz', 'x-http-method-override': 'GET' },
  { 'x-role': 'admin', 'x-user': 'admin', authorization: 'Bearer admin' },
];

const [PLAIN = {}, ...TRICKS] = HOSTILE;

/**
 * What is refused is asked for plainly and with a trick: another one for each row in `npm test`, all of them
 * in `npm run test:long`. What is allowed needs none.
 */
function askedWith(row: number, allowed: boolean): typeof HOSTILE {
  if (allowed) return [PLAIN];
  return process.env.TEST_LONG ? HOSTILE : [PLAIN, TRICKS[row % TRICKS.length] ?? PLAIN];
}

const AT_ONCE = 8;

/** Everything that may be asked of our handlers, and what nobody may. */
interface Row {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether an operation is declared for it that this person may call. */
  readonly allowed: boolean;
  /** What the answer has to be where it is not allowed. */
  readonly refusals: readonly number[];
}

function ownRowsFor(role: Role | undefined): Row[] {
  return ownHandlers.flatMap(
    ({ path: template, right, rightWithoutPatient = right, method }, row) => {
      // Asked without what they need, which is no call, and a stream ends: who may is asked first.
      const path = template.replace(/\{\w+\}/g, 'nobody-at-all');
      const needed = rightWithoutPatient;
      const allowed = role !== undefined && (needed === 'signed-in' || mayDo(role, needed));
      const refusals = role === undefined ? [401] : [403];
      return askedWith(row, allowed).map((headers) => ({
        method,
        path,
        headers,
        allowed,
        refusals,
      }));
    },
  );
}

/** The table for one person, straight from the contract and the table of roles. */
function rowsFor(role: Role | undefined): Row[] {
  const declared: KnownOperation[] = Object.values(operations).sort(literalFirst);
  const paths = [...new Set(declared.map(({ path }) => path))];
  return paths.flatMap((template, place) =>
    METHODS.flatMap((method, index) => {
      const path = template.replace(/\{\w+\}/g, 'nobody-at-all');
      const operation = declared.filter((one) => one.method === method).find(serves(path));
      // No address here names a patient.
      const allowed =
        role !== undefined && operation !== undefined && mayCallFor(role, operation.id, undefined);
      const refusals = role === undefined ? [401] : operation === undefined ? [405] : [403];
      const row = { method, path: `/api/clinic${path}`, allowed, refusals };
      const number = place * METHODS.length + index;
      return askedWith(number, allowed).map((headers) => ({ ...row, headers }));
    }),
  );
}

/** `/findings/batch` is also the place of a finding with the id `batch`, for other methods. */
function serves(path: string) {
  return (operation: Operation) =>
    new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
}

/** Asks every row; what comes back that may not, one line each. */
export async function breaches(api: Api, role: Role | undefined): Promise<string[]> {
  const found: string[] = [];
  const session = { origin: api.url, ...OURS, cookie: await api.cookie() };
  const ask = async ({ method, path, headers, allowed, refusals }: Row) => {
    // An empty object is no patient and no key: where it is allowed, the contract refuses it.
    const hasBody = ['POST', 'PUT', 'PATCH'].includes(method);
    const response = await fetch(api.url + path, {
      method,
      redirect: 'manual',
      headers: { ...session, ...(hasBody && { 'content-type': 'application/json' }), ...headers },
      ...(hasBody && { body: '{}' }),
    });
    const told = JSON.stringify([...response.headers]) + (await response.text());
    if (holdsSecret(told)) found.push(`A secret in the answer to ${method} ${path}`);
    const { status } = response;
    if (allowed ? status === 401 || status === 403 || status >= 500 : !refusals.includes(status)) {
      found.push(`${role ?? 'nobody'} ${method} ${path} ${JSON.stringify(headers)}: ${status}`);
    }
  };
  const rows = [...rowsFor(role), ...ownRowsFor(role)];
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await Promise.all(rows.slice(start, start + AT_ONCE).map(ask));
  }
  return found;
}

/** Everybody who can ask: nobody in particular, and each role. */
export const ASKERS: readonly (Role | undefined)[] = [undefined, ...ROLES];
