import type { Operation, OperationInput, OperationOutput, Route } from '@/lib/contract/operation';
import { ClinicProblem } from './problem';

/** Told to the shell when the session ended in the middle of work; it asks to sign in again. */
export const SESSION_ENDED_EVENT = 'clinic-admin:session-ended';

/** Told by the shell when the person has signed in again: what was refused may be asked anew. */
export const SESSION_RENEWED_EVENT = 'clinic-admin:session-renewed';

interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
}

/**
 * Calls an operation through our own `/api/clinic/*`; its declaration is named as the type alone. The
 * answer was checked by the server with that declaration, so it is not checked again here. Throws
 * `ClinicProblem`, or an `AbortError` when `signal` aborts.
 */
export async function browserCall<O extends Operation>(
  operation: Route<O>,
  input: OperationInput<O>,
  signal?: AbortSignal,
): Promise<OperationOutput<O>> {
  const { params = {}, query = {}, body } = input as Parts;
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  const suffix = search.size > 0 ? `?${search}` : '';
  const response = await send(`/api/clinic${path}${suffix}`, {
    method: operation.method,
    headers: {
      accept: 'application/json',
      'x-requested-with': 'clinic-admin',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  if (response.ok) return (await readJson(response)) as OperationOutput<O>;
  throw await toProblem(response);
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ClinicProblem(0, init.method === 'GET' ? 'OFFLINE' : 'OUTCOME_UNKNOWN');
  }
}

async function toProblem(response: Response): Promise<ClinicProblem> {
  const body = (await readJson(response)) as Partial<ClinicProblem> | undefined;
  const problem = new ClinicProblem(response.status, body?.code ?? 'UNEXPECTED', body);
  if (problem.code === 'SIGNED_OUT') window.dispatchEvent(new Event(SESSION_ENDED_EVENT));
  return problem;
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    if (response.ok) throw new ClinicProblem(response.status, 'UNEXPECTED');
    return undefined;
  }
}
