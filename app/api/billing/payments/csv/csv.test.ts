import { setImmediate } from 'node:timers/promises';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { GET as getInvoices } from '@/app/api/billing/invoices/csv/route';
import { AuditWriter } from '@/lib/server/audit/audit-writer';
import { database } from '@/lib/server/db/application-database';
import { audit } from '@/lib/server/db/schema';
import { ORIGIN } from '@/lib/testing/application';
import { Browser } from '@/lib/testing/browser';
import { withScriptedService } from '@/lib/testing/scripted-application';
import { json } from '@/lib/testing/scripted-service';
import { afterPassword, makeStaff } from '@/lib/testing/staff';
import { GET as getPayments } from './route';

const service = await withScriptedService('all');

const clerk = new Browser();
const dentist = new Browser();

beforeAll(async () => {
  vi.stubEnv('REQUIRE_SECOND_FACTOR', 'false');
  await afterPassword((await makeStaff('receptionist')).email, clerk);
  await afterPassword((await makeStaff('dentist')).email, dentist);
});

const PATIENT = {
  firstName: 'Ana',
  lastName: '=1+1',
  documentType: 'CC',
  documentNumber: '1020304050',
};
const payment = (index: number) => ({
  id: `pay-${index}`,
  invoiceId: 'inv',
  invoiceNumber: 'F-000001',
  receiptNumber: `RC-${index}`,
  amount: 1_000,
  currency: 'COP',
  method: 'cash',
  status: 'completed',
  reference: 'AP 1',
  paidAt: '2026-11-22T04:00:05Z',
  createdAt: '2026-11-22T04:00:05Z',
  patientId: 'p1',
  patient: PATIENT,
  collectedBy: { id: 'u1', name: 'Ángela Ñustes' },
  refundedAmount: 400,
});
const invoice = (index: number) => ({
  id: `inv-${index}`,
  invoiceNumber: 'F-000001',
  invoiceType: 'manual',
  status: 'partially_paid',
  patientId: 'p1',
  patient: PATIENT,
  subtotal: 200_000,
  discount: 10_000,
  tax: 19_000,
  total: 209_000,
  paid: 100_000,
  due: 109_000,
  currency: 'COP',
  createdAt: '2026-11-21T15:00:00Z',
  issuedAt: '2026-11-22T04:00:05Z',
  taxes: [
    { kind: 'excluded', rate: 0, base: 90_000, tax: 0 },
    { kind: 'taxed', rate: 0.19, base: 100_000, tax: 19_000 },
  ],
  credited: 0,
});

let stored: readonly object[] = [];

beforeEach(async () => {
  await (await database()).delete(audit);
  service.requests.length = 0;
  service.answer = (request, response) => {
    const { searchParams } = new URL(request.url ?? '', service.url);
    const page = Number(searchParams.get('page'));
    const limit = Number(searchParams.get('limit'));
    const total = stored.length;
    const pagination = { page, limit, total, totalPages: Math.ceil(total / limit) };
    const data = stored.slice((page - 1) * limit, page * limit);
    json(200, { data, pagination })(request, response);
  };
});

const ask = (handler: typeof getPayments, asked: string, from = clerk) =>
  from.send((request) => handler(new Request(`${ORIGIN}/api/billing/csv?${asked}`, request)), {
    method: 'GET',
  });
const linesOf = async (answer: Response) => (await answer.text()).split('\r\n');

test('payments come page after page, however many there are, and who took them is on the trail', async () => {
  stored = Array.from({ length: 2_350 }, (_, index) => payment(index));
  const answer = await ask(
    getPayments,
    'locale=es-CO&from=2026-11-01&to=2026-11-30&collectedBy=u1&search=ana',
  );
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const [head, first, ...rest] = await linesOf(answer);
  expect(head).toContain('"Fecha";"Hora";"Recibo";"Factura"');
  expect(first).toBe(
    '"2026-11-21";"23:00:05";"RC-0";"F-000001";"CC";"1020304050";"Ana =1+1";"Efectivo";"AP 1";' +
      '1000;400;"Recibido";"Ángela Ñustes"',
  );
  expect(rest).toHaveLength(2_350);
  const urls = service.requests.map(({ url }) => url).filter((url) => url.includes('/payments'));
  expect(urls).toHaveLength(24);
  for (const url of urls) expect(url).toMatch(/collectedBy=u1.*from=2026-11-01.*with=accounting/);
  const rows = await (await database()).select().from(audit);
  const taken = rows.filter(({ action }) => action === 'payments.csv');
  expect(taken).toMatchObject([
    { result: 'ok', detail: { from: '2026-11-01', collectedBy: 'u1', rows: 2_350 } },
  ]);
  // Of the words that were searched for the trail has a hash.
  expect(taken[0]?.detail?.search).toMatch(/^[0-9a-f]{16}$/);
});

test('invoices have the base of each rate, in the language of the page', async () => {
  stored = [invoice(1)];
  const [head, first] = await linesOf(await ask(getInvoices, 'locale=en-US&status=partially_paid'));
  expect(head).toContain('"Base at 19% (COP)","VAT at 19% (COP)"');
  expect(first).toBe(
    '"2026-11-21","23:00:05","Issue","F-000001","Manual (contingency)","Partly paid","CC",' +
      '"1020304050","Ana =1+1",200000,10000,90000,0,0,0,100000,19000,0,0,19000,209000,0,100000,109000',
  );
  const rows = await (await database()).select().from(audit);
  expect(rows.map(({ action }) => action)).toContain('invoices.csv');
});

test('a file of 3,000 invoices that is cancelled half way is read no further', async () => {
  stored = Array.from({ length: 3_000 }, (_, index) => invoice(index));
  const answer = await ask(getInvoices, 'locale=es-CO');
  const reader = answer.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (text.split('\r\n').length < 1_500) text += decoder.decode((await reader?.read())?.value);
  await reader?.cancel();
  const read = service.requests.length;
  // The server reads one page ahead of the reader.
  expect(read).toBeLessThanOrEqual(17);
  // Whatever was under way would ask for the next page now.
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
  await (await ask(getInvoices, 'locale=es-CO&status=draft')).body?.cancel();
  expect(service.requests.filter(({ url }) => !url.includes('draft'))).toHaveLength(read);
});

test('who may not see the list is given no file, and what makes no sense is refused', async () => {
  stored = [payment(1)];
  for (const handler of [getPayments, getInvoices]) {
    expect((await ask(handler, 'locale=es-CO', dentist)).status).toBe(403);
    expect((await ask(handler, 'locale=es-CO', new Browser())).status).toBe(401);
    expect((await ask(handler, 'locale=fr')).status).toBe(400);
    expect((await ask(handler, 'locale=es-CO&from=2026-02-30')).status).toBe(400);
  }
  expect(service.requests).toEqual([]);
});

test('without its row nobody is given a file', async () => {
  stored = [payment(1)];
  const broken = vi
    .spyOn(AuditWriter.prototype, 'append')
    .mockRejectedValue(new Error('disk full'));
  const answer = await ask(getPayments, 'locale=es-CO');
  broken.mockRestore();
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'AUDIT_UNAVAILABLE' }]);
});
