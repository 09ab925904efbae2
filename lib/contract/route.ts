export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What an administrator looks for together on the audit trail. */
export const ACTION_GROUPS = ['views', 'changes', 'copies', 'access', 'security'] as const;
export type ActionGroup = (typeof ACTION_GROUPS)[number];

interface DeclaredRoute<Id extends string> {
  /** `<resource>.<verb>`, also the first element of the query key. */
  readonly id: Id;
  readonly method: Method;
  /** Path template below the prefix: `/patients/{id}`. Every `{name}` is a key of `params`. */
  readonly path: `/${string}`;
  readonly audit: ActionGroup;
}

/**
 * Declares where an operation is: the only place that says so. It is without schemas, since the browser
 * calls by it. On the trail a read is a view and any other a change, where `audit` does not say otherwise.
 */
export function defineRoute<const Id extends string>(
  route: Omit<DeclaredRoute<Id>, 'audit'> & { readonly audit?: ActionGroup },
): DeclaredRoute<Id> {
  return { ...route, audit: route.audit ?? (route.method === 'GET' ? 'views' : 'changes') };
}
