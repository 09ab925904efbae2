import './no-kept-frames.mjs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import next from 'next';
import { ADDRESS_HEADER, createFront } from './server.mjs';

/** The application's process, for production and for development: the framework behind our own server. */

/** Connections of one address, where that is a person's and not a proxy's. */
const PER_ADDRESS = 500;

const { NODE_ENV, HOST = '127.0.0.1', PORT = '3000', APP_URL, TRUSTED_PROXY_HOPS } = process.env;
const isDevelopment = NODE_ENV === 'development';
const isBehindProxy = Number(TRUSTED_PROXY_HOPS ?? 0) > 0;
const isOfThisMachine = /^(localhost|127\.|::1$)/.test(HOST);

/** @type {((answered: Promise<void>) => Promise<void>)[]} */
const endTasks = [];
globalThis.clinicAdminFront = {
  addressHeader: ADDRESS_HEADER,
  atEnd: (task) => void endTasks.push(task),
};

/** @type {import('./server.mjs').Handle} */
const handle = async (request, response) => {
  await prepared;
  return respond(request, response);
};
const { server, end } = createFront({
  handle,
  appUrl: APP_URL,
  isDevelopment,
  limits: isBehindProxy || isOfThisMachine ? {} : { perAddress: PER_ADDRESS },
});
server.on('error', (error) => {
  process.stderr.write(
    'code' in error && error.code === 'EADDRINUSE'
      ? // Somebody took the port since the launcher looked.
        `Port ${PORT} is in use. Stop what uses it or set PORT.\n`
      : `Cannot listen on ${HOST}, port ${PORT}: ${error.message}\n`,
  );
  process.exit(1);
});
server.listen(Number(PORT), HOST);
await once(server, 'listening');

const application = next({
  dev: isDevelopment,
  dir: process.cwd(),
  hostname: HOST,
  port: Number(PORT),
  // The framework listens for upgrades here and leaves the sockets of those it does not know open.
  // Nothing but its own reloading in development speaks WebSocket, so that in production it listens to
  // a server that nobody reaches, and an upgrade is answered like any other request.
  httpServer: isDevelopment ? server : createServer(),
});
const respond = application.getRequestHandler();
const prepared = application.prepare();

let isEnding = false;
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void finish());

async function finish() {
  // The launcher asks once, and once more when it ends itself.
  if (isEnding) return;
  isEnding = true;
  const answered = end();
  await Promise.all(endTasks.map((task) => task(answered)));
  await answered;
  await application.close();
  process.exit(0);
}

await prepared;
