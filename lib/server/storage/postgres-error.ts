import { DatabaseError } from 'pg';
import { safeError } from './safe-error';

/** PostgreSQL does not answer, refuses us, or could not be brought up to date; `cause` is for the log. */
export class PostgresError extends Error {
  constructor(cause: unknown) {
    super('PostgreSQL cannot be opened', { cause });
    this.name = 'PostgresError';
  }

  /** For whoever starts it. Names where the address stands, and never the address: it may carry a password. */
  sentence(setting: 'DATABASE_URL' | 'CLINIC_DATABASE_URL'): string {
    const reason = innermost(this.cause);
    if (reason instanceof Error && 'code' in reason && reason.code === 'ECONNREFUSED') {
      return `The database at ${setting} does not answer.`;
    }
    const [first = ''] = safeError(reason).message.split('\n', 1);
    const hint = reason instanceof DatabaseError && reason.hint ? ` ${reason.hint}` : '';
    return `The database at ${setting} cannot be used: ${first.replace(/\.$/, '')}.${hint}`;
  }
}

/** The library wraps what the database said in the statement that it refused. */
function innermost(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? innermost(error.cause) : error;
}
