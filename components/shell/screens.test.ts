import { expect, test } from 'vitest';
import { ROLES, type Role } from '@/lib/rules/roles';
import { type Screen, screensFor } from './screens';

test('every role starts at Today and finds the agenda, patients and schedules', () => {
  for (const role of ROLES) {
    expect(screensFor(role).map(({ href }) => href)).toEqual([
      '/',
      '/agenda',
      '/patients',
      '/schedules',
    ]);
  }
});

test('a screen is found by those alone who may call what it needs', () => {
  const screens: readonly Screen[] = [
    { name: 'today', href: '/', icon: 'today' },
    { name: 'patients', href: '/desk', icon: 'patients', needs: 'patients.create' },
  ];
  const found = (role: Role) => screensFor(role, screens).map(({ href }) => href);
  expect(found('receptionist')).toEqual(['/', '/desk']);
  expect(found('billing')).toEqual(['/']);
});
