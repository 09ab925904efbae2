import 'server-only';
import { setTimeout as delay } from 'node:timers/promises';
import { saysNothingDone } from '@/lib/contract/errors';
import type { Operation, OperationInput, OperationOutput } from '@/lib/contract/operation';
import { type CallLogger, type Met, writeCallLine } from './call-line';
import { type CallHour, createCallLog } from './call-log';
import { clinicErrorOf } from './clinic-error-of';
import { createKnownNames } from './known-names';
import { createPace, inTurn, mayWait, type Pace, type Turn } from './pace';
import { type ParsedParts, parseInput } from './parse-input';
import {
  parseJson,
  readAnswer,
  refusal,
  retryAfterSeconds,
  theirCorrelationId,
} from './read-answer';
import {
  type BreakerState,
  createResilience,
  FailingAnswerError,
  type Resilience,
} from './resilience';
import { type ServiceFile, serviceFile } from './service-file';
import { type CallContext, type ServiceRequest, serviceRequest } from './service-request';
import { createSharedReads } from './shared-reads';
import { createTransport, type WireFile, type WireResponse } from './transport';

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
/** Milliseconds until the first byte of a document, and how large one may be. */
const DOCUMENT = { deadline: ATTEMPT_DEADLINE, maxBytes: 32 * 1024 * 1024 };
/** Of many documents in one, which are made before the first byte comes. */
const ARCHIVE = { deadline: 60_000, maxBytes: 512 * 1024 * 1024 };
/** Milliseconds for which the answer to a `shareable` read is given to others who ask the same. */
const SHARED = 200;

interface ClientConfig {
  readonly url: URL;
  readonly apiKey: string;
  /** Shared with whatever else calls the service; its own where it is left out. */
  readonly pace?: Pace;
  /** Told of each attempt that ended. */
  readonly onCall?: (call: SentCall) => void;
  /** Gets a line about each call that ended. */
  readonly log?: CallLogger;
}

export function createClinicClient(config: ClientConfig) {
  const { pace = createPace() } = config;
  const transport = createTransport(config.url);
  const lanes = new Map<string, Resilience>();
  const reads = createSharedReads();
  const log = createCallLog();
  const named = createKnownNames();

  function laneOf(operation: Operation): Resilience {
    const known = lanes.get(kindOf(operation));
    if (known) return known;
    const created = createResilience();
    lanes.set(kindOf(operation), created);
    return created;
  }

  /** One attempt, counted and paced. */
  async function attempt<T extends WireResponse | WireFile>(
    operation: Operation,
    { met, isPoll }: Pick<Call, 'met' | 'isPoll'>,
    ask: () => Promise<T>,
  ): Promise<T> {
    await pace.take(kindOf(operation), isPoll);
    const began = performance.now();
    let failed = true;
    try {
      const answer = await ask();
      met.status = answer.status;
      if ('text' in answer) {
        met.serviceCorrelationId = theirCorrelationId(answer);
        obey(operation, answer);
        refuseFailing(answer);
      }
      failed = answer.status === 401;
      return answer;
    } finally {
      const call = { operation: operation.id, took: performance.now() - began, failed };
      log.add(call);
      config.onCall?.(call);
    }
  }

  /** Pauses every call of a kind until the time that a busy service named. */
  function obey(operation: Operation, { status, text, retryAfter }: WireResponse): void {
    const isBusy = status === 429 || (status === 503 && !saysNothingDone(parseJson(text)));
    const seconds = isBusy ? retryAfterSeconds(retryAfter) : undefined;
    if (seconds !== undefined) pace.pause(kindOf(operation), seconds, status === 503);
  }

  /** Runs a call to its end and tells the log how it went. */
  async function logged<T>(
    operation: Operation,
    context: CallContext,
    run: (met: Met) => Promise<T>,
  ): Promise<T> {
    const began = performance.now();
    const met: Met = {};
    const write = (error?: ReturnType<typeof clinicErrorOf>) => {
      const took = performance.now() - began;
      if (config.log) writeCallLine(config.log, operation, context, { took, met, error });
    };
    try {
      const result = await run(met);
      write();
      return result;
    } catch (thrown) {
      const error = clinicErrorOf(operation, thrown, context);
      write(error);
      throw error;
    }
  }

  async function read(operation: Operation, request: ServiceRequest, call: Call) {
    const lane = laneOf(operation);
    const { giveUpAt } = call;
    const once = () =>
      lane.read(giveUpAt, () => {
        // Whole milliseconds: a timer takes no others.
        const left = Math.max(1, Math.floor(giveUpAt - performance.now()));
        const deadline = Math.min(left, ATTEMPT_DEADLINE);
        return attempt(operation, call, () => transport.send({ ...request, deadline }));
      });
    const answer = await inTurn(call, once);
    const seconds = answer.status < 400 ? undefined : retryAfterSeconds(answer.retryAfter);
    if (seconds === undefined || !mayWait(call, seconds * 1000)) return answer;
    await delay(seconds * 1000);
    return inTurn(call, once);
  }

  /** Once sent it has the whole of an attempt: a shorter one would leave more outcomes unknown. */
  function write(operation: Operation, request: ServiceRequest, call: Call) {
    const { giveUpAt } = call;
    const deadline = Math.max(1, Math.floor(Math.min(call.budget, ATTEMPT_DEADLINE)));
    return inTurn(call, () =>
      laneOf(operation).write(giveUpAt, () =>
        attempt(operation, call, () => transport.send({ ...request, deadline })),
      ),
    );
  }

  async function send(operation: Operation, input: ParsedParts, context: CallContext) {
    const request = serviceRequest(config, operation, input, context);
    const budget = Math.min(context.budget ?? BUDGET, BUDGET);
    const run = () =>
      logged(operation, context, async (met) => {
        const { isPoll = false } = context;
        const call = { budget, giveUpAt: performance.now() + budget, met, isPoll };
        const answer = await (operation.method === 'GET'
          ? read(operation, request, call)
          : write(operation, request, call));
        return named(operation, readAnswer(operation, answer, context.correlationId));
      });
    if (operation.method === 'GET') {
      // Nobody else is to join what is given up before its time.
      if (context.budget !== undefined || context.isPoll) return run();
      return reads.read(`${context.locale} ${request.path}`, operation.shareable ? SHARED : 0, run);
    }
    // Whoever asks once a change was sent, and again once it is over, joins no earlier read.
    reads.forget();
    return run().finally(reads.forget);
  }

  function openFile(operation: Operation, input: ParsedParts, context: CallContext) {
    const request = serviceRequest(config, operation, input, context);
    const { deadline, maxBytes } = operation.id === 'invoices.export' ? ARCHIVE : DOCUMENT;
    return logged(operation, context, async (met) => {
      const giveUpAt = performance.now() + deadline + BUDGET - ATTEMPT_DEADLINE;
      const answer = await inTurn({ giveUpAt, isPoll: false }, () =>
        laneOf(operation).read(giveUpAt, () => {
          const left = Math.max(1, Math.floor(giveUpAt - performance.now()));
          const within = { ...request, deadline: Math.min(left, deadline) };
          return attempt(operation, { met, isPoll: false }, () => transport.open(within));
        }),
      );
      if (!('body' in answer)) throw refusal(operation, answer, context.correlationId);
      return serviceFile(answer, operation.id.replace('.', '-'), maxBytes);
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

interface Call extends Turn {
  /** Milliseconds. */
  readonly budget: number;
  readonly met: Met;
}

/** What is slowed down, and fails, together: a resource. */
function kindOf({ id }: Operation): string {
  return id.split('.')[0] ?? id;
}

function refuseFailing({ status, text, retryAfter }: WireResponse): void {
  if (status >= 500 && !saysNothingDone(parseJson(text))) {
    throw new FailingAnswerError(status, retryAfterSeconds(retryAfter));
  }
}
