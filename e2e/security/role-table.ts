import { literalFirst } from '@/lib/contract/match';
import type { Operation } from '@/lib/contract/operation';
import { type KnownOperation, operations } from '@/lib/contract/operations';
import { mayCall, mayDo, type Right, ROLES, type Role } from '@/lib/rules/roles';
import type { Api } from '../support/api';

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

/**
 * Our own handlers, beside the one door to the operations. Asked without what they need, which is no
 * call, and a stream ends: whether somebody may is asked first.
 */
export const OWN_HANDLERS: readonly {
  readonly path: string;
  /** `signed-in`: one's own account, which every role has. */
  readonly operation: Right | 'signed-in';
  readonly method?: 'POST';
}[] = [
  { path: '/api/account/password', operation: 'signed-in', method: 'POST' },
  { path: '/api/account/sessions', operation: 'signed-in', method: 'POST' },
  { path: '/api/agenda', operation: 'appointments.list' },
  { path: '/api/agenda/directory', operation: 'appointments.list' },
  { path: '/api/agenda/history', operation: 'appointments.list' },
  { path: '/api/agenda/openings', operation: 'appointments.list' },
  { path: '/api/agenda/patient', operation: 'appointments.list' },
  { path: '/api/agenda/stream', operation: 'appointments.list' },
  { path: '/api/agenda/upcoming', operation: 'appointments.list' },
  { path: '/api/odontogram/catalog?locale=es-CO', operation: 'odontogram.catalog' },
  { path: '/api/odontogram/favourites', operation: 'odontogram.catalog' },
  { path: '/api/odontogram/export', operation: 'odontogram.read' },
  { path: '/api/odontogram/stream', operation: 'odontogram.read' },
  { path: '/api/odontogram/favourites', operation: 'odontogram.catalog', method: 'POST' },
  { path: '/api/prescriptions/favourites', operation: 'prescriptions.create', method: 'POST' },
  { path: '/api/settings/clinic', operation: 'clinic.settings', method: 'POST' },
  { path: '/api/staff/invitations', operation: 'staff.manage', method: 'POST' },
  { path: '/api/staff/nobody-at-all', operation: 'staff.manage', method: 'POST' },
  { path: '/api/billing/appointment', operation: 'invoices.list' },
  { path: '/api/billing/plan', operation: 'invoices.create' },
  { path: '/api/billing/payments/totals', operation: 'payments.list' },
  { path: '/api/billing/patient-shares/totals', operation: 'patient-shares.list' },
  { path: '/api/billing/patient-shares/export?locale=es-CO', operation: 'patient-shares.list' },
  { path: '/api/audit/export?locale=es-CO', operation: 'audit.list' },
  { path: '/api/audit/print', operation: 'signed-in', method: 'POST' },
  { path: '/api/audit/verify', operation: 'audit.list', method: 'POST' },
  { path: '/api/changes/settle', operation: 'signed-in', method: 'POST' },
  { path: '/api/connection/test', operation: 'connection.test', method: 'POST' },
];

function ownRowsFor(role: Role | undefined): Row[] {
  return OWN_HANDLERS.flatMap(({ path, operation, method = 'GET' }) => {
    const allowed = role !== undefined && (operation === 'signed-in' || mayDo(role, operation));
    const refusals = role === undefined ? [401] : [403];
    return (allowed ? HOSTILE.slice(0, 1) : HOSTILE).map((headers) => ({
      method,
      path,
      headers,
      allowed,
      refusals,
    }));
  });
}

/** The table for one person, straight from the contract and the table of roles. */
function rowsFor(role: Role | undefined): Row[] {
  const declared: KnownOperation[] = Object.values(operations).sort(literalFirst);
  const paths = [...new Set(declared.map(({ path }) => path))];
  return paths.flatMap((template) =>
    METHODS.flatMap((method) => {
      const path = template.replace(/\{\w+\}/g, 'nobody-at-all');
      const operation = declared.filter((one) => one.method === method).find(serves(path));
      const allowed = role !== undefined && operation !== undefined && mayCall(role, operation.id);
      const refusals = role === undefined ? [401] : operation === undefined ? [405] : [403];
      const row = { method, path: `/api/clinic${path}`, allowed, refusals };
      // What is allowed needs no trick.
      return (allowed ? HOSTILE.slice(0, 1) : HOSTILE).map((headers) => ({ ...row, headers }));
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
  const ask = async ({ method, path, headers, allowed, refusals }: Row) => {
    // An empty object is no patient and no key: where it is allowed, the contract refuses it.
    const body = ['POST', 'PUT', 'PATCH'].includes(method) ? {} : undefined;
    const response = await api.send(method, path, body, headers);
    const status = response.status();
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
