import { ownHandler } from '@/lib/queries/own-handler';
import type { ConnectionTest } from './test-connection.server';

export const connectionHandlers = {
  /** Asks the clinic service once, now; answers how it went and how long it took. */
  test: ownHandler<{ answer: ConnectionTest }>({
    method: 'POST',
    path: '/api/connection/test',
    right: 'connection.test',
  }),
};
