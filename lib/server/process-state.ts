declare global {
  var clinicAdminState: Map<string, object> | undefined;
}

/**
 * State of which a process has one, such as the database handle. Next.js may load a module once
 * for each of its bundles, so a module variable would exist several times.
 */
export function processState<T extends object>(name: string, make: () => T): T {
  globalThis.clinicAdminState ??= new Map();
  const existing = globalThis.clinicAdminState.get(name);
  // A name belongs to one caller, which always asks for the same type.
  if (existing !== undefined) return existing as T;
  const made = make();
  globalThis.clinicAdminState.set(name, made);
  return made;
}
