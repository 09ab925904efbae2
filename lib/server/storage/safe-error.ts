interface SafeError {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
  readonly cause?: SafeError;
}

/**
 * What a log may say of an error: never the values of the query that failed, which may be a
 * patient's or a password's hash. Members of the error other than these (`params`, `detail`,
 * `query`) are left out.
 */
export function safeError(error: unknown): SafeError {
  if (!(error instanceof Error))
    return { name: 'NotAnError', message: typeof error, stack: undefined };
  const message = safeMessage(error);
  return {
    name: error.name,
    message,
    stack: error.stack && `${error.name}: ${message}${frames(error.stack, error.message)}`,
    ...(error.cause === undefined ? {} : { cause: safeError(error.cause) }),
  };
}

/** SQLSTATE classes whose messages quote what was sent: wrong data, broken constraints. */
const QUOTES_VALUES = /^2[23][0-9A-Z]{3}$/;

function safeMessage(error: Error): string {
  if ('code' in error && typeof error.code === 'string' && QUOTES_VALUES.test(error.code)) {
    return `SQLSTATE ${error.code}`;
  }
  // Where the database library lists what it sent; a value may hold anything, so nothing after it stays.
  return error.message.replace(/\nparams:[\s\S]*/, '');
}

/** The stack without the message at its head; nothing where the two cannot be told apart. */
function frames(stack: string, message: string): string {
  const at = stack.indexOf(message);
  return at === -1 ? '' : stack.slice(at + message.length);
}
