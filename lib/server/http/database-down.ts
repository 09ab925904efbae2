/** SQLSTATE classes: connection, resources (disk, memory), shutting down, input/output. */
const CLASSES = ['08', '53', '57', '58'];
const SYSTEM = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'ENOSPC', 'EIO'];
/** The driver gives these two no code. */
const MESSAGES = /^(timeout exceeded when trying to connect|Connection terminated)/;

/** Whether this failure, or what caused it, is a database that cannot answer now. */
export function isDatabaseDown(error: unknown, depth = 5): boolean {
  if (!(error instanceof Error) || depth === 0) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const isState = code.length === 5 && CLASSES.includes(code.slice(0, 2));
  if (isState || SYSTEM.includes(code) || MESSAGES.test(error.message)) return true;
  return isDatabaseDown(error.cause, depth - 1);
}
