import type { Route } from './operation';

/** Where API keys are made, looked into and revoked, without their schemas: the browser calls by these. */
export const apiKeyRoutes = {
  create: { id: 'api-keys.create', method: 'POST', path: '/api-keys' },
  uses: { id: 'api-keys.uses', method: 'GET', path: '/api-keys/{id}/uses' },
  revoke: { id: 'api-keys.revoke', method: 'DELETE', path: '/api-keys/{id}' },
} as const satisfies Record<string, Route>;
