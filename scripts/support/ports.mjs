import { randomInt } from 'node:crypto';
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

/**
 * Below the ports that systems hand out by themselves. A program takes seconds until it listens, and
 * one of those could be somebody else's by then.
 */
const SPARE = { first: 20_000, last: 32_000 };
const ATTEMPTS = 1_000;

// At random: those who look at the same moment begin in different places.
let latest = randomInt(SPARE.first, SPARE.last);

/** A port of 127.0.0.1 that nobody listens on at this moment, another one each time. */
export async function sparePort() {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = latest >= SPARE.last ? SPARE.first : latest + 1;
    latest = port;
    if ((await tryListen('127.0.0.1', port)) === undefined) return port;
  }
  throw new Problem(`No port of 127.0.0.1 from ${SPARE.first} to ${SPARE.last} could be opened.`);
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
