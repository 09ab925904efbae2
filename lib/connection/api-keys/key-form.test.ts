import { expect, test } from 'vitest';
import {
  EXPIRIES,
  type KeyValues,
  keyForm,
  keyValues,
  NEW_KEY,
  newKey,
  revokeForm,
} from './key-form';

const NOW = Date.parse('2026-11-24T15:00:00Z');

const typed = (over: Partial<KeyValues> = {}): KeyValues => ({
  ...NEW_KEY,
  name: 'Contabilidad',
  scopes: ['patients:read'],
  ...over,
});

/** The code of what is wrong, by field. */
function wrongIn(schema: typeof keyForm | ReturnType<typeof revokeForm>, values: object) {
  const { error } = schema.safeParse(values);
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? []);
}

test('a key has a name, rights in the order of the contract, and an end unless none is wanted', () => {
  const sent = (over: Partial<KeyValues>) =>
    newKey(
      keyForm.parse(
        typed({ name: ' Contabilidad ', scopes: ['billing:read', 'patients:read'], ...over }),
      ),
      NOW,
    );
  expect(sent({})).toEqual({
    name: 'Contabilidad',
    scopes: ['patients:read', 'billing:read'],
    expiresAt: '2027-02-22T15:00:00.000Z',
  });
  expect(sent({ expiry: 'never' })).not.toHaveProperty('expiresAt');
});

test.each(EXPIRIES)('what was sent is a form again a while later, with its end in %s', (expiry) => {
  const values = typed({ expiry });
  const body = newKey(values, NOW);
  expect(keyValues(body, NOW)).toEqual(values);
  expect(keyValues(body, NOW + 20 * 60_000)).toEqual(values);
});

test('what is missing or wrong is said of each', () => {
  expect(wrongIn(keyForm, NEW_KEY)).toEqual({ name: 'required', scopes: 'scopes' });
  expect(wrongIn(keyForm, typed({ name: 'x'.repeat(101) }))).toEqual({ name: 'tooLong' });
  expect(wrongIn(keyForm, typed({ name: 'a\u0007' }))).toEqual({ name: 'characters' });
});

test('a key is revoked by its own name only, and one of ours where that is meant', () => {
  const revoke = revokeForm('Contabilidad', false);
  expect(wrongIn(revoke, { name: ' Contabilidad', meant: false })).toEqual({});
  expect(wrongIn(revoke, { name: 'contabilidad', meant: false })).toEqual({ name: 'wrongName' });
  expect(wrongIn(revoke, { name: '', meant: false })).toEqual({ name: 'wrongName' });
  const ours = revokeForm('Contabilidad', true);
  expect(wrongIn(ours, { name: 'Contabilidad', meant: false })).toEqual({ meant: 'notMeant' });
  expect(wrongIn(ours, { name: 'Contabilidad', meant: true })).toEqual({});
});
