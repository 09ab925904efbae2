import * as z from 'zod/mini';
import { defineOperation } from './operation';
import { idParams, instant, optional, pageOf, pageQuery, requiredText } from './schemas';
import { SCOPES } from './scopes';

const apiKeyShape = {
  id: z.string(),
  name: z.string(),
  /** First characters of the key, enough to recognise it, useless to sign in with. */
  prefix: optional(z.string()),
  scopes: z._default(z.array(z.string()), []),
  createdAt: optional(z.string()),
  lastUsedAt: optional(z.string()),
  expiresAt: z.nullish(z.string()),
};

export const apiKey = z.object(apiKeyShape);
export type ApiKey = z.output<typeof apiKey>;

export const listApiKeys = defineOperation({
  id: 'api-keys.list',
  method: 'GET',
  path: '/api-keys',
  summary: 'List active API keys',
  origin: 'documented',
  scope: 'admin',
  concerns: { of: 'nothing' },
  envelope: 'bare',
  query: z.object(pageQuery),
  response: pageOf(apiKey),
});

export const createApiKey = defineOperation({
  id: 'api-keys.create',
  method: 'POST',
  path: '/api-keys',
  summary: 'Create an API key; its value is in this answer and never again',
  origin: 'extension',
  scope: 'admin',
  repeatable: true,
  answersSecret: 'key',
  concerns: { of: 'api-key', id: { answer: 'id' } },
  envelope: 'bare',
  status: 201,
  body: z.object({
    name: requiredText(100),
    scopes: z.array(z.enum(SCOPES)).check(z.minLength(1), z.maxLength(SCOPES.length)),
    expiresAt: z.optional(instant),
  }),
  response: z.object({
    ...apiKeyShape,
    /** Null where it was told before: it is kept nowhere. */
    key: z.nullable(z.string()),
  }),
});

export const revokeApiKey = defineOperation({
  id: 'api-keys.revoke',
  method: 'DELETE',
  path: '/api-keys/{id}',
  summary: 'Revoke an API key',
  origin: 'documented',
  scope: 'admin',
  concerns: { of: 'api-key', id: { param: 'id' } },
  envelope: 'A',
  params: idParams,
  response: z.object({ id: z.string() }),
});
