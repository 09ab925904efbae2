import 'server-only';
import * as z from 'zod/mini';
import { ACTING_USER } from '@/lib/contract/acting-user';
import { IDEMPOTENCY_KEY } from '@/lib/contract/idempotency-key';
import { API_PREFIX } from '@/lib/contract/operation';
import { type OperationId, operations } from '@/lib/contract/operations';
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
  /** Whether that rests on something: an answer of the service, or a setting. */
  readonly known: () => boolean;
}

const openApi = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });
const withParameters = z.object({ parameters: z.array(z.unknown()) });
const input = z.object({ name: z.string(), in: z.enum(['query', 'header']) });
const properties = z.object({ properties: z.record(z.string(), z.unknown()) });
const withBody = z.object({
  requestBody: z.object({
    content: z.object({ 'application/json': z.object({ schema: properties }) }),
  }),
});

/**
 * Milliseconds an answer is believed, and until a service that gave none is asked again: soon, where
 * it never answered.
 */
const FRESH = 10 * 60_000;
const ASK_AGAIN = 15_000;
const ASK_AGAIN_UNKNOWN = 1_000;
/** A service that has just started takes its time for a document of some 130 kB. */
const DEADLINE = 5_000;

/**
 * Learns from the service's own OpenAPI document which extensions it offers; a service without one
 * offers the documented operations only. One that fails, or cannot be reached, offers what it last
 * listed, and nothing beyond the documented where it never answered. Until it has answered once,
 * whoever asks waits for it; after that the list is renewed in the background.
 */
export function createFeatures(url: URL, setting: FeatureSetting): Features {
  let listing: ReadonlySet<string> | undefined;
  let staleAt = 0;
  let asking: Promise<void> | undefined;

  async function ask(): Promise<void> {
    const transport = createTransport(url);
    let believed = listing === undefined ? ASK_AGAIN_UNKNOWN : ASK_AGAIN;
    try {
      const path = `${url.pathname.replace(/\/$/, '')}${API_PREFIX}/openapi.json`;
      const { status, text } = await transport.send({
        method: 'GET',
        path,
        headers: { accept: 'application/json' },
        deadline: DEADLINE,
      });
      // A 200 that is no such document is an answer too: that of a service which shows the same
      // page under every address it does not know. Any other status says nothing of what it offers.
      if (status === 200 || status === 404) {
        listing = listed(status === 200 ? text : '');
        believed = FRESH;
      }
    } catch {
      // Unreachable: what was known stays, and it is asked again soon.
    } finally {
      staleAt = Date.now() + believed;
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

/** Of the body, where the document describes it in place. */
function membersOf(described: unknown): string[] {
  const { success, data } = withBody.safeParse(described);
  if (!success) return [];
  return Object.keys(data.requestBody.content['application/json'].schema.properties);
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
