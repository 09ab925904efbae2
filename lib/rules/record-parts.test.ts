import { expect, test } from 'vitest';
import { recordParts } from './record-parts';
import { ROLES } from './roles';

test('who treats sees chart and records, who bills the bills, who runs the clinic all', () => {
  expect(Object.fromEntries(ROLES.map((role) => [role, recordParts(role)]))).toEqual({
    receptionist: ['summary', 'billing'],
    dentist: ['summary', 'odontogram', 'records', 'prescriptions'],
    billing: ['summary', 'billing'],
    admin: ['summary', 'odontogram', 'records', 'prescriptions', 'billing'],
  });
});
