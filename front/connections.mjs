/**
 * Caps the connections of one address, and ends all of a server's connections in good order: Node.js
 * closes neither a connection that has not sent anything yet nor one that becomes idle later.
 * @param {import('node:http').Server} server
 * @param {{ perAddress: number | undefined }} limits
 */
export function watchConnections(server, { perAddress = Number.POSITIVE_INFINITY }) {
  /** @type {Set<import('node:net').Socket>} */
  const open = new Set();
  /** @type {Map<import('node:http').ServerResponse, import('node:net').Socket>} */
  const answering = new Map();
  /** @type {Map<string, number>} */
  const byAddress = new Map();
  let isEnding = false;

  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    const count = byAddress.get(address) ?? 0;
    if (count >= perAddress) return socket.destroy();
    byAddress.set(address, count + 1);
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      const left = (byAddress.get(address) ?? 0) - 1;
      if (left > 0) byAddress.set(address, left);
      else byAddress.delete(address);
    });
  });

  server.on('request', ({ socket }, response) => {
    answering.set(response, socket);
    if (isEnding) response.setHeader('Connection', 'close');
    response.once('close', () => {
      answering.delete(response);
      if (isEnding && !isBusy(socket)) socket.destroySoon();
    });
  });

  /** @param {import('node:net').Socket} socket */
  const isBusy = (socket) => [...answering.values()].includes(socket);

  return {
    /** Stops listening, lets requests finish, and resolves once no connection is left. */
    async end() {
      isEnding = true;
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of open) if (!isBusy(socket)) socket.destroy();
      for (const response of answering.keys()) {
        if (!response.headersSent) response.setHeader('Connection', 'close');
      }
      await closed;
    },
  };
}
