import { createHash, randomBytes } from 'node:crypto';

/** As long as any key we made, with room for keys a clinic chose itself. */
const VALUE_PATTERN = /^[\x21-\x7e]{16,256}$/;
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
  return value !== undefined && VALUE_PATTERN.test(value) ? value : undefined;
}
