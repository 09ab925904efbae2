import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { errorEnvelopeA, fieldErrors } from '@/lib/contract/errors';
import type { Operation } from '@/lib/contract/operation';
import { operations } from '@/lib/contract/operations';
import { type Answer, call } from './call';
import type { RawInput } from './calls/cases';
import { callCases } from './contract-calls';

export interface ContractTarget {
  readonly baseUrl: string;
  /** A key for every scope, of a clinic that may be written to. */
  readonly key: string;
  /** Which operations the service offers. */
  readonly offers: (operation: Operation) => boolean;
  /** Whether it offers what we add to the query of documented operations. */
  readonly offersInputs: boolean;
}

interface Anything {
  id: string;
  query: Record<string, string>;
  search: string;
  body: unknown;
}

/** What neither database can keep, nor compare with. */
const UNKEPT = ['\u0000', 'a\u0000b', '\ud800'];

/** How many calls of each kind an operation gets: few with every test run, thousands on demand. */
const FUZZ_RUNS = Number(process.env.FUZZ_RUNS ?? 0);
const RUNS = { numRuns: FUZZ_RUNS || 15 };
const TIMEOUT_MS = 30_000 + FUZZ_RUNS * 200;

/**
 * Holds any clinic service against the declared contract: valid calls answer by the schema,
 * invalid ones are a 400 that names the field, and nothing is ever a 5xx. It creates patients
 * and keys where the service offers to.
 */
export function contractTests(target: () => ContractTarget): void {
  const seen = { calls: 0, serverErrors: 0 };
  afterAll(() => {
    if (FUZZ_RUNS > 0) console.info(seen);
  });
  describe.each(Object.values(operations))('$id', { timeout: TIMEOUT_MS }, (operation) => {
    let missing = false;
    beforeAll(() => {
      missing = !target().offers(operation);
    });
    const send = async (input: RawInput) => {
      const answer = await sendCall(target(), operation, input);
      seen.calls += 1;
      if (answer.status >= 500) seen.serverErrors += 1;
      return answer;
    };

    test('a valid call answers by its schema', async () => {
      if (missing) return expectMissing(await send({}));
      await fc.assert(
        fc.asyncProperty(callCases[operation.id].valid, async (input) => {
          const answer = await send(input);
          // An id that was made up does not exist, and a document may be taken.
          const refusals = operation.params === undefined ? [409] : [404, 409];
          if (refusals.includes(answer.status)) return;
          expect(answer.status).toBe(operation.status);
          expectData(operation, answer);
        }),
        RUNS,
      );
    });

    test('an invalid call is a 400 that names the field', async () => {
      const invalid = callCases[operation.id].invalid.filter(({ field }) =>
        understands(target(), operation, field),
      );
      if (missing || invalid.length === 0) return;
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...invalid), async ({ input, field }) => {
          const { status, body } = await send(input);
          expect(status).toBe(400);
          const error = errorEnvelopeA.parse(body);
          expect(error.code).toBe('VALIDATION_ERROR');
          const named = fieldErrors.parse(error.details?.fields).map(({ path }) => path);
          expect(named).toContain(field);
        }),
        RUNS,
      );
    });

    test('anything at all is answered, and never with a 5xx', async () => {
      const anything = fc.record<Anything>({
        id: fc.string({ unit: 'binary', maxLength: 80 }),
        query: fc.dictionary(
          fc.string({ maxLength: 8 }),
          fc.string({ unit: 'binary', maxLength: 300 }),
        ),
        search: fc.string({ unit: 'binary', maxLength: 300 }),
        body: fc.jsonValue(),
      });
      await fc.assert(
        fc.asyncProperty(anything, async ({ id, query, search, body }) => {
          const { status } = await send({
            params: everyParam(operation, encodable(id)),
            query: { ...query, search },
            ...(operation.body === undefined ? {} : { body }),
          });
          expect(status).toBeLessThan(500);
        }),
        { numRuns: FUZZ_RUNS || 30, examples: UNKEPT.map(everywhere) },
      );
    });

    test('without a key it is a 401', async () => {
      if (missing) return;
      const { status } = await sendCall({ ...target(), key: 'x'.repeat(40) }, operation, {});
      expect(status).toBe(401);
    });
  });
}

function everywhere(text: string): [Anything] {
  return [{ id: text, query: {}, search: text, body: text }];
}

function expectMissing({ status }: Answer): void {
  expect([404, 405]).toContain(status);
}

function expectData(operation: Operation, { body }: Answer): void {
  if (operation.envelope === 'file') {
    expect(body).toBeInstanceOf(Uint8Array);
    return;
  }
  const data =
    operation.envelope === 'A'
      ? z.object({ success: z.literal(true), data: z.unknown() }).parse(body).data
      : body;
  const parsed = z.core.safeParse(operation.response, data);
  expect(parsed.error?.issues ?? []).toEqual([]);
}

function understands(
  { offersInputs }: ContractTarget,
  { queryExtensions = [] }: Operation,
  name: string,
): boolean {
  return offersInputs || !queryExtensions.includes(name);
}

function sendCall(target: ContractTarget, operation: Operation, input: RawInput): Promise<Answer> {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(input.params?.[name] ?? 'nobody'),
  );
  const known = Object.entries(input.query ?? {}).filter(([name]) =>
    understands(target, operation, name),
  );
  const query = new URLSearchParams(known).toString();
  return call(target, operation.method, query === '' ? path : `${path}?${query}`, {
    key: target.key,
    ...(operation.body === undefined ? {} : { body: input.body ?? {} }),
  });
}

function everyParam({ path }: Operation, value: string): Record<string, string> {
  return Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, value]));
}

/** A path may hold anything but a lone surrogate, an empty segment or one of dots. */
function encodable(id: string): string {
  const clean = id.replace(/\p{Cs}/gu, 'x');
  return /^\.*$/.test(clean) ? 'x' : clean;
}
