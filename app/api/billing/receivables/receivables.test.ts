import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { GET as getOperation } from '@/app/api/clinic/[...path]/route';
import { AuditWriter } from '@/lib/server/audit/audit-writer';
import { database } from '@/lib/server/db/application-database';
import { audit } from '@/lib/server/db/schema';
import { ORIGIN } from '@/lib/testing/application';
import { Browser } from '@/lib/testing/browser';
import { withScriptedService } from '@/lib/testing/scripted-application';
import { json } from '@/lib/testing/scripted-service';
import { afterPassword, makeStaff } from '@/lib/testing/staff';
import { GET as getFile } from './export/route';

const service = await withScriptedService('all');

const clerk = new Browser();
const receptionist = new Browser();

beforeAll(async () => {
  vi.stubEnv('REQUIRE_SECOND_FACTOR', 'false');
  await afterPassword((await makeStaff('billing')).email, clerk);
  await afterPassword((await makeStaff('receptionist')).email, receptionist);
});

const aged = { days0To30: 1_000, days31To60: 0, days61To90: 0, over90: 500 };
const row = (index: number) => ({
  patientId: `p${index}`,
  patient: {
    firstName: '=1+1',
    lastName: `Ñáñez ${index}`,
    documentType: 'CC',
    documentNumber: '0012',
  },
  oldestIssuedOn: '2026-07-01',
  openInvoices: 2,
  balance: 1_500,
  aged,
});

let patients = 2;

beforeEach(async () => {
  await (await database()).delete(audit);
  service.requests.length = 0;
  patients = 2;
  service.answer = (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', service.url);
    if (pathname.endsWith('/statement')) {
      response.writeHead(200, { 'content-type': 'application/pdf' });
      response.end('%PDF-1.7');
      return;
    }
    const page = Number(searchParams.get('page') ?? 1);
    const limit = Number(searchParams.get('limit') ?? 20);
    const rows = Array.from({ length: patients }, (_, index) => row(index));
    json(200, {
      data: rows.slice((page - 1) * limit, page * limit),
      pagination: { page, limit, total: patients, totalPages: Math.ceil(patients / limit) },
      asOf: searchParams.get('asOf') ?? '2026-11-20',
      currency: 'COP',
      totals: { patients, openInvoices: 2 * patients, balance: 1_500 * patients, aged },
    })(request, response);
  };
});

const operation = (address: string, from: Browser) =>
  from.send(
    (request) =>
      getOperation(new Request(`${ORIGIN}/api/clinic${address}`, request), {
        params: Promise.resolve({ path: address.replace(/\?.*/, '').slice(1).split('/') }),
      }),
    { method: 'GET' },
  );
const file = (asked: string, from = clerk) =>
  from.send(
    (request) => getFile(new Request(`${ORIGIN}/api/billing/receivables/export?${asked}`, request)),
    { method: 'GET' },
  );
const trail = async () => (await database()).select().from(audit);
const asked = () => service.requests.filter(({ url }) => url.includes('/receivables'));

test('the front desk is told what one patient owes, never what everybody does', async () => {
  const refused = await operation('/billing/receivables', receptionist);
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'FORBIDDEN' }]);
  expect((await file('locale=es-CO', receptionist)).status).toBe(403);
  expect(asked()).toEqual([]);
  expect((await operation('/billing/receivables?patientId=', receptionist)).status).toBe(400);
  const own = await operation('/billing/receivables?patientId=p0', receptionist);
  expect([own.status, await own.json()]).toMatchObject([200, { totals: { balance: 3_000 } }]);
  expect((await operation('/billing/receivables', clerk)).status).toBe(200);
  expect(await trail()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ action: 'receivables.list', result: 'refused', status: 403 }),
      expect.objectContaining({ action: 'receivables.export', result: 'refused', status: 403 }),
    ]),
  );
});

test('a statement of account is a copy of its patient’s on the trail', async () => {
  const answer = await operation('/patients/p7/statement', receptionist);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(await answer.text()).toBe('%PDF-1.7');
  // Rows of lists are written a moment later, and may be of the test before.
  const copies = (await trail()).filter(({ action }) => action !== 'receivables.list');
  expect(copies).toEqual([
    expect.objectContaining({
      action: 'receivables.statement',
      patientId: 'p7',
      result: 'ok',
      role: 'receptionist',
    }),
  ]);
});

test('the file has everybody, as numbers and ISO dates, and who took it is on the trail', async () => {
  patients = 250;
  const answer = await file('locale=es-CO&sort=name&asOf=2026-10-31&search=ñáñez');
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const [head, first, ...rest] = (await answer.text()).split('\r\n');
  expect(head).toContain('"Fecha de corte";"Paciente";"Tipo de documento"');
  expect(first).toBe(`"2026-10-31";"'=1+1 Ñáñez 0";"CC";"0012";2;"2026-07-01";1000;0;0;500;1500`);
  expect(rest).toHaveLength(250);
  expect(asked()).toHaveLength(3);
  for (const { url } of asked()) expect(url).toMatch(/sort=name/);
  const taken = (await trail()).find(({ action }) => action === 'receivables.export');
  expect(taken).toMatchObject({ result: 'ok', role: 'billing' });
  expect(taken?.detail).toMatchObject({ asOf: '2026-10-31', rows: 250, sort: 'name' });
  expect(JSON.stringify(await trail())).not.toContain('ñáñez');
});

test.each(['sort=age', 'asOf=2026-02-30', 'locale=fr'])(
  'what makes no sense is refused: %s',
  async (wrong) => {
    expect((await file(`locale=es-CO&${wrong}`)).status).toBe(400);
  },
);

test('more than a file has is told as that, and without its row nobody is given one', async () => {
  patients = 50_001;
  const refused = await file('locale=es-CO');
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'TOO_MANY_ROWS' }]);
  patients = 1;
  const broken = vi
    .spyOn(AuditWriter.prototype, 'append')
    .mockRejectedValue(new Error('disk full'));
  const answer = await file('locale=es-CO');
  broken.mockRestore();
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'AUDIT_UNAVAILABLE' }]);
});
