import { expect, test } from 'vitest';
import { patientOn, printedPage } from './printed-page';

test.each([
  ['/agenda?date=2026-11-24', undefined],
  ['/patients', undefined],
  ['/patients/new', undefined],
  ['/patients/pat-1', 'pat-1'],
  ['/patients/pat-1?tab=x', 'pat-1'],
  ['/patients/pat-1/prescriptions/rx-1?appointmentId=a', 'pat-1'],
  ['/billing/invoices/inv-1', undefined],
])('%s is about %s', (page, patientId) => {
  expect(printedPage.safeParse(page).success).toBe(true);
  expect(patientOn(page)).toBe(patientId);
});

test.each([
  '',
  'agenda',
  '//evil.example',
  '/\\evil.example',
  '/a b',
  '/\n',
  `/${'x'.repeat(500)}`,
])('%j is no page', (page) => {
  expect(printedPage.safeParse(page).success).toBe(false);
});
