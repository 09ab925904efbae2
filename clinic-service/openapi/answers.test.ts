import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { operations } from '@/lib/contract/operations';
import { openApiDocument } from './document';

const headers = z.record(z.string(), z.object({ $ref: z.string() }));
const answer = z.object({ headers, content: z.record(z.string(), z.looseObject({})) });
const described = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        parameters: z.array(z.looseObject({ name: z.string() })),
        responses: z.record(z.string(), z.union([z.strictObject({ $ref: z.string() }), answer])),
      }),
    ),
  ),
  components: z.object({
    headers: z.record(z.string(), z.looseObject({})),
    responses: z.record(z.string(), answer),
    schemas: z.record(z.string(), z.looseObject({})),
  }),
});

const document = described.parse(openApiDocument());
const { components } = document;

function operation(id: keyof typeof operations) {
  const { path, method, status } = operations[id];
  const item = document.paths[`/api/v1${path}`]?.[method.toLowerCase()];
  const success = answer.parse(item?.responses[status]);
  return {
    parameters: item?.parameters.map(({ name }) => name),
    headers: Object.keys(success.headers),
    content: success.content,
    refusals: item?.responses ?? {},
  };
}

test('a file is of the type that is sent, all else is JSON', () => {
  const types = Object.values(operations).map(({ id }) => [
    id,
    ...Object.keys(operation(id).content),
  ]);
  expect(types.filter(([, type]) => type !== 'application/json')).toEqual([
    ['invoices.pdf', 'application/pdf'],
    ['invoices.credit-note-pdf', 'application/pdf'],
    ['invoices.export', 'application/zip'],
    ['payments.receipt', 'application/pdf'],
    ['payments.reversal', 'application/pdf'],
    ['payments.refund-slip', 'application/pdf'],
    ['receivables.statement', 'application/pdf'],
  ]);
});

test('the language can be asked for where the answer is in it, and nowhere else', () => {
  const asked = Object.values(operations)
    .map(({ id }) => id)
    .filter((id) => operation(id).parameters?.includes('Accept-Language'));
  expect(asked.sort()).toEqual([
    'emr-templates.list',
    'invoices.credit-note-pdf',
    'invoices.export',
    'invoices.pdf',
    'odontogram.catalog',
    'payments.receipt',
    'payments.refund-slip',
    'payments.reversal',
    'receivables.statement',
  ]);
});

test('every answer names the headers it carries', () => {
  expect(operation('patients.list').headers).toEqual(['X-Correlation-Id']);
  expect(operation('patients.read').headers).toEqual(['X-Correlation-Id', 'ETag']);
  expect(operation('invoices.pdf').headers).toEqual(['X-Correlation-Id', 'Content-Disposition']);
  for (const [name, refusal] of Object.entries(components.responses)) {
    const waits = /^(?:TooManyRequests|ServiceUnavailable)/.test(name);
    expect(Object.keys(refusal.headers), name).toEqual(
      waits ? ['X-Correlation-Id', 'Retry-After'] : ['X-Correlation-Id'],
    );
  }
});

test('a refusal is written once for all, in the envelope it has in its place', () => {
  expect(operation('patients.read').refusals[404]).toEqual(reference('responses', 'NotFoundB'));
  expect(operation('appointments.read').refusals[404]).toEqual(reference('responses', 'NotFoundA'));
  for (const [name, { content }] of Object.entries(components.responses)) {
    const schema = reference('schemas', name.endsWith('B') ? 'ErrorB' : 'ErrorA');
    expect(content, name).toEqual({ 'application/json': { schema } });
  }
  expect(components.schemas.ErrorA).toHaveProperty('properties.correlationId');
  expect(components.schemas.ErrorB).toHaveProperty('properties.statusCode');
});

test('what has a name is referred to by it, and every reference leads somewhere', () => {
  expect(operation('patients.read').content).toEqual({
    'application/json': { schema: reference('schemas', 'Patient') },
  });
  expect(components.schemas.InvoiceDetail).toHaveProperty(
    'properties.payments.items',
    reference('schemas', 'Payment'),
  );
  // A member that is left out, not null: the reference stands alone.
  expect(components.schemas.Charge).toHaveProperty(
    'properties.patientShare',
    reference('schemas', 'PatientShare'),
  );
  const text = JSON.stringify(openApiDocument());
  const led = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)];
  expect(led).toHaveLength(text.split('"$ref"').length - 1);
  const to = new Set(led.map(([, kind, name]) => `${kind}/${name}`));
  const made = Object.entries(components).flatMap(([kind, named]) =>
    Object.keys(named).map((name) => `${kind}/${name}`),
  );
  expect([...to].sort()).toEqual(made.sort());
});

test('what is an instant is described as one, other text is not', () => {
  const { Patient, Payment } = components.schemas;
  expect(Patient).toHaveProperty('properties.createdAt', { type: 'string', format: 'date-time' });
  expect(Patient).toHaveProperty('properties.firstName', { type: 'string' });
  expect(Payment).toHaveProperty('properties.paidAt.format', 'date-time');
  expect(Payment).toHaveProperty('properties.reversal.properties.at.format', 'date-time');
});

function reference(kind: keyof typeof components, name: string) {
  return { $ref: `#/components/${kind}/${name}` };
}
