import type { Method, Operation } from './operation';
import { ID_PATTERN } from './schemas';

export type Match<O extends Operation> =
  | {
      readonly kind: 'found';
      readonly operation: O;
      readonly params: Record<string, string>;
    }
  | { readonly kind: 'wrong-method'; readonly allowed: readonly Method[] }
  | { readonly kind: 'unknown' };

interface Route<O extends Operation> {
  readonly operation: O;
  readonly segments: readonly string[];
}

/**
 * Resolves a method and decoded path segments (below the version prefix) to an operation.
 * Literal segments win over parameters, a parameter only accepts an id, anything else is unknown:
 * this is the allow-list of the application and the router of the service.
 */
export function createMatcher<O extends Operation>(operations: Iterable<O>) {
  const routes: Route<O>[] = [...operations].map((operation) => ({
    operation,
    segments: operation.path.slice(1).split('/'),
  }));
  routes.sort((a, b) => parameterCount(a) - parameterCount(b));

  return (method: string, segments: readonly string[]): Match<O> => {
    const allowed: Method[] = [];
    for (const route of routes) {
      const params = matchSegments(route.segments, segments);
      if (params === undefined) continue;
      if (route.operation.method === method) {
        return { kind: 'found', operation: route.operation, params };
      }
      allowed.push(route.operation.method);
    }
    return allowed.length > 0 ? { kind: 'wrong-method', allowed } : { kind: 'unknown' };
  };
}

function parameterCount(route: Route<Operation>): number {
  return route.segments.filter((segment) => segment.startsWith('{')).length;
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
