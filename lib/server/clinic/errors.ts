import type { FieldError } from '@/lib/contract/errors';

/**
 * What went wrong between this application and the clinic service, in the words the browser gets
 * as `code`. Codes of the service itself (`DUPLICATE_PATIENT`, …) pass through on refusals.
 */
export type ClinicFault =
  /** No connection, or it broke before a read was answered. Nothing was changed. */
  | 'SERVICE_UNREACHABLE'
  /** No answer to a read within its deadline. */
  | 'SERVICE_TIMEOUT'
  /** The service failed (5xx) to answer a read. */
  | 'SERVICE_FAILED'
  /** The answer breaks the contract in a way that matters. */
  | 'SERVICE_ANSWER_INVALID'
  /** A document is larger than any there should be. */
  | 'FILE_TOO_LARGE'
  /** Not asked: it failed repeatedly a moment ago, or too many calls, or this one for too long, wait. */
  | 'SERVICE_UNAVAILABLE'
  /** Our API key is not accepted (401). Administrators must act; nobody is signed out. */
  | 'SERVICE_KEY_REJECTED'
  /** Our API key lacks the scope, or the clinic lacks the feature (403). */
  | 'SERVICE_FORBIDDEN'
  | 'RATE_LIMITED'
  /** A write was sent and its answer was lost, or says nothing of it: it may have happened. */
  | 'OUTCOME_UNKNOWN'
  /** A change was checked: it was never sent. */
  | 'NOT_SENT'
  /** A change was checked: the service does not have it. */
  | 'NOT_MADE'
  /** The idempotency key stands for another change. Nothing was sent. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** The service does not offer this operation. */
  | 'NOT_OFFERED'
  /** Whether the service offers it is not known yet. Not asked. */
  | 'OFFER_UNKNOWN';

interface Options {
  readonly operation: string;
  readonly correlationId: string;
  readonly fields?: readonly FieldError[] | undefined;
  readonly details?: Readonly<Record<string, unknown>> | undefined;
  /** Seconds. */
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/**
 * Pages and handlers are bundled apart but share the one client of the process, so an error may
 * come from another bundle's copy of its class: it is known by its name.
 */
function isNamed(name: string, value: unknown): boolean {
  return value instanceof Error && value.name === name;
}

/** Any call to the clinic service that did not succeed. `status` is what the browser gets. */
export class ClinicError extends Error {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isNamed('ClinicError', value);
  }

  readonly operation: string;
  readonly correlationId: string;
  readonly fields: readonly FieldError[] | undefined;
  readonly details: Readonly<Record<string, unknown>> | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    readonly status: number,
    readonly code: ClinicFault | (string & Record<never, never>),
    options: Options,
  ) {
    super(`${options.operation}: ${code}`, { cause: options.cause });
    this.name = 'ClinicError';
    this.operation = options.operation;
    this.correlationId = options.correlationId;
    this.fields = options.fields;
    this.details = options.details;
    this.retryAfter = options.retryAfter;
  }
}

/** The caller's own input does not satisfy the declaration; nothing was sent. */
export class InvalidInputError extends Error {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isNamed('InvalidInputError', value);
  }

  constructor(
    readonly part: 'params' | 'query' | 'body' | 'ifMatch' | 'idempotencyKey' | 'aboutPatient',
    readonly fields: readonly FieldError[],
  ) {
    super(`invalid ${part}`);
    this.name = 'InvalidInputError';
  }
}
