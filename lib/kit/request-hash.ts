import { createHash } from 'node:crypto';

/** What a change asks for, parsed: two that ask for the same have the same hash. */
interface Asked {
  readonly operation: string;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly ifMatch: string | undefined;
}

/** SHA-256, in hexadecimal, whatever order the members came in. */
export function requestHash({ operation, params, query, body, ifMatch }: Asked): string {
  const text = JSON.stringify([operation, params, query, body, ifMatch], inOrder);
  return createHash('sha256').update(text).digest('hex');
}

function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
