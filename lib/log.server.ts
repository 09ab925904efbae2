import 'server-only';
import pino from 'pino';

const PRIVATE = [
  'cookie',
  'authorization',
  'password',
  'token',
  'code',
  'secret',
  'apiKey',
  'email',
  'headers',
  'body',
];

/**
 * Structured logs on standard output. Whatever could name a patient or open a door is removed
 * even when a caller passes a whole request by mistake.
 */
export const log = pino({
  level: process.env.LOG_LEVEL ?? 'info',
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: safeError },
  redact: {
    paths: PRIVATE.flatMap((name) => [name, `*.${name}`]),
    censor: '[removed]',
  },
});

interface SafeError {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
  readonly cause?: SafeError;
}

/** An error without the values of the query that failed, which may be a patient's or a password's hash. */
export function safeError(error: unknown): SafeError {
  if (!(error instanceof Error))
    return { name: 'NotAnError', message: typeof error, stack: undefined };
  return {
    name: error.name,
    message: withoutValues(error.message),
    stack: error.stack && withoutValues(error.stack),
    ...(error.cause === undefined ? {} : { cause: safeError(error.cause) }),
  };
}

/** `params:` is where the database library lists what it sent; what follows are frames of the stack. */
function withoutValues(text: string): string {
  return text.replace(/\nparams:[\s\S]*?(?=\n {4}at |$)/, '');
}
