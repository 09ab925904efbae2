import type { Hono } from 'hono';
import type { Exchange } from './exchange';

/** `/healthz`: the process answers. `/readyz`: so does its database. Neither needs a key. */
export function mountHealth(app: Hono<Exchange>, ping: () => Promise<void>): void {
  app.get('/healthz', (http) => http.json({ status: 'ok' }));
  app.get('/readyz', async (http) => {
    try {
      await ping();
      return http.json({ status: 'ok', database: 'ok' });
    } catch (error) {
      http.get('log').error({ err: error }, 'database does not answer');
      return http.json({ status: 'unavailable', database: 'unavailable' }, 503);
    }
  });
}
