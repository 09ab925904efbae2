import { once } from 'node:events';
import { connect } from 'node:net';
import { farDay } from './support/appointments';
import { expect, test } from './support/http-fixtures';
import { EMPTY_CLINIC } from './support/stack';

test.use({ stackOptions: EMPTY_CLINIC });

/** Milliseconds after which the launcher would end it by force. */
const PATIENCE = 10_000;

test('told to stop, the application ends streams, and waits for no connection that is idle', async ({
  apiOf,
  ownStack,
}) => {
  const api = await apiOf('receptionist');
  const cookie = await api.cookie();
  const date = farDay();
  const stream = await fetch(`${ownStack.url}/api/agenda/stream?from=${date}&to=${date}`, {
    headers: { cookie },
  });
  const { hostname, port } = new URL(ownStack.url);
  const waiting = ['', 'GET / HTTP/1.1\r\nHost: ', 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'].map(
    async (sent) => {
      const socket = connect(Number(port), hostname).resume();
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(sent);
      return { closed: new Promise((resolve) => socket.once('close', resolve)) };
    },
  );
  const sockets = await Promise.all(waiting);
  const began = performance.now();
  const stopped = ownStack.stopApplication();
  expect(await stream.text()).toContain('retry:');
  await Promise.all(sockets.map(({ closed }) => closed));
  await stopped;
  expect(performance.now() - began).toBeLessThan(PATIENCE / 2);
});
