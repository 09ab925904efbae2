import { expect, test } from 'vitest';
import { screenAction } from '@/lib/server/audit/screen-action';

test.each([
  ['/', 'today'],
  ['/?x=1', 'today'],
  ['/patients/p1', 'patients.read'],
  ['/patients/p1/edit', 'patients.read'],
  ['/patients/p1/odontogram/history?from=1', 'odontogram.read'],
  ['/patients/p1/records', 'medical-records.list'],
  ['/patients/p1/records/r1?x', 'medical-records.read'],
  ['/patients/p1/prescriptions/new', 'prescriptions.list'],
  ['/patients/p1/billing', 'billing.patient'],
  ['/billing/invoices/i1', 'invoices.read'],
])('opening %s is %s', (path, action) => {
  expect(screenAction(path)).toBe(action);
});

test.each(['/patients', '/patients/new?search=a', '/account', '//evil.example', '/nowhere', ''])(
  'opening %s has no name of its own',
  (path) => {
    expect(screenAction(path)).toBeUndefined();
  },
);
