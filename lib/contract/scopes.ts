/**
 * Scopes of an API key. Areas are the published ones; `:read|:write|:manage` is our spelling
 * (the contract shows "Read yes / Write yes" per area but no string form).
 */
export const SCOPES = [
  'patients:read',
  'patients:write',
  'appointments:read',
  'appointments:write',
  'appointments:manage',
  'billing:read',
  'billing:write',
  'emr:read',
  'emr:write',
  'clinical-procedures:read',
  'clinical-procedures:write',
  'locations:read',
  'admin',
] as const;

export type Scope = (typeof SCOPES)[number];

/** Write implies read of the same area, manage implies write. `admin` is about keys only. */
const IMPLIED: Readonly<Record<string, readonly string[]>> = {
  write: ['read'],
  manage: ['read', 'write'],
};

/** Whether a key that was granted `granted` may call an operation that needs `needed`. */
export function grants(granted: readonly string[], needed: Scope): boolean {
  return granted.some((scope) => {
    if (scope === needed) return true;
    const [area, level] = scope.split(':');
    const implied = level === undefined ? undefined : IMPLIED[level];
    return implied?.some((lower) => `${area}:${lower}` === needed) ?? false;
  });
}
