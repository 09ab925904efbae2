import { beforeEach, expect, test } from 'vitest';
import { record } from '@/lib/server/audit/audit';
import { withApplication } from '@/lib/testing/application';
import { callerOf } from '@/lib/testing/caller';
import { emptyTrail } from '@/lib/testing/trail';
import { printedPage, shownOn } from './printed-page';

withApplication();

const desk = callerOf('receptionist');
const { id: staffId } = desk.session.staff;

beforeEach(async () => {
  await emptyTrail();
  const row = { result: 'ok', staffId } as const;
  await record({ ...row, action: 'patients.read', patientId: 'pat-1' });
  await record({ ...row, action: 'prescriptions.list', patientId: 'pat-1' });
  await record({ ...row, action: 'appointments.list', patientIds: ['pat-2', 'pat-3'] });
  const invoice = { ...row, action: 'invoices.read' } as const;
  await record({ ...invoice, patientId: 'pat-4', detail: { invoiceId: 'inv-1' } });
  await record({ ...invoice, patientIds: ['pat-5'], detail: { invoiceId: 'inv-2' } });
});

test.each([
  ['/agenda?date=2026-11-24', { patientIds: ['pat-2', 'pat-3'] }],
  ['/patients/new', {}],
  ['/patients/pat-1', { patientId: 'pat-1' }],
  ['/patients/pat-1?tab=x', { patientId: 'pat-1' }],
  ['/patients/pat-1/prescriptions/rx-1?appointmentId=a', { patientId: 'pat-1' }],
  ['/procedures', {}],
  ['/billing/invoices/inv-1', { patientId: 'pat-4' }],
  // Of a service that shows no invoice: what is known of it names somebody by its payments.
  ['/billing/invoices/inv-2?from=list', { patientIds: ['pat-5'] }],
])('%s, which was opened, shows %j', async (page, shown) => {
  expect(printedPage.safeParse(page).success).toBe(true);
  expect(await shownOn(desk, page)).toEqual(shown);
});

test.each([
  '/patients/pat-1/records',
  '/patients/pat-9',
  '/patients',
  '/settings/audit',
  '/billing/invoices/inv-3',
  '/billing/receivables',
  '/nowhere',
])('%s, which was not, is no print', async (page) => {
  expect(await shownOn(desk, page)).toBeNull();
});

test('who opened what is owed prints it, also on a page of some', async () => {
  await record({
    action: 'receivables.list',
    result: 'ok',
    staffId,
    patientIds: ['pat-6'],
  });
  const page = '/billing/receivables?age=over90';
  expect(await shownOn(callerOf('billing'), page)).toEqual({ patientIds: ['pat-6'] });
  expect(await shownOn(desk, page)).toBeNull();
  expect(await shownOn(callerOf('billing'), '/billing/unbilled')).toBeNull();
});

test('a colleague’s views are not one’s own', async () => {
  const colleague = callerOf('receptionist', 'another');
  expect(await shownOn(colleague, '/patients/pat-1')).toBeNull();
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
