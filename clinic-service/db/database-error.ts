const TRANSIENT: readonly unknown[] = ['40001', '40P01'];
const CONSTRAINTS: readonly unknown[] = ['23505', '23P01', '23503'];
const DISK_FULL: readonly unknown[] = ['53100', 'ENOSPC'];

/** Drizzle wraps what the driver threw, on either database. */
function* causesOf(error: unknown): Generator<Error> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause;
}

function codeOf(error: Error): unknown {
  return 'code' in error ? error.code : undefined;
}

/** The unique, exclusion or foreign-key constraint that a write violated; else undefined. */
export function violatedConstraint(error: unknown): string | undefined {
  for (const cause of causesOf(error)) {
    if (!CONSTRAINTS.includes(codeOf(cause)) || !('constraint' in cause)) continue;
    return typeof cause.constraint === 'string' ? cause.constraint : undefined;
  }
  return undefined;
}

/** A dead-lock or a serialisation failure: the same work may well succeed at once. */
export function isTransient(error: unknown): boolean {
  return [...causesOf(error)].some((cause) => TRANSIENT.includes(codeOf(cause)));
}

/** The embedded database could not go on and ended itself; asked again, it would never answer. */
export function isPanic(error: unknown): boolean {
  return [...causesOf(error)].some((cause) => 'severity' in cause && cause.severity === 'PANIC');
}

/** PGlite's own file system says it in words. */
export function isDiskFull(error: unknown): boolean {
  return [...causesOf(error)].some(
    (cause) => DISK_FULL.includes(codeOf(cause)) || /no space left on device/i.test(cause.message),
  );
}
