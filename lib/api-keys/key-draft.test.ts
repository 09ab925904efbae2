import { expect, test } from 'vitest';
import { checkKey, EXPIRIES, isNamed, keyDraftOf, NEW_KEY } from './key-draft';

const NOW = Date.parse('2026-11-24T15:00:00Z');

test('a key has a name, rights in the order of the contract, and an end unless none is wanted', () => {
  const draft = {
    ...NEW_KEY,
    name: ' Contabilidad ',
    scopes: ['billing:read', 'patients:read'] as const,
  };
  expect(checkKey(draft, NOW)).toEqual({
    body: {
      name: 'Contabilidad',
      scopes: ['patients:read', 'billing:read'],
      expiresAt: '2027-02-22T15:00:00.000Z',
    },
  });
  expect(checkKey({ ...draft, expiry: 'never' }, NOW).body).not.toHaveProperty('expiresAt');
});

test.each(EXPIRIES)('what was sent is a form again a while later, with its end in %s', (expiry) => {
  const draft = { name: 'Contabilidad', scopes: ['patients:read'] as const, expiry };
  const { body } = checkKey(draft, NOW);
  expect(body && keyDraftOf(body, NOW)).toEqual(draft);
  expect(body && keyDraftOf(body, NOW + 20 * 60_000)).toEqual(draft);
});

test('what is missing or wrong is said of each', () => {
  expect(checkKey(NEW_KEY, NOW)).toEqual({ errors: { name: 'required', scopes: 'required' } });
  const long = { ...NEW_KEY, name: 'x'.repeat(101), scopes: ['admin'] as const };
  expect(checkKey(long, NOW).errors).toEqual({ name: 'tooLong', scopes: undefined });
  expect(checkKey({ ...long, name: 'a\u0007' }, NOW).errors?.name).toBe('characters');
});

test('a key is revoked by its own name only', () => {
  expect(isNamed(' Contabilidad', 'Contabilidad')).toBe(true);
  expect(isNamed('contabilidad', 'Contabilidad')).toBe(false);
  expect(isNamed('', 'Contabilidad')).toBe(false);
});
