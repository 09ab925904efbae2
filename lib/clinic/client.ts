import 'server-only';
import { setTimeout as delay } from 'node:timers/promises';
import { saysNothingDone } from '@/lib/contract/errors';
import type { Operation, OperationInput, OperationOutput } from '@/lib/contract/operation';
import { type CallHour, createCallLog } from './call-log';
import { ClinicError, type ClinicFault } from './errors';
import { createKnownNames } from './known-names';
import { type ParsedParts, parseInput } from './parse-input';
import { parseJson, readAnswer, refusal, retryAfterSeconds } from './read-answer';
import {
  type BreakerState,
  createResilience,
  FailingAnswerError,
  isNotAsked,
  isTimeout,
  neverSent,
  type Resilience,
} from './resilience';
import { type ServiceFile, serviceFile } from './service-file';
import { type CallContext, type ServiceRequest, serviceRequest } from './service-request';
import { createSharedReads } from './shared-reads';
import { AnswerTooLargeError, createTransport, type WireResponse } from './transport';

/** One attempt to have an operation done. */
export interface SentCall {
  /** Id of the operation. */
  readonly operation: string;
  /** Milliseconds until the whole answer was there, or it was clear that none comes. */
  readonly took: number;
  /** No answer, one that says "failing" (5xx), or that our key is refused (401). */
  readonly failed: boolean;
}

export interface ClinicClient {
  /**
   * Calls an operation, typed. Throws `InvalidInputError` before anything is sent and
   * `ClinicError` for everything that goes wrong after.
   */
  readonly call: <O extends Operation>(
    operation: O,
    input: OperationInput<O>,
    context: CallContext,
  ) => Promise<OperationOutput<O>>;
  /** The same for input that `parseInput` has checked. */
  readonly send: (
    operation: Operation,
    input: ParsedParts,
    context: CallContext,
  ) => Promise<unknown>;
  /**
   * Opens a document for input that `parseInput` has checked; throws `ClinicError` as long as none of
   * it has been read.
   */
  readonly openFile: (
    operation: Operation,
    input: ParsedParts,
    context: CallContext,
  ) => Promise<ServiceFile>;
  /** By resource; only those that were called. */
  readonly breakers: () => Readonly<Record<string, BreakerState>>;
  /** How what was sent within the last hour went, each attempt by itself. */
  readonly lastHour: () => CallHour;
  readonly close: () => Promise<void>;
}

/** Milliseconds: one attempt, and a whole call: waiting for its turn and all attempts of a read. */
const ATTEMPT_DEADLINE = 10_000;
const BUDGET = 12_000;
/** A `Retry-After` up to this many seconds is waited for; a longer one is passed on. */
const PATIENCE = 5;
/** Milliseconds until the first byte of a document, and how large one may be. */
const DOCUMENT = { deadline: ATTEMPT_DEADLINE, maxBytes: 32 * 1024 * 1024 };
/** Of many documents in one, which are made before the first byte comes. */
const ARCHIVE = { deadline: 60_000, maxBytes: 512 * 1024 * 1024 };
/** Milliseconds for which the answer to a `shareable` read is given to others who ask the same. */
const SHARED = 200;

interface ClientConfig {
  readonly url: URL;
  readonly apiKey: string;
  /** Told of each attempt that ended. */
  readonly onCall?: (call: SentCall) => void;
}

export function createClinicClient(config: ClientConfig) {
  const transport = createTransport(config.url);
  const lanes = new Map<string, Resilience>();
  const reads = createSharedReads();
  const log = createCallLog();
  const named = createKnownNames();

  function laneOf(operation: Operation): Resilience {
    const resource = operation.id.split('.')[0] ?? operation.id;
    const known = lanes.get(resource);
    if (known) return known;
    const created = createResilience();
    lanes.set(resource, created);
    return created;
  }

  function attempt(
    operation: Operation,
    request: ServiceRequest,
    deadline: number,
  ): Promise<WireResponse> {
    return logged(operation, async () => {
      const answer = await transport.send({ ...request, deadline });
      refuseFailing(answer);
      return answer;
    });
  }

  async function logged<T extends { readonly status: number }>(
    { id }: Operation,
    ask: () => Promise<T>,
  ): Promise<T> {
    const began = performance.now();
    let failed = true;
    try {
      const answer = await ask();
      failed = answer.status === 401;
      return answer;
    } finally {
      const call = { operation: id, took: performance.now() - began, failed };
      log.add(call);
      config.onCall?.(call);
    }
  }

  async function read(operation: Operation, request: ServiceRequest, budget: number) {
    const lane = laneOf(operation);
    const giveUpAt = performance.now() + budget;
    const once = () =>
      lane.read(giveUpAt, () => {
        // Whole milliseconds: a timer takes no others.
        const left = Math.max(1, Math.floor(giveUpAt - performance.now()));
        return attempt(operation, request, Math.min(left, ATTEMPT_DEADLINE));
      });
    const answer = await once();
    const wait = answer.status < 400 ? undefined : retryAfterSeconds(answer.retryAfter);
    if (wait === undefined || wait > PATIENCE) return answer;
    if (performance.now() + wait * 1000 >= giveUpAt) return answer;
    await delay(wait * 1000);
    return once();
  }

  /** Once sent it has the whole of an attempt: a shorter one would leave more outcomes unknown. */
  function write(operation: Operation, request: ServiceRequest, budget: number) {
    const deadline = Math.max(1, Math.floor(Math.min(budget, ATTEMPT_DEADLINE)));
    const giveUpAt = performance.now() + budget;
    return laneOf(operation).write(giveUpAt, () => attempt(operation, request, deadline));
  }

  async function send(operation: Operation, input: ParsedParts, context: CallContext) {
    const request = serviceRequest(config, operation, input, context);
    const budget = Math.min(context.budget ?? BUDGET, BUDGET);
    const run = async () => {
      try {
        const answer = await (operation.method === 'GET'
          ? read(operation, request, budget)
          : write(operation, request, budget));
        return named(operation, readAnswer(operation, answer, context.correlationId));
      } catch (error) {
        throw toClinicError(operation, error, context);
      }
    };
    if (operation.method === 'GET') {
      // Nobody else is to join what is given up before its time.
      if (context.budget !== undefined) return run();
      return reads.read(`${context.locale} ${request.path}`, operation.shareable ? SHARED : 0, run);
    }
    // Whoever asks once a change was sent, and again once it is over, joins no earlier read.
    reads.forget();
    return run().finally(reads.forget);
  }

  async function openFile(operation: Operation, input: ParsedParts, context: CallContext) {
    const request = serviceRequest(config, operation, input, context);
    const { deadline, maxBytes } = operation.id === 'invoices.export' ? ARCHIVE : DOCUMENT;
    try {
      const giveUpAt = performance.now() + deadline + BUDGET - ATTEMPT_DEADLINE;
      const answer = await laneOf(operation).read(giveUpAt, () => {
        const left = Math.max(1, Math.floor(giveUpAt - performance.now()));
        return open(operation, request, Math.min(left, deadline));
      });
      if (!('body' in answer)) throw refusal(operation, answer, context.correlationId);
      return serviceFile(answer, operation.id.replace('.', '-'), maxBytes);
    } catch (error) {
      throw toClinicError(operation, error, context);
    }
  }

  function open(operation: Operation, request: ServiceRequest, deadline: number) {
    return logged(operation, async () => {
      const answer = await transport.open({ ...request, deadline });
      if ('text' in answer) refuseFailing(answer);
      return answer;
    });
  }

  return {
    send,
    openFile,
    // readAnswer parsed the data with this very operation's response schema.
    call: async (operation, input, context) =>
      send(operation, parseInput(operation, input), context) as Promise<
        OperationOutput<typeof operation>
      >,
    breakers: () => Object.fromEntries([...lanes].map(([name, lane]) => [name, lane.state()])),
    lastHour: log.hour,
    close: () => transport.close(),
  } satisfies ClinicClient;
}

function refuseFailing({ status, text }: WireResponse): void {
  if (status >= 500 && !saysNothingDone(parseJson(text))) throw new FailingAnswerError(status);
}

function toClinicError(operation: Operation, error: unknown, context: CallContext): ClinicError {
  if (error instanceof ClinicError) {
    const broken = error.code === 'SERVICE_ANSWER_INVALID' && operation.method !== 'GET';
    return broken ? fault(504, 'OUTCOME_UNKNOWN', operation, error, context) : error;
  }
  if (isNotAsked(error)) return fault(503, 'SERVICE_UNAVAILABLE', operation, error, context);
  if (operation.method !== 'GET' && !neverSent(error)) {
    return fault(504, 'OUTCOME_UNKNOWN', operation, error, context);
  }
  if (error instanceof FailingAnswerError) {
    return fault(502, 'SERVICE_FAILED', operation, error, context);
  }
  if (isTimeout(error)) return fault(504, 'SERVICE_TIMEOUT', operation, error, context);
  if (error instanceof AnswerTooLargeError) {
    return fault(
      502,
      operation.envelope === 'file' ? 'FILE_TOO_LARGE' : 'SERVICE_ANSWER_INVALID',
      operation,
      error,
      context,
    );
  }
  return fault(502, 'SERVICE_UNREACHABLE', operation, error, context);
}

function fault(
  status: number,
  code: ClinicFault,
  operation: Operation,
  cause: unknown,
  { correlationId }: CallContext,
): ClinicError {
  return new ClinicError(status, code, { operation: operation.id, correlationId, cause });
}
