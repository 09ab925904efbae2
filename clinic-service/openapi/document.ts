import { API_PREFIX, type Operation } from '@/lib/contract/operation';
import { offeredOperations } from '../routes/operations';
import { acceptsNothing } from '../routes/parse';
import { errorComponents, errorResponses } from './errors';
import { headerComponents, headersOf } from './headers';
import { parametersOf } from './parameters';
import { jsonSchema, responseSchema, schemaComponents } from './schemas';

/** OpenAPI 3.1 of every operation this service offers, derived from the declarations. */
export function openApiDocument() {
  const operations = offeredOperations('all');
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    const path = `${API_PREFIX}${operation.path}`;
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: pathItem(operation) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Clinic service', version: '1.0.0' },
    servers: [{ url: '/' }],
    security: [{ apiKey: [] }],
    paths,
    components: {
      securitySchemes: { apiKey: { type: 'http', scheme: 'bearer' } },
      headers: headerComponents,
      responses: errorComponents(operations),
      schemas: schemaComponents(),
    },
  };
}

function pathItem(operation: Operation) {
  return {
    operationId: operation.id,
    summary: operation.summary,
    'x-origin': operation.origin,
    'x-scope': operation.scope,
    parameters: parametersOf(operation),
    ...(operation.body === undefined
      ? {}
      : {
          requestBody: {
            required: !acceptsNothing(operation.body),
            ...(operation.bodyExtensions && { 'x-extensions': operation.bodyExtensions }),
            content: { 'application/json': { schema: jsonSchema(operation.body) } },
          },
        }),
    responses: {
      [operation.status]: {
        description: 'Success',
        headers: headersOf(
          ...(operation.etag === undefined ? [] : (['ETag'] as const)),
          ...(operation.envelope === 'file' ? (['Content-Disposition'] as const) : []),
        ),
        content: contentOf(operation),
      },
      ...errorResponses(operation),
    },
  };
}

function contentOf(operation: Operation) {
  return operation.envelope === 'file'
    ? { [fileTypeOf(operation)]: { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: responseSchema(operation) } };
}

/** Declared as the one type the answer may have, which every answer is checked against. */
function fileTypeOf({ id, response }: Operation): string {
  const type = jsonSchema(response).properties?.contentType;
  if (typeof type !== 'object' || typeof type.const !== 'string') {
    throw new Error(`${id} does not say which type of file it answers.`);
  }
  return type.const;
}
