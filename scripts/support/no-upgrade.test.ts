import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import './no-upgrade.mjs';

test('an upgrade is answered like any other request, whoever would have kept its socket', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(404).end();
  });
  let kept = 0;
  server.on('upgrade', () => {
    kept += 1;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  try {
    const request = get({
      port,
      host: '127.0.0.1',
      headers: { connection: 'Upgrade', upgrade: 'websocket' },
    });
    const [response]: IncomingMessage[] = await once(request, 'response');
    expect(response?.statusCode).toBe(404);
    response?.resume();
    expect(kept).toBe(0);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
