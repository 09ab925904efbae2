import { callHandler } from './call-handler';
import type { OwnHandler } from './own-handler';

type QueryOf<T> = T extends { readonly query: infer Query } ? { readonly query: Query } : object;
type BodyOf<T> = T extends { readonly body: infer Body } ? { readonly body: Body } : object;

type ParamsOf<T> = T extends { readonly params: infer Params }
  ? { readonly params: Params }
  : object;

/** What a handler is asked with; `signal` ends the call. */
type AskedOf<T> = ParamsOf<T> & QueryOf<T> & BodyOf<T> & { readonly signal?: AbortSignal };

interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: object;
  readonly body?: object;
}

/** Calls a declared handler of our own. Throws as `callHandler` does. */
export async function callOwn<T extends { readonly answer: unknown }>(
  { method, path }: OwnHandler<T>,
  { signal, ...asked }: AskedOf<T>,
): Promise<T['answer']> {
  const { params = {}, query, body } = asked as Parts;
  const called = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''));
  const address = `${called}${searchOf(query)}` as typeof path;
  return callHandler(method, address, { body, ...(signal && { signal }) });
}

/** As an address has it, with the question mark; empty where nothing is asked. */
export function searchOf(query: object = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `?${search}` : '';
}
