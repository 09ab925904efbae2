import { expect, test } from 'vitest';
import { ROLES } from '@/lib/contract/roles';
import { mayCall, mayDo } from './rights';

test('the audit trail is the administrator’s alone', () => {
  expect(ROLES.filter((role) => mayDo(role, 'audit.list'))).toEqual(['admin']);
});

test('a right to an operation is the same whichever way it is asked for', () => {
  for (const role of ROLES) {
    expect(mayDo(role, 'patients.create')).toBe(mayCall(role, 'patients.create'));
    expect(mayDo(role, 'api-keys.create')).toBe(mayCall(role, 'api-keys.create'));
  }
});
