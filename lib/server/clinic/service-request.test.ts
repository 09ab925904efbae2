import { expect, it } from 'vitest';
import { actorOf } from '@/clinic-service/routes/caller';
import { createPatient } from '@/lib/contract/patients';
import { parseInput } from './parse-input';
import { type Actor, serviceRequest } from './service-request';

const service = { url: new URL('http://127.0.0.1:1'), apiKey: 'key' };
const input = parseInput(createPatient, { body: { firstName: 'María', lastName: 'Pérez' } });

function headersFor(actor?: Actor): Headers {
  const context = { locale: 'es-CO', correlationId: 'test-correlation', actor };
  // Throws for what a header cannot hold.
  return new Headers(serviceRequest(service, createPatient, input, context).headers);
}

/** Who the embedded service takes it for. */
function understood(actor?: Actor) {
  const headers = headersFor(actor);
  return actorOf((name) => headers.get(name) ?? undefined, {
    keyId: 'the-key',
    clinicId: 'c1',
    scopes: [],
    locale: 'es-CO',
    timezone: 'America/Bogota',
    features: [],
  });
}

it.each(['Ana Prueba', 'Ángela Ñustes', 'O’Brien, 100 %', '王芳', 'Ana 🦷'])(
  'names %s to the service',
  (name) => {
    expect(understood({ id: 'u1', name })).toEqual({ id: 'u1', name });
  },
);

it('names nobody where nobody is to be named', () => {
  const names = [...headersFor().keys()];
  expect(names.filter((name) => name.startsWith('x-acting'))).toEqual([]);
  expect(understood()).toEqual({ id: 'the-key' });
});

it.each([
  ['Ana\r\nx-evil: 1', 'Anax-evil: 1'],
  ['Ana\u0000', 'Ana'],
  ['Ana \ud83e', 'Ana'],
])('puts %j into one harmless header', (name, harmless) => {
  const headers = headersFor({ id: 'u1', name });
  expect(headers.get('x-acting-user-name')).toMatch(/^[\x21-\x7e]+$/);
  expect(headers.has('x-evil')).toBe(false);
  expect(understood({ id: 'u1', name })).toEqual({ id: 'u1', name: harmless });
});

it('does not send a name without end', () => {
  const headers = headersFor({ id: 'u1', name: 'a'.repeat(100_000) });
  expect(headers.get('x-acting-user-name')).toHaveLength(120);
});
