import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { operations } from '@/lib/contract/operations';
import { call } from '../testing/call';
import { startService, type TestService } from '../testing/harness';

const document = z.object({
  openapi: z.string(),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({
        operationId: z.string(),
        'x-origin': z.string(),
        parameters: z.array(
          z.looseObject({
            name: z.string(),
            in: z.string(),
            description: z.optional(z.string()),
            schema: z.unknown(),
            'x-origin': z.optional(z.string()),
          }),
        ),
        responses: z.record(z.string(), z.unknown()),
      }),
    ),
  ),
  components: z.object({
    securitySchemes: z.record(z.string(), z.unknown()),
    schemas: z.record(z.string(), z.unknown()),
  }),
});

let service: TestService;
beforeAll(async () => {
  service = await startService('pglite');
});
afterAll(() => service.close());

test('the description needs no key and covers every operation with its origin', async () => {
  const { status, body, headers } = await call(service, 'GET', '/openapi.json');
  expect(status).toBe(200);
  expect(headers.get('x-correlation-id')).not.toBeNull();
  const { openapi, paths, components } = document.parse(body);
  expect(openapi).toBe('3.1.0');
  expect(components.securitySchemes).toEqual({ apiKey: { type: 'http', scheme: 'bearer' } });
  const described = Object.values(paths).flatMap((path) => Object.values(path));
  expect(described.map((item) => [item.operationId, item['x-origin']]).sort()).toEqual(
    Object.values(operations)
      .map(({ id, origin }) => [id, origin])
      .sort(),
  );
});

test('a query, a path id, the bodies and the envelopes are as declared', async () => {
  const { body } = await call(service, 'GET', '/openapi.json');
  const { paths, components } = document.parse(body);
  const list = paths['/api/v1/patients']?.get;
  expect(list?.parameters.map((each) => [each.name, each['x-origin']])).toEqual([
    ['page', undefined],
    ['limit', undefined],
    ['search', undefined],
    ['status', undefined],
    ['totals', 'extension'],
    ['match', 'extension'],
  ]);
  expect(JSON.stringify(list?.responses['200'])).toContain('totalIsLowerBound');
  // Said, not asked for: what is out of range is brought into it, and never refused.
  expect(list?.parameters[1]?.schema).toEqual({ type: ['number', 'string'], default: 20 });
  expect(list?.parameters[1]?.description).toContain('above 100');
  const read = paths['/api/v1/patients/{id}']?.get;
  expect(read?.parameters).toMatchObject([{ name: 'id', in: 'path', required: true }]);
  const text = JSON.stringify(components.schemas.Patient);
  expect(text).toContain('emergencyContact');
  expect(text).not.toContain('"null"');
});

test('every operation names the refusals it can answer with, and those of a body where it has one', async () => {
  const { body } = await call(service, 'GET', '/openapi.json');
  const { paths } = document.parse(body);
  for (const operation of Object.values(operations)) {
    const item = paths[`/api/v1${operation.path}`]?.[operation.method.toLowerCase()];
    const statuses = Object.keys(item?.responses ?? {});
    expect(statuses, operation.id).toEqual(
      expect.arrayContaining(['400', '401', '403', '429', '500', '503']),
    );
    for (const ofBody of ['413', '415']) {
      expect(statuses.includes(ofBody), operation.id).toBe(operation.body !== undefined);
    }
  }
});

test('a change may name the person who makes it, a read may not', async () => {
  const { body } = await call(service, 'GET', '/openapi.json');
  const { paths } = document.parse(body);
  const headers = (method: string) =>
    paths['/api/v1/patients']?.[method]?.parameters
      .filter((each) => each.in === 'header')
      .map((each) => each.name);
  expect(headers('post')).toEqual(['X-Acting-User', 'X-Acting-User-Name']);
  expect(headers('get')).toEqual([]);
});

test('it is read only', async () => {
  const { status, headers } = await call(service, 'POST', '/openapi.json', { body: {} });
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('a refusal of a document and of a change made too late are described', async () => {
  const { body } = await call(service, 'GET', '/openapi.json');
  const { paths } = document.parse(body);
  const refusals = (path: string, method: string) =>
    Object.keys(paths[`/api/v1${path}`]?.[method]?.responses ?? {});
  expect(refusals('/billing/payments/{id}/receipt', 'get')).toContain('409');
  expect(refusals('/billing/invoices/pdf-export', 'get')).toContain('409');
  expect(refusals('/billing/payments', 'get')).not.toContain('409');
  expect(refusals('/appointments/{id}', 'patch')).toContain('412');
  const dentition = refusals('/patients/{patientId}/odontogram/dentition-mode', 'patch');
  expect(dentition).toContain('409');
  expect(dentition).not.toContain('412');
});
