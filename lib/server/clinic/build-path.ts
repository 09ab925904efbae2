import { ID_PATTERN } from '@/lib/contract/limits';
import { API_PREFIX } from '@/lib/contract/operation';

type Scalar = string | number | boolean;

/**
 * Path and query of a call below `base`. Ids must have the shape of an id: `encodeURIComponent`
 * alone leaves `..` as it is. The result is checked to be just the template filled in.
 */
export function buildPath(
  base: URL,
  template: string,
  params: Readonly<Record<string, unknown>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (typeof value !== 'string' || !ID_PATTERN.test(value)) {
      throw new TypeError(`path parameter ${name} is not an id`);
    }
    return value;
  });
  const expected = `${base.pathname.replace(/\/$/, '')}${API_PREFIX}${filled}`;
  const url = new URL(expected, base.origin);
  if (url.origin !== base.origin || url.pathname !== expected) {
    throw new TypeError(`path ${expected} is not what it was built to be`);
  }
  for (const [name, value] of Object.entries(query)) {
    if (isScalar(value) && value !== '') url.searchParams.set(name, String(value));
  }
  return url.pathname + url.search;
}

function isScalar(value: unknown): value is Scalar {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
