import { expect, test } from 'vitest';
import { ROLES } from '@/lib/contract/roles';
import { asksAgainFor, mayCall, mayDo, onlyOwnOfToday } from './rights';

test('the audit trail is the administrator’s alone', () => {
  expect(ROLES.filter((role) => mayDo(role, 'audit.list'))).toEqual(['admin']);
});

test('a right to an operation is the same whichever way it is asked for', () => {
  for (const role of ROLES) {
    expect(mayDo(role, 'patients.create')).toBe(mayCall(role, 'patients.create'));
    expect(mayDo(role, 'api-keys.create')).toBe(mayCall(role, 'api-keys.create'));
  }
});

test('the front desk reverses its own of today alone', () => {
  expect(ROLES.filter((role) => mayCall(role, 'payments.reverse'))).toEqual([
    'receptionist',
    'billing',
    'admin',
  ]);
  expect(ROLES.filter((role) => onlyOwnOfToday(role, 'payments.reverse'))).toEqual([
    'receptionist',
  ]);
  expect(ROLES.filter((role) => onlyOwnOfToday(role, 'payments.refund'))).toEqual([]);
});

test.each([
  [{ amount: 200_000 }, false],
  [{ amount: 200_001 }, true],
  [{ amount: Number.NaN }, true],
  [{ amount: '1' }, true],
  [{}, true],
  [undefined, true],
])('of a body with an amount, %j asks for the password above 200.000: %s', (body, asks) => {
  expect(asksAgainFor({ asksAgainAbove: 'amount' }, body, 200_000)).toBe(asks);
  expect(asksAgainFor({}, body, 200_000)).toBe(false);
});
