import { errorEnvelopeA, errorEnvelopeB } from '@/lib/contract/errors';
import type { Operation } from '@/lib/contract/operation';
import { envelopeOf } from '../routes/error-body';
import { jsonSchema } from './schemas';

const envelopes = { A: jsonSchema(errorEnvelopeA), B: jsonSchema(errorEnvelopeB) };

/** The refusals an operation may answer with, each in the envelope it uses there. */
export function errorResponses(operation: Operation) {
  const refusals = [
    { status: 400, description: 'The request is not valid' },
    { status: 401, description: 'No valid API key' },
    { status: 403, description: `The API key lacks the scope ${operation.scope}` },
    ...(operation.params === undefined ? [] : [{ status: 404, description: 'Not found' }]),
    // A document may be refused too: a receipt that does not exist, an export that is too large.
    ...(operation.method === 'GET' && operation.envelope !== 'file'
      ? []
      : [{ status: 409, description: 'Conflict' }]),
    // The charts answer 409 `VERSION_CONFLICT` instead.
    ...(operation.conditional && operation.feature !== 'odontogram'
      ? [{ status: 412, description: 'It has changed since it was read' }]
      : []),
    ...(operation.body === undefined
      ? []
      : [
          { status: 413, description: 'Body too large' },
          { status: 415, description: 'The body is not application/json' },
        ]),
    ...(operation.feature === 'odontogram' && operation.body !== undefined
      ? [{ status: 422, description: 'A rule of findings forbids it' }]
      : []),
    { status: 429, description: 'Too many requests; see Retry-After' },
    { status: 500, description: 'The service failed' },
    { status: 503, description: 'No answer in time; the outcome of a change is unknown' },
  ];
  return Object.fromEntries(
    refusals.map(({ status, description }) => [
      status,
      {
        description,
        content: {
          'application/json': { schema: envelopes[envelopeOf(operation, status)] },
        },
      },
    ]),
  );
}
