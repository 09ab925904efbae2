import * as z from 'zod/mini';
import { defineOperation } from './operation';
import { apiKeyRoutes } from './routes/api-key-routes';
import { idParams, instant, optional, pageOf, pageQuery, requiredText } from './schemas';
import { SCOPES } from './scopes';
import { ifReadable, membersOf, mended, withDefaults } from './wire/tolerant';

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

const listedKeys = pageOf(
  mended(apiKey, (sent) =>
    withDefaults(sent, ({ keyId, label, scopes }) => ({
      id: keyId,
      name: label ?? '',
      scopes: Array.isArray(scopes) ? scopes : [],
    })),
  ),
);

/** A list that comes without its pages is all there is. */
function asPage(sent: unknown): unknown {
  if (Array.isArray(sent)) return asPage({ data: sent });
  const members = membersOf(sent);
  if (members === undefined) return sent;
  const total = Array.isArray(members.data) ? members.data.length : 0;
  const alone = { page: 1, limit: Math.max(1, total), total, totalPages: 1 };
  return { ...members, pagination: { ...alone, ...membersOf(members.pagination) } };
}

export const listApiKeys = defineOperation(apiKeyRoutes.list, {
  summary: 'List active API keys',
  origin: 'documented',
  scope: 'admin',
  roles: ['admin'],
  concerns: { of: 'nothing' },
  envelope: 'bare',
  answerNotShown: true,
  query: z.object(pageQuery),
  // The contract shows no query.
  queryExtensions: ['page', 'limit'],
  response: mended(listedKeys, asPage),
});

export const createApiKey = defineOperation(apiKeyRoutes.create, {
  summary: 'Create an API key; its value is in this answer and never again',
  origin: 'extension',
  scope: 'admin',
  roles: ['admin'],
  asksAgain: true,
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

export const revokeApiKey = defineOperation(apiKeyRoutes.revoke, {
  summary: 'Revoke an API key',
  origin: 'documented',
  scope: 'admin',
  roles: ['admin'],
  asksAgain: true,
  concerns: { of: 'api-key', id: { param: 'id' } },
  envelope: 'A',
  answerNotShown: true,
  params: idParams,
  response: mended(z.object({ id: ifReadable(z.string()) }), (sent) => ({
    id: membersOf(sent)?.id ?? null,
  })),
});

const apiKeyUse = z.object({
  operation: z.string(),
  /** Those in the path and then in the query, in their order. */
  ids: z.array(z.string()),
  /** Equal calls within a minute are one. */
  count: z.int(),
  /** Of the last of them: when, and what was answered. */
  at: z.string(),
  lastStatus: z.int(),
});
export type ApiKeyUse = z.output<typeof apiKeyUse>;

export const listApiKeyUses = defineOperation(apiKeyRoutes.uses, {
  summary: 'List what an API key was used for in the last 90 days, newest first',
  origin: 'extension',
  scope: 'admin',
  roles: ['admin'],
  concerns: { of: 'nothing' },
  envelope: 'bare',
  params: idParams,
  query: z.object(pageQuery),
  response: pageOf(apiKeyUse),
});
