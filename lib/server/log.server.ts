import 'server-only';
import pino from 'pino';
import { safeError } from './storage/safe-error';

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
  level: process.env.LOG_LEVEL || 'info',
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: safeError },
  redact: {
    paths: PRIVATE.flatMap((name) => [name, `*.${name}`]),
    censor: '[removed]',
  },
});
