import type { Keyed } from './outbox-rows';

/** A change of the clinic's data under an idempotency key. */
export interface Change extends Keyed {
  readonly correlationId: string;
  /** Within so many milliseconds, or its own time. Throws `ClinicError`; any code but `OUTCOME_UNKNOWN` says that nothing was made. */
  readonly send: (budget?: number) => Promise<unknown>;
  /** The service makes it once for its key, so that it may be sent until it is answered. */
  readonly isRepeatable?: boolean | undefined;
  /** What of its answer is kept, to be given again. */
  readonly toKeep: (answer: unknown) => unknown;
  /** How to see whether it was made; absent where nobody can see. */
  readonly lookup?: Lookup | undefined;
  /** Called once for what was asked here and is made; not for an answer that is repeated. */
  readonly made: (answer: unknown) => Promise<void>;
  /** Called once for what was asked here and was refused, or of which nobody knows. */
  readonly failed: (error: unknown) => Promise<void>;
}

export interface Lookup {
  /** The service refuses a second one by itself, so that sending again cannot make two. */
  readonly refusesSecond: boolean;
  /** What was made, asked within so many milliseconds; undefined where there is none. */
  readonly find: (budget: number) => Promise<unknown>;
}
