import { API_PREFIX } from '@/lib/contract/operation';

interface CallOptions {
  readonly key?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A service under test: over HTTP, or where a test gives `answer`, in its own process. */
export interface Called {
  readonly baseUrl: string;
  readonly answer?: (request: Request) => Response | Promise<Response>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON, the bytes of anything else; undefined where there is no body. */
  readonly body: unknown;
}

/** Calls a service as any client would; `path` is below the version prefix. */
export async function call(
  { baseUrl, answer = fetch }: Called,
  method: string,
  path: string,
  { key, body, headers }: CallOptions = {},
): Promise<Answer> {
  const request = new Request(`${baseUrl}${API_PREFIX}${path}`, {
    method,
    headers: {
      ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const response = await answer(request);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return {
    status: response.status,
    headers: response.headers,
    body: parsed(bytes, response.headers.get('content-type')),
  };
}

function parsed(bytes: Uint8Array, type: string | null): unknown {
  if (bytes.byteLength === 0) return undefined;
  return type?.startsWith('application/json') ? JSON.parse(new TextDecoder().decode(bytes)) : bytes;
}
