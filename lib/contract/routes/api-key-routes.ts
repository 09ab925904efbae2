import { defineRoute } from '@/lib/contract/route';

/* The operations on API keys, without their schemas: the browser calls by these. */

export const apiKeyRoutes = {
  list: defineRoute({ id: 'api-keys.list', method: 'GET', path: '/api-keys', audit: 'security' }),
  create: defineRoute({
    id: 'api-keys.create',
    method: 'POST',
    path: '/api-keys',
    audit: 'security',
  }),
  revoke: defineRoute({
    id: 'api-keys.revoke',
    method: 'DELETE',
    path: '/api-keys/{id}',
    audit: 'security',
  }),
  uses: defineRoute({
    id: 'api-keys.uses',
    method: 'GET',
    path: '/api-keys/{id}/uses',
    audit: 'security',
  }),
};
