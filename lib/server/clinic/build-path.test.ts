import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ID_PATTERN } from '@/lib/contract/limits';
import { buildPath } from './build-path';

const base = new URL('http://127.0.0.1:4010/service');

describe('buildPath', () => {
  it('fills the template in below the base and the version prefix', () => {
    expect(buildPath(base, '/patients/{id}', { id: 'p_1-A' })).toBe(
      '/service/api/v1/patients/p_1-A',
    );
  });

  it('leaves out what is empty and encodes the rest', () => {
    expect(buildPath(base, '/patients', {}, { search: 'a&b=ñ', page: 2, status: '' })).toBe(
      '/service/api/v1/patients?search=a%26b%3D%C3%B1&page=2',
    );
  });

  it('never leaves the template, whatever the id (10,000 ids)', () => {
    const hostile = fc.oneof(
      fc.string({ maxLength: 80 }),
      fc.constantFrom('..', '.', '', '%2e%2e', '..%2f', 'a/b', 'a?b', 'a#b', '\\..\\', '@host'),
    );
    fc.assert(
      fc.property(hostile, (id) => {
        if (ID_PATTERN.test(id)) {
          expect(buildPath(base, '/patients/{id}', { id })).toBe(`/service/api/v1/patients/${id}`);
        } else {
          expect(() => buildPath(base, '/patients/{id}', { id })).toThrow(TypeError);
        }
      }),
      { numRuns: 10_000 },
    );
  });
});
