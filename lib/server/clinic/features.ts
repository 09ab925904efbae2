import 'server-only';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { API_PREFIX } from '@/lib/contract/operation';
import { type OperationId, operations } from '@/lib/contract/operations';
import { ACTING_USER, IDEMPOTENCY_KEY, IF_MATCH } from '@/lib/contract/wire/headers';
import type { CallLogger } from './call-line';
import { createPace, type Pace, TooEarlyError } from './pace';
import { retryAfterSeconds } from './read-answer';
import { serviceHeaders } from './service-request';
import { createTransport } from './transport';

export type FeatureSetting = 'auto' | 'documented' | 'all';

export interface Features {
  /** Whether the service offers the operation; documented ones always count as offered. */
  readonly offers: (operation: OperationId) => Promise<boolean>;
  /** Whether the service lists the member of the operation's query, or body, by its name. */
  readonly offersInput: (operation: OperationId, name: string) => Promise<boolean>;
  /**
   * Whether the operation lists the header that tells the service who makes a change. To a service
   * that does not ask for it a person's name is not ours to give.
   */
  readonly takesActor: (operation: OperationId) => Promise<boolean>;
  /**
   * Whether the service makes a change once for the key that is sent with it. Never on the word of a
   * setting: a change that is sent again to a service which ignores the key is made twice.
   */
  readonly takesKey: (operation: OperationId) => Promise<boolean>;
  /** Whether it compares the version that a change names with what it has, and refuses a stale one. */
  readonly takesVersion: (operation: OperationId) => Promise<boolean>;
  /** Whether that rests on something: an answer of the service, or a setting. */
  readonly known: () => boolean;
  /** Whether the service refused our key when it was asked last. */
  readonly isKeyRefused: () => boolean;
}

const openApi = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });
const withParameters = z.object({ parameters: z.array(z.unknown()) });
const input = z.object({ name: z.string(), in: z.enum(['query', 'header']) });
const withProperties = z.object({ properties: z.record(z.string(), z.unknown()) });
const withItems = z.object({ items: withProperties });
const withBody = z.object({
  requestBody: z.object({
    content: z.object({ 'application/json': z.object({ schema: withProperties }) }),
  }),
});

/** Milliseconds an answer is believed. */
const FRESH = 10 * 60_000;
/** Until a service that told nothing is asked again: twice as long after each time, up to the longest. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;
/** A service that has just started takes its time for a document of some 130 kB. */
const DEADLINE = 5_000;
/** What says nothing about the offer, beside a redirect and every 5xx: it may be told later. */
const SAYS_NOTHING: ReadonlySet<number> = new Set([401, 408, 425, 429]);

interface FeaturesConfig {
  readonly url: URL;
  readonly apiKey: string;
  readonly setting: FeatureSetting;
  /** Shared with the client of the same service. */
  readonly pace?: Pace;
  readonly log?: CallLogger;
}

/**
 * Learns from the service's own OpenAPI document which extensions it offers; a service without one
 * offers the documented operations only. One that fails, or cannot be reached, offers what it last
 * listed, and nothing beyond the documented where it never answered. Until it has answered once,
 * whoever asks waits for it; after that the list is renewed in the background.
 */
export function createFeatures({
  url,
  apiKey,
  setting,
  pace = createPace(),
  log,
}: FeaturesConfig): Features {
  let listing: ReadonlySet<string> | undefined;
  let staleAt = 0;
  let silences = 0;
  let keyRefused = false;
  let asking: Promise<void> | undefined;

  async function ask(): Promise<void> {
    const began = performance.now();
    const correlationId = randomUUID();
    const transport = createTransport(url);
    let status: number | undefined;
    let pause = Math.min(FIRST_PAUSE * 2 ** silences, LONGEST_PAUSE);
    try {
      await pace.take('openapi', true);
      const path = `${url.pathname.replace(/\/$/, '')}${API_PREFIX}/openapi.json`;
      const headers = serviceHeaders(apiKey, correlationId);
      const answer = await transport.send({ method: 'GET', path, headers, deadline: DEADLINE });
      status = answer.status;
      keyRefused = status === 401;
      if (status === 200 || (status >= 400 && status < 500 && !SAYS_NOTHING.has(status))) {
        // A 200 that is no such document comes from a service that shows one page for all it does not know.
        listing = listed(status === 200 ? answer.text : '');
        pause = FRESH;
      } else pause = Math.max(pause, (retryAfterSeconds(answer.retryAfter) ?? 0) * 1000);
    } catch (error) {
      // Unreachable, or not its turn: what was known stays, and it is asked again later.
      if (error instanceof TooEarlyError) pause = Math.max(pause, error.wait);
    } finally {
      const isTold = pause === FRESH;
      silences = isTold ? 0 : silences + 1;
      staleAt = Date.now() + pause;
      const line = { operation: 'openapi', status, took: Math.round(performance.now() - began) };
      if (isTold) log?.debug({ ...line, correlationId }, 'The clinic service told what it offers');
      else log?.warn({ ...line, correlationId }, 'The clinic service did not tell what it offers');
      await transport.close();
      asking = undefined;
    }
  }

  async function lists(what: string): Promise<boolean> {
    if (setting !== 'auto') return setting === 'all';
    if (Date.now() >= staleAt) asking ??= ask();
    if (listing === undefined) await asking;
    return listing?.has(what) ?? false;
  }

  function takesHeader(operationId: OperationId, name: string): Promise<boolean> {
    const { method, path } = operations[operationId];
    return lists(inputSignature(signature(method, path), 'header', name));
  }

  return {
    async offers(operationId) {
      const { origin, method, path } = operations[operationId];
      return origin === 'documented' || lists(signature(method, path));
    },
    offersInput(operationId, name) {
      const { method, path } = operations[operationId];
      return lists(inputSignature(signature(method, path), 'query', name));
    },
    takesActor: (operationId) => takesHeader(operationId, ACTING_USER),
    takesKey: async (operationId) =>
      setting === 'auto' && takesHeader(operationId, IDEMPOTENCY_KEY),
    takesVersion: (operationId) => takesHeader(operationId, IF_MATCH),
    isKeyRefused: () => keyRefused,
    known: () => setting !== 'auto' || listing !== undefined,
  };
}

function listed(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  const document = openApi.safeParse(parse(text));
  if (!document.success) return found;
  for (const [path, item] of Object.entries(document.data.paths)) {
    const template = path.startsWith(API_PREFIX) ? path.slice(API_PREFIX.length) : path;
    for (const [method, described] of Object.entries(item)) {
      const operation = signature(method.toUpperCase(), template);
      found.add(operation);
      for (const each of inputsOf(described)) {
        found.add(inputSignature(operation, each.in, each.name));
      }
      for (const name of membersOf(described)) {
        found.add(inputSignature(operation, 'query', name));
      }
    }
  }
  return found;
}

function inputsOf(described: unknown): z.infer<typeof input>[] {
  const operation = withParameters.safeParse(described);
  if (!operation.success) return [];
  return operation.data.parameters.flatMap((parameter) => {
    const { success, data } = input.safeParse(parameter);
    return success ? [data] : [];
  });
}

/** Of the body, where the document describes it in place: `name`, `object.name`, and `list[].name` of what lists hold. */
function membersOf(described: unknown): string[] {
  const { success, data } = withBody.safeParse(described);
  if (!success) return [];
  const { properties } = data.requestBody.content['application/json'].schema;
  return Object.entries(properties).flatMap(([name, member]) => {
    const [list, object] = [withItems.safeParse(member), withProperties.safeParse(member)];
    const ofEach = list.success ? Object.keys(list.data.items.properties) : [];
    const ofIt = object.success ? Object.keys(object.data.properties) : [];
    return [
      name,
      ...ofEach.map((each) => `${name}[].${each}`),
      ...ofIt.map((each) => `${name}.${each}`),
    ];
  });
}

/** The names of headers are the same in any case. */
function inputSignature(operation: string, place: 'query' | 'header', name: string): string {
  return place === 'query' ? `${operation}?${name}` : `${operation}#${name.toLowerCase()}`;
}

/** Parameter names are the service's own business: only their places count. */
function signature(method: string, path: string): string {
  return `${method} ${path.replace(/\{\w+\}/g, '{}')}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
