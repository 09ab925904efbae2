import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { database } from '@/lib/server/db/application-database';
import { audit } from '@/lib/server/db/schema';
import { ORIGIN } from '@/lib/testing/application';
import { Browser } from '@/lib/testing/browser';
import { withScriptedService } from '@/lib/testing/scripted-application';
import { json } from '@/lib/testing/scripted-service';
import { afterPassword, makeStaff } from '@/lib/testing/staff';
import { GET } from './route';

const service = await withScriptedService('all');

const desk = new Browser();
const dentist = new Browser();

beforeAll(async () => {
  vi.stubEnv('REQUIRE_SECOND_FACTOR', 'false');
  await afterPassword((await makeStaff('receptionist')).email, desk);
  await afterPassword((await makeStaff('dentist')).email, dentist);
});

const pagination = { page: 1, limit: 100, total: 1, totalPages: 1 };
const invoice = (number: string, status: string, appointmentId: string) => ({
  id: `id-${number}`,
  invoiceNumber: number,
  patientId: 'p1',
  status,
  subtotal: 1,
  tax: 0,
  total: 1,
  currency: 'COP',
  createdAt: '2026-11-20T15:00:00Z',
  invoiceType: 'electronic',
  discount: 0,
  paid: 0,
  due: 1,
  patient: { firstName: 'Ana', lastName: 'Gil' },
  appointmentId,
});
const charge = (appointmentId: string) => ({
  id: 'c1',
  patientId: 'p1',
  payerId: 'eps',
  payerAccountId: 'acc',
  appointmentId,
  serviceDate: '2026-11-20',
  items: [],
  total: 1,
  currency: 'COP',
  createdAt: '2026-11-20T15:00:00Z',
  payerName: 'EPS Cordillera Azul',
  accountStatus: 'open',
});

let invoices: object[] = [];
let charges: object[] = [];

beforeEach(() => {
  invoices = [];
  charges = [];
  service.answer = (request, response) => {
    const data = request.url?.startsWith('/api/v1/billing/charges') ? charges : invoices;
    json(200, { data, pagination })(request, response);
  };
});

const ask = (query: string, from = desk) =>
  from.send((request) => GET(new Request(`${ORIGIN}/api/billing/appointment?${query}`, request)), {
    method: 'GET',
  });
const ofA1 = async () => (await ask('appointmentId=a1&patientId=p1')).json();

test('it is the invoice that stands, of this appointment', async () => {
  invoices = [
    invoice('F-3', 'draft', 'a2'),
    invoice('F-2', 'draft', 'a1'),
    invoice('F-1', 'void', 'a1'),
  ];
  expect(await ofA1()).toEqual({
    bill: { rail: 'invoice', id: 'id-F-2', number: 'F-2', isCertain: true },
  });
});

test('a look is one row on the trail, and where nothing is told there is none', async () => {
  const rowsOf = async () =>
    (await (await database()).select().from(audit)).filter(
      ({ patientId, result }) => patientId === 'p1' && result === 'ok',
    ).length;
  const before = await rowsOf();
  await ofA1();
  expect(await rowsOf()).toBe(before);
  invoices = [invoice('F-2', 'issued', 'a1')];
  await ofA1();
  expect(await rowsOf()).toBe(before + 1);
});

test('of a status that nobody here knows it is not as certain', async () => {
  invoices = [invoice('F-2', 'annulled', 'a1')];
  expect(await ofA1()).toMatchObject({ bill: { isCertain: false } });
});

test('what is sure to stand comes before what may not', async () => {
  invoices = [invoice('F-2', 'annulled', 'a1'), invoice('F-1', 'issued', 'a1')];
  expect(await ofA1()).toMatchObject({ bill: { number: 'F-1', isCertain: true } });
  invoices = [invoice('F-2', 'annulled', 'a1')];
  charges = [charge('a1')];
  expect(await ofA1()).toEqual({ bill: { rail: 'charge', payer: 'EPS Cordillera Azul' } });
});

test('or the charge, of a service that filters and of one that does not', async () => {
  charges = [charge('a1')];
  expect(await ofA1()).toEqual({ bill: { rail: 'charge', payer: 'EPS Cordillera Azul' } });
  charges = [charge('a2')];
  expect(await ofA1()).toEqual({});
});

test('what was voided or is of another appointment bills nothing', async () => {
  invoices = [invoice('F-1', 'void', 'a1'), invoice('F-3', 'draft', 'a2')];
  expect(await ofA1()).toEqual({});
});

test('where it cannot be read nothing is claimed', async () => {
  service.answer = json(403, { statusCode: 403, error: 'Forbidden', message: 'no' });
  expect((await ask('appointmentId=a1&patientId=p1')).status).toBe(403);
});

test('who bills nothing is not told, and an address that makes no sense is refused', async () => {
  expect((await ask('appointmentId=a1&patientId=p1', dentist)).status).toBe(403);
  expect((await ask('appointmentId=a1')).status).toBe(400);
  expect((await ask('appointmentId=a%2F1&patientId=p1')).status).toBe(400);
  const rows = await (await database()).select().from(audit);
  expect(rows).toContainEqual(
    expect.objectContaining({ action: 'invoices.list', role: 'dentist', result: 'refused' }),
  );
});
