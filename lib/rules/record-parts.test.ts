import { expect, test } from 'vitest';
import { recordParts } from './record-parts';
import { ROLES } from './roles';

test('who treats sees the chart, who bills the bills, who runs the clinic both', () => {
  expect(Object.fromEntries(ROLES.map((role) => [role, recordParts(role)]))).toEqual({
    receptionist: ['summary', 'billing'],
    dentist: ['summary', 'odontogram'],
    billing: ['summary', 'billing'],
    admin: ['summary', 'odontogram', 'billing'],
  });
});
