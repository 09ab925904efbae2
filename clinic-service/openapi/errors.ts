import { errorEnvelopeA, errorEnvelopeB } from '@/lib/contract/errors';
import type { Operation } from '@/lib/contract/operation';
import { envelopeOf } from '../routes/error-body';
import { headersOf } from './headers';
import { jsonSchema } from './schemas';

const envelopes = { A: jsonSchema(errorEnvelopeA), B: jsonSchema(errorEnvelopeB) };

/** By status, what a refusal is called among the components, and what it means. */
const REFUSALS = {
  400: ['BadRequest', 'The request is not valid'],
  401: ['Unauthorized', 'No valid API key'],
  403: ['Forbidden', 'The API key lacks the scope (x-scope), or the clinic the feature'],
  404: ['NotFound', 'Not found'],
  409: ['Conflict', 'Conflict'],
  412: ['PreconditionFailed', 'It has changed since it was read'],
  413: ['PayloadTooLarge', 'Body too large'],
  415: ['UnsupportedMediaType', 'The body is not application/json'],
  422: [
    'UnprocessableContent',
    'A rule of findings forbids it, or the key stands for another request',
  ],
  429: ['TooManyRequests', 'Too many requests; see Retry-After'],
  500: ['InternalServerError', 'The service failed'],
  503: [
    'ServiceUnavailable',
    'With CONTENTION or STORAGE_FULL nothing was done; else the outcome of a change is unknown',
  ],
} as const;

type Status = keyof typeof REFUSALS;

/** The refusals an operation may answer with, each in the envelope it uses there. */
export function errorResponses(operation: Operation) {
  return Object.fromEntries(
    refusalsOf(operation).map((status) => [
      status,
      { $ref: `#/components/responses/${nameOf(operation, status)}` },
    ]),
  );
}

/** What the refusals of these operations refer to. */
export function errorComponents(operations: readonly Operation[]) {
  return Object.fromEntries(
    operations.flatMap((operation) =>
      refusalsOf(operation).map((status) => [
        nameOf(operation, status),
        {
          description: REFUSALS[status][1],
          headers: headersOf(
            ...(status === 429 || status === 503 ? (['Retry-After'] as const) : []),
          ),
          content: { 'application/json': { schema: envelopes[envelopeOf(operation, status)] } },
        },
      ]),
    ),
  );
}

function nameOf(operation: Operation, status: Status): string {
  return `${REFUSALS[status][0]}${envelopeOf(operation, status)}`;
}

function refusalsOf(operation: Operation): readonly Status[] {
  const { method, envelope, params, body, conditional, feature, repeatable } = operation;
  return [
    400,
    401,
    403,
    ...(params === undefined ? [] : ([404] as const)),
    // A document may be refused too: a receipt that does not exist, an export that is too large.
    ...(method === 'GET' && envelope !== 'file' ? [] : ([409] as const)),
    // The charts answer 409 `VERSION_CONFLICT` instead.
    ...(conditional && feature !== 'odontogram' ? ([412] as const) : []),
    ...(body === undefined ? [] : ([413, 415] as const)),
    ...(repeatable || (feature === 'odontogram' && body !== undefined) ? ([422] as const) : []),
    429,
    500,
    503,
  ];
}
