const UNIQUE_VIOLATION = '23505';

/** The unique constraint or index a write violated, on either database; else undefined. */
export function uniqueViolation(error: unknown): string | undefined {
  // Drizzle wraps what the driver threw.
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!('code' in cause) || cause.code !== UNIQUE_VIOLATION) continue;
    return 'constraint' in cause && typeof cause.constraint === 'string'
      ? cause.constraint
      : undefined;
  }
  return undefined;
}
