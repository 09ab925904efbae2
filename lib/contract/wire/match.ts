import { ID_PATTERN } from '@/lib/contract/limits';
import type { Operation } from '@/lib/contract/operation';
import type { Method } from '@/lib/contract/route';

export type Match<O extends Operation> =
  | {
      readonly kind: 'found';
      readonly operation: O;
      readonly params: Record<string, string>;
    }
  | { readonly kind: 'wrong-method'; readonly allowed: readonly Method[] }
  | { readonly kind: 'unknown' };

/**
 * Resolves a method and decoded path segments (below the version prefix) to an operation.
 * Literal segments win over parameters, a parameter only accepts an id, anything else is unknown:
 * this is the allow-list of the application.
 */
export function createMatcher<O extends Operation>(operations: Iterable<O>) {
  const candidates = [...operations].sort(literalFirst).map((operation) => ({
    operation,
    segments: operation.path.slice(1).split('/'),
  }));

  return (method: string, segments: readonly string[]): Match<O> => {
    const allowed: Method[] = [];
    for (const { operation, segments: template } of candidates) {
      const params = matchSegments(template, segments);
      if (params === undefined) continue;
      if (operation.method === method) return { kind: 'found', operation, params };
      allowed.push(operation.method);
    }
    return allowed.length > 0 ? { kind: 'wrong-method', allowed } : { kind: 'unknown' };
  };
}

/** The order in which paths are tried: `/patients/search` must not be taken for an id. */
export function literalFirst(a: Operation, b: Operation): number {
  return parameterCount(a) - parameterCount(b);
}

function parameterCount({ path }: Operation): number {
  return path.split('{').length - 1;
}

function matchSegments(
  template: readonly string[],
  segments: readonly string[],
): Record<string, string> | undefined {
  if (template.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, expected] of template.entries()) {
    const actual = segments[index] ?? '';
    if (expected.startsWith('{')) {
      if (!ID_PATTERN.test(actual)) return undefined;
      params[expected.slice(1, -1)] = actual;
    } else if (expected !== actual) {
      return undefined;
    }
  }
  return params;
}
