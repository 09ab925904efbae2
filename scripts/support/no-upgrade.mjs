import { EventEmitter } from 'node:events';
import { Server } from 'node:http';

/**
 * Loaded into the application before anything else. Nothing here speaks WebSocket, but the
 * framework's listener leaves the socket of an upgrade it does not know open for ever, and anyone
 * can ask for one. Without a listener Node.js answers such a request like any other.
 * @this {Server}
 * @param {string} event
 * @param {(...given: any[]) => void} listener
 */
function on(event, listener) {
  return event === 'upgrade' ? this : EventEmitter.prototype.on.call(this, event, listener);
}

Object.assign(Server.prototype, { on });
