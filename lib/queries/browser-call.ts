import type { Operation, OperationInput, OperationOutput, Route } from '@/lib/contract/operation';
import { callHandler } from './call-handler';

interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  readonly ifMatch?: string;
  readonly idempotencyKey?: string;
}

/** How a change is asked for, beside its input. */
interface Asking {
  readonly signal?: AbortSignal | undefined;
  readonly isCheck?: boolean | undefined;
  readonly aboutPatient?: string | undefined;
}

/**
 * Calls an operation through our own `/api/clinic/*`; its declaration is named as the type alone. The
 * answer was checked by the server with that declaration, so it is not checked again here. Throws as
 * `callHandler` does.
 */
export async function browserCall<O extends Operation>(
  operation: Route<O>,
  input: OperationInput<O>,
  asking: Asking = {},
): Promise<OperationOutput<O>> {
  const { params = {}, query = {}, body, ifMatch, idempotencyKey } = input as Parts;
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  const suffix = search.size > 0 ? `?${search}` : '';
  const answer = await callHandler(operation.method, `/api/clinic${path}${suffix}`, {
    body,
    ifMatch,
    idempotencyKey,
    ...asking,
  });
  return answer as OperationOutput<O>;
}
