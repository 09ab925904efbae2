import { expect, test } from 'vitest';
import { ROLES } from '@/lib/rules/roles';
import { screensFor } from './screens';

test('every role starts at Today and finds patients', () => {
  for (const role of ROLES) {
    expect(screensFor(role).map(({ href }) => href)).toEqual(['/', '/patients']);
  }
});
