import { ACTING_USER, ACTING_USER_NAME, LONGEST_ACTING_NAME } from '@/lib/contract/acting-user';
import { API_PREFIX, type Operation } from '@/lib/contract/operation';
import { offeredOperations } from '../routes/operations';
import { acceptsNothing } from '../routes/parse';
import { errorResponses } from './errors';
import { fieldsOf, jsonSchema, responseSchema } from './schemas';

/** OpenAPI 3.1 of every operation this service offers, derived from the declarations. */
export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of offeredOperations('all')) {
    const path = `${API_PREFIX}${operation.path}`;
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: pathItem(operation) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Clinic service', version: '1.0.0' },
    servers: [{ url: '/' }],
    security: [{ apiKey: [] }],
    paths,
    components: { securitySchemes: { apiKey: { type: 'http', scheme: 'bearer' } } },
  };
}

const IF_MATCH = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description: 'The version that was read; refused where it is no longer the latest',
  schema: { type: 'string' },
};

const ACTOR = [
  {
    name: ACTING_USER,
    in: 'header',
    required: false,
    description: 'Id of the person who makes the change, in the system of the caller',
    schema: { type: 'string' },
    'x-origin': 'extension',
  },
  {
    name: ACTING_USER_NAME,
    in: 'header',
    required: false,
    description: `Their name, percent-encoded, of at most ${LONGEST_ACTING_NAME} characters`,
    schema: { type: 'string' },
    'x-origin': 'extension',
  },
];

function contentOf(operation: Operation) {
  return operation.envelope === 'file'
    ? { '*/*': { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: responseSchema(operation) } };
}

function pathItem(operation: Operation) {
  return {
    operationId: operation.id,
    summary: operation.summary,
    'x-origin': operation.origin,
    'x-scope': operation.scope,
    parameters: [
      ...fieldsOf(operation.params).map((field) => ({ ...field, in: 'path', required: true })),
      ...fieldsOf(operation.query).map((field) => ({
        ...field,
        in: 'query',
        ...(operation.queryExtensions?.includes(field.name) && { 'x-origin': 'extension' }),
      })),
      ...(operation.conditional ? [IF_MATCH] : []),
      ...(operation.method === 'GET' ? [] : ACTOR),
    ],
    ...(operation.body === undefined
      ? {}
      : {
          requestBody: {
            required: !acceptsNothing(operation.body),
            content: { 'application/json': { schema: jsonSchema(operation.body) } },
          },
        }),
    responses: {
      [operation.status]: {
        description: 'Success',
        content: contentOf(operation),
      },
      ...errorResponses(operation),
    },
  };
}
