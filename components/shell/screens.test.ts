import { expect, test } from 'vitest';
import { ROLES, type Role } from '@/lib/contract/roles';
import { mayDo } from '@/lib/kit/rights';
import { SCREENS, type Screen } from '@/lib/screens';
import { partsFor, reachable, screensFor } from './screens';

test('every role starts at Today and finds the agenda, patients and schedules', () => {
  for (const role of ROLES) {
    const waiting = role === 'billing' ? [] : ['/waiting'];
    const confirms = role === 'receptionist' || role === 'admin';
    const agenda = ['/agenda', ...(confirms ? ['/agenda/confirmations'] : []), ...waiting];
    const all = ['/', ...agenda, '/patients', '/schedules', '/procedures'];
    const found = screensFor(role).map(({ href }) => href);
    const billing = role === 'dentist' ? [] : ['/billing'];
    expect(found).toEqual([...all, ...billing, ...(role === 'admin' ? ['/settings'] : [])]);
  }
});

test('of billing everybody finds the parts they use', () => {
  const found = (role: Role) => partsFor(role, 'billing').map(({ name }) => name);
  expect(found('dentist')).toEqual([]);
  expect(found('receptionist')).toEqual([
    'invoices',
    'payments',
    'cash',
    'patientShares',
    'unbilled',
  ]);
  expect(found('billing')).toEqual([
    'invoices',
    'payments',
    'cash',
    'patientShares',
    'receivables',
    'unbilled',
    'export',
  ]);
  expect(found('admin')).toEqual(found('billing'));
  for (const role of ['receptionist', 'billing', 'admin'] as const) {
    expect(reachable(screensFor(role)).map(({ href }) => href)).not.toContain('/billing');
  }
});

test('the settings are found by those alone who have a part of them', () => {
  const found = (role: Role) => partsFor(role, 'settings').map(({ href }) => href);
  expect(found('admin')).toEqual([
    '/settings/staff',
    '/settings/api-keys',
    '/settings/audit',
    '/settings/clinic',
    '/settings/connection',
  ]);
  for (const role of ['receptionist', 'dentist', 'billing'] as const) {
    expect(found(role)).toEqual([]);
  }
});

test('a screen is found by those alone who may open it', () => {
  const placed = Object.values<Screen>(SCREENS).filter(
    ({ place, title }) => place !== undefined && title !== undefined,
  );
  for (const role of ROLES) {
    const may = placed.filter(({ right }) => right === undefined || mayDo(role, right));
    const found = reachable(screensFor(role)).map(({ href }) => href);
    expect(found.toSorted()).toEqual(may.map(({ route }) => route).toSorted());
  }
});
