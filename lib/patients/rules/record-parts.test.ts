import { expect, test } from 'vitest';
import { ROLES } from '@/lib/contract/roles';
import { recordParts } from './record-parts';

test('who treats sees chart and records, who bills the bills, who runs the clinic all', () => {
  expect(Object.fromEntries(ROLES.map((role) => [role, recordParts(role)]))).toEqual({
    receptionist: ['summary', 'billing'],
    dentist: ['summary', 'odontogram', 'records', 'prescriptions'],
    billing: ['summary', 'billing'],
    admin: ['summary', 'odontogram', 'records', 'prescriptions', 'billing'],
  });
});
