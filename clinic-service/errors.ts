import type { FieldError } from '@/lib/contract/errors';

type Details = Readonly<Record<string, unknown>>;

/** A refusal that the caller is told about. Anything else that is thrown is an internal error. */
export abstract class ServiceError extends Error {
  abstract readonly status: number;
  abstract readonly code: string;
  readonly details?: Details | undefined;
  /** Headers the status calls for, e.g. `Allow`. */
  readonly headers?: Readonly<Record<string, string>>;
}

export class AuthenticationError extends ServiceError {
  readonly status = 401;
  readonly code = 'AUTHENTICATION_ERROR';
  override readonly headers = { 'WWW-Authenticate': 'Bearer' };
  constructor() {
    super('A valid API key is required.');
  }
}

export class AuthorizationError extends ServiceError {
  readonly status = 403;
  readonly code = 'AUTHORIZATION_ERROR';
  constructor(scope: string) {
    super(`The API key lacks the scope ${scope}.`);
  }
}

export class FeatureDisabledError extends ServiceError {
  readonly status = 403;
  readonly code = 'AUTHORIZATION_ERROR';
  constructor(feature: string) {
    super(`The clinic does not have the feature ${feature}.`);
  }
}

export class ValidationError extends ServiceError {
  readonly status = 400;
  readonly code = 'VALIDATION_ERROR';
  override readonly details: Details;
  constructor(fields: readonly FieldError[]) {
    super('The request is not valid.');
    this.details = { fields };
  }
}

/** No request that can be read, so that there is no route to ask; the connection ends with it. */
export class UnreadableRequestError extends ServiceError {
  readonly status: 400 | 405 | 408 | 413 | 431;
  readonly code = 'UNREADABLE_REQUEST';
  override readonly headers = { Connection: 'close' };
  constructor(status: UnreadableRequestError['status']) {
    super('The request cannot be read.');
    this.status = status;
  }
}

export class MalformedJsonError extends ServiceError {
  readonly status = 400;
  readonly code = 'MALFORMED_JSON';
  constructor() {
    super('The body is not JSON.');
  }
}

export class UnsupportedMediaTypeError extends ServiceError {
  readonly status = 415;
  readonly code = 'UNSUPPORTED_MEDIA_TYPE';
  constructor() {
    super('The body must be application/json.');
  }
}

export class PayloadTooLargeError extends ServiceError {
  readonly status = 413;
  readonly code = 'PAYLOAD_TOO_LARGE';
  // The rest of the body is not read, so the connection cannot be used again.
  override readonly headers = { Connection: 'close' };
  constructor(maximum: number) {
    super(`The body is larger than ${maximum} bytes.`);
  }
}

export class NotFoundError extends ServiceError {
  readonly status = 404;
  readonly code = 'NOT_FOUND';
}

/** As published for patient shares: unknown, inactive, of another clinic or a malformed id. */
export class UnknownPatientError extends ServiceError {
  readonly status = 404;
  readonly code = 'NOT_FOUND_ERROR';
  constructor() {
    super('Patient not found.');
  }
}

export class MethodNotAllowedError extends ServiceError {
  readonly status = 405;
  readonly code = 'METHOD_NOT_ALLOWED';
  override readonly headers: Readonly<Record<string, string>>;
  constructor(allowed: readonly string[]) {
    super('The method is not allowed here.');
    this.headers = { Allow: allowed.join(', ') };
  }
}

export class ConflictError extends ServiceError {
  readonly status = 409;
  readonly code: string;
  override readonly details: Details | undefined;
  constructor(message: string, code = 'CONFLICT_ERROR', details?: Details) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

export class PreconditionFailedError extends ServiceError {
  readonly status = 412;
  readonly code = 'PRECONDITION_FAILED';
  constructor() {
    super('It has changed since it was read.');
  }
}

export class DuplicatePatientError extends ServiceError {
  readonly status = 409;
  readonly code = 'DUPLICATE_PATIENT';
  override readonly details: Details;
  constructor(patientId: string) {
    super('A patient with this document exists already.');
    this.details = { patientId };
  }
}

/** A finding that the chart cannot take as it is; nothing was changed. */
export class FindingRuleError extends ServiceError {
  readonly status = 422;
  readonly code = 'FINDING_RULE_VIOLATION';
  override readonly details: Details;
  constructor(
    rule: 'dentition_mismatch' | 'tooth_not_in_mode' | 'sano_exclusive',
    toothFdi: number,
  ) {
    super(FINDING_RULES[rule]);
    this.details = { rule, toothFdi };
  }
}

const FINDING_RULES = {
  dentition_mismatch: 'The finding is of the other dentition.',
  tooth_not_in_mode: 'The chart does not show this tooth in its dentition.',
  sano_exclusive: 'A tooth with findings on its surfaces is not sound.',
};

/** The idempotency key was sent with another request before. */
export class KeyReusedError extends ServiceError {
  readonly status = 422;
  readonly code = 'IDEMPOTENCY_KEY_REUSED';
  constructor() {
    super('The idempotency key stands for another request.');
  }
}

export class RateLimitedError extends ServiceError {
  readonly status = 429;
  readonly code = 'RATE_LIMITED';
  override readonly headers: Readonly<Record<string, string>>;
  constructor(message: string, milliseconds: number) {
    super(message);
    this.headers = { 'Retry-After': String(Math.max(1, Math.ceil(milliseconds / 1000))) };
  }
}

export class DeadlineError extends ServiceError {
  readonly status = 503;
  readonly code = 'DEADLINE_EXCEEDED';
  constructor() {
    super('The service could not answer in time.');
  }
}

/** Others were changing the same things, and trying again at once did not help. */
export class ContentionError extends ServiceError {
  readonly status = 503;
  readonly code = 'CONTENTION';
  override readonly headers = { 'Retry-After': '1' };
  constructor() {
    super('Others are changing the same things. Try again.');
  }
}

/** The disk is full: nothing was written, reading goes on. */
export class StorageFullError extends ServiceError {
  readonly status = 503;
  readonly code = 'STORAGE_FULL';
  constructor() {
    super('The service has no room left to write.');
  }
}

/** Said in place of anything unexpected; what it was is only in the log. */
export class InternalError extends ServiceError {
  readonly status = 500;
  readonly code = 'INTERNAL_ERROR';
  constructor() {
    super('The service failed.');
  }
}
