import type { RefusedField } from '@/lib/contract/errors';

/**
 * Every failure of a call from the browser to our own handlers, in one shape (RFC 9457 with
 * `code`, `correlationId`, `fields`, `details`). `status` 0: our own server did not answer.
 */
export class ClinicProblem extends Error {
  readonly correlationId: string | undefined;
  readonly fields: readonly RefusedField[];
  readonly details: Readonly<Record<string, unknown>>;
  /** Seconds until it may be tried again. */
  readonly retryAfter: number | undefined;

  constructor(
    readonly status: number,
    readonly code: string,
    more: {
      readonly correlationId?: string | undefined;
      readonly fields?: readonly RefusedField[] | undefined;
      readonly details?: Readonly<Record<string, unknown>> | undefined;
      readonly retryAfter?: number | undefined;
    } = {},
  ) {
    super(code);
    this.name = 'ClinicProblem';
    this.correlationId = more.correlationId;
    this.fields = more.fields ?? [];
    this.details = more.details ?? {};
    this.retryAfter = more.retryAfter;
  }
}
