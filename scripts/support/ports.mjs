import { createServer } from 'node:net';
import { Problem } from './problem.mjs';

/**
 * Throws a `Problem` when the address cannot be listened on.
 * @param {{ host: string, port: number, setting: string }} address and the setting that chooses the port
 */
export async function requireFreePort({ host, port, setting }) {
  const code = await tryListen(host, port);
  if (code === undefined) return;
  if (code === 'EADDRINUSE') {
    throw new Problem(
      `Port ${port} on ${host} is in use by another program: stop it, or choose another port with ${setting}.`,
    );
  }
  if (code === 'EACCES') {
    throw new Problem(
      `Port ${port} on ${host} is not ours to open: choose another with ${setting}.`,
    );
  }
  throw new Problem(`Cannot listen on ${host}, port ${port}: ${code}.`);
}

/** A port of 127.0.0.1 that nobody listens on at this moment. */
export function sparePort() {
  return new Promise((/** @type {(port: number) => void} */ resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = address !== null && typeof address === 'object' ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<string | undefined>} the error code of the refusal
 */
function tryListen(host, port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) =>
      resolve('code' in error && typeof error.code === 'string' ? error.code : error.message),
    );
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
