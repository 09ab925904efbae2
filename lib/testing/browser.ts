import { CHECK_ONLY } from '@/lib/contract/wire/headers';
import { ORIGIN, SOCKET_ADDRESS } from './application';

type Handler = (request: Request) => Promise<Response>;

interface Sent {
  readonly method?: string;
  readonly body?: unknown;
  readonly ifMatch?: string;
  readonly idempotencyKey?: string;
  readonly isCheck?: boolean;
}

/** What a browser at one address does with our handlers: keeps cookies, says where it comes from. */
export class Browser {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly address = '127.0.0.1') {}

  async send(
    handler: Handler,
    { method = 'POST', body, ifMatch, idempotencyKey, isCheck = false }: Sent = {},
  ): Promise<Response> {
    const headers = new Headers({
      origin: ORIGIN,
      'sec-fetch-site': 'same-origin',
      'x-requested-with': 'clinic-admin',
      [SOCKET_ADDRESS]: this.address,
    });
    for (const [name, value] of this.headers()) headers.set(name, value);
    if (ifMatch !== undefined) headers.set('if-match', ifMatch);
    if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey);
    if (isCheck) headers.set(CHECK_ONLY, '1');
    if (body !== undefined) headers.set('content-type', 'application/json');
    const request = new Request(`${ORIGIN}/`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const response = await handler(request);
    this.keep(response.headers.getSetCookie());
    return response;
  }

  /** Headers of the next request, with the cookies kept so far. */
  headers(): Headers {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return new Headers(cookie === '' ? {} : { cookie });
  }

  cookie(name: string): string | undefined {
    return this.cookies.get(name);
  }

  /** A second browser with the same cookies: what somebody who copied them has. */
  copy(): Browser {
    const other = new Browser(this.address);
    for (const [name, value] of this.cookies) other.cookies.set(name, value);
    return other;
  }

  private keep(setCookies: readonly string[]): void {
    for (const cookie of setCookies) {
      const [pair = '', ...attributes] = cookie.split(';');
      const equals = pair.indexOf('=');
      const name = pair.slice(0, equals);
      if (attributes.some((text) => /^\s*max-age=0$/i.test(text))) this.cookies.delete(name);
      else this.cookies.set(name, pair.slice(equals + 1));
    }
  }
}
