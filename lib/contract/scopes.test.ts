import { describe, expect, it } from 'vitest';
import { grants } from './scopes';

describe('grants', () => {
  it.each([
    [['patients:read'], 'patients:read', true],
    [['patients:write'], 'patients:read', true],
    [['appointments:manage'], 'appointments:write', true],
    [['appointments:manage'], 'appointments:read', true],
    [['patients:read'], 'patients:write', false],
    [['billing:write'], 'patients:read', false],
    [['admin'], 'patients:read', false],
    [['patients:write'], 'admin', false],
    [[], 'admin', false],
  ] as const)('%j for %s is %s', (granted, needed, expected) => {
    expect(grants(granted, needed)).toBe(expected);
  });
});
