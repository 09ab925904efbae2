import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Gauge } from 'prom-client';
import { clinic } from '@/lib/server/clinic/clinic.server';
import { countEventStreams } from '@/lib/server/event-stream.server';
import { metrics } from './server/clinic/metrics';

/**
 * Answers `GET /metrics` on 127.0.0.1 and on nothing else. No label holds a name, an id or an address:
 * what is asked for is told by its kind alone, and what the clinic service does by its operation.
 */
export async function serveMetrics(port: number): Promise<void> {
  observeRequests();
  gauge('event_streams', 'Browsers that hang on a live agenda or chart.', () =>
    countEventStreams(),
  );
  gauge(
    'clinic_service_breakers_open',
    'Parts of the clinic service that are spared for now.',
    () => Object.values(clinic().client.breakers()).filter((state) => state !== 'closed').length,
  );
  const server = createServer(answer);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  // The process ends with the application, whoever still asks here.
  server.unref();
}

function gauge(name: string, help: string, value: () => number): void {
  new Gauge({
    name,
    help,
    registers: [metrics().registry],
    collect() {
      this.set(value());
    },
  });
}

function answer({ method, url }: IncomingMessage, response: ServerResponse): void {
  const { registry } = metrics();
  if (method !== 'GET' || url !== '/metrics') return void response.writeHead(404).end();
  registry.metrics().then(
    (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
    () => response.writeHead(500).end(),
  );
}

interface Told {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Node tells of every request of every server in this process, this one's included. */
function observeRequests(): void {
  const begun = new WeakMap<IncomingMessage, number>();
  subscribe('http.server.request.start', (message) => {
    begun.set((message as Told).request, performance.now());
  });
  subscribe('http.server.response.finish', (message) => {
    const { request, response } = message as Told;
    const at = begun.get(request);
    if (at === undefined) return;
    const status = `${Math.floor(response.statusCode / 100)}xx`;
    const labels = { kind: kindOf(request.url), method: request.method ?? '', status };
    metrics().requests.observe(labels, (performance.now() - at) / 1000);
  });
}

function kindOf(url = ''): string {
  if (url.startsWith('/api/clinic/')) return 'clinic';
  if (url.startsWith('/api/')) return 'api';
  if (url.startsWith('/_next/')) return 'asset';
  return /^\/(healthz|readyz|metrics)$/.test(url) ? 'health' : 'page';
}
