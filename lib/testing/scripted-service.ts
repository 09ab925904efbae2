import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ScriptedService {
  readonly url: URL;
  readonly requests: {
    readonly method: string;
    readonly url: string;
    readonly headers: IncomingMessage['headers'];
    /** All of it once the request is answered. */
    readonly body: string;
  }[];
  /** How the next requests are answered. */
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  readonly close: () => Promise<void>;
}

/** A clinic service that answers as a test tells it to, on a free loopback port. */
export async function startScriptedService(): Promise<ScriptedService> {
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    const seen = { method, url, headers, body: '' };
    service.requests.push(seen);
    request.setEncoding('utf8').on('data', (chunk: string) => {
      seen.body += chunk;
    });
    request.on('end', () => service.answer(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const service: ScriptedService = {
    url: new URL(`http://127.0.0.1:${port}`),
    requests: [],
    answer: json(200, { data: [], pagination: { page: 1, limit: 20, total: 0, totalPages: 1 } }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}) {
  return (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}
