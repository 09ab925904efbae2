import { createHash, randomBytes } from 'node:crypto';
import { EMBEDDED_API_KEY } from '@/lib/contract/api-key-value';

const PREFIX_LENGTH = 8;

/** A new key: `cs_` and 256 random bits. */
export function newApiKey(): string {
  return `cs_${randomBytes(32).toString('base64url')}`;
}

/** How a key is stored and looked up. */
export function hashApiKey(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}

/** Enough of a key to tell it from its neighbours in a list. */
export function apiKeyPrefix(value: string): string {
  return value.slice(0, PREFIX_LENGTH);
}

/** The key in an `Authorization` header, or undefined where there is none worth looking up. */
export function bearerKey(header: string | undefined): string | undefined {
  const [, value] = /^Bearer +(\S+) *$/i.exec(header ?? '') ?? [];
  return value !== undefined && EMBEDDED_API_KEY.test(value) ? value : undefined;
}
