import { describe, expect, it } from 'vitest';
import { operations } from '@/lib/contract/operations';
import { createMatcher } from './match';

const match = createMatcher(Object.values(operations));

describe('createMatcher', () => {
  it('finds an operation and its parameters', () => {
    const found = match('GET', ['patients', 'p1']);
    expect(found).toMatchObject({ kind: 'found', params: { id: 'p1' } });
    expect(found.kind === 'found' && found.operation.id).toBe('patients.read');
  });

  it('tells a wrong method from an unknown path', () => {
    expect(match('PUT', ['patients', 'p1'])).toEqual({
      kind: 'wrong-method',
      allowed: ['GET', 'PATCH'],
    });
    expect(match('GET', ['patients', 'p1', 'secrets'])).toEqual({ kind: 'unknown' });
  });

  it.each(['..', '.', '', 'a/b', '%2e%2e', 'a b', 'x'.repeat(65), 'ñ'])(
    'knows nothing under the id %j',
    (id) => {
      expect(match('GET', ['patients', id])).toEqual({ kind: 'unknown' });
    },
  );
});

describe('operations', () => {
  it('are registered under their own id and never twice under one route', () => {
    for (const [id, operation] of Object.entries(operations)) expect(operation.id).toBe(id);
    const routes = Object.values(operations).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(routes).size).toBe(routes.length);
  });

  it('declare a schema for each parameter in their path', () => {
    for (const operation of Object.values(operations)) {
      expect(operation.params !== undefined, operation.id).toBe(operation.path.includes('{'));
    }
  });
});
