import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { AuditWriter } from '@/lib/server/audit/audit-writer';
import { database } from '@/lib/server/db/application-database';
import { audit } from '@/lib/server/db/schema';
import { ORIGIN } from '@/lib/testing/application';
import { Browser } from '@/lib/testing/browser';
import { withScriptedService } from '@/lib/testing/scripted-application';
import { json } from '@/lib/testing/scripted-service';
import { afterPassword, makeStaff } from '@/lib/testing/staff';
import { GET as getFile } from './export/route';
import { GET as getTotals } from './totals/route';

const service = await withScriptedService('all');

const clerk = new Browser();
const receptionist = new Browser();

beforeAll(async () => {
  vi.stubEnv('REQUIRE_SECOND_FACTOR', 'false');
  await afterPassword((await makeStaff('billing')).email, clerk);
  await afterPassword((await makeStaff('receptionist')).email, receptionist);
});

const share = (id: number, given: object = {}) => ({
  id: `share-${id}`,
  paymentDate: '2026-11-21T17:05:00Z',
  concept: 'copago',
  conceptLabel: 'Copago',
  amount: 1_000,
  currency: 'COP',
  paymentMethod: 'cash',
  paymentMethodLabel: 'Efectivo',
  payerName: 'EPS Cordillera Azul',
  payerAccount: {
    id: 'a',
    number: 'CC-1',
    period: '2026-11',
    periodLabel: 'noviembre de 2026',
    status: 'open',
    statusLabel: 'Abierta',
  },
  serviceDate: '2026-11-20',
  status: 'completed',
  statusLabel: 'Completado',
  receiptAvailable: true,
  review: null,
  ...given,
});
const ofClinic = {
  patientId: 'p1',
  patient: { firstName: '=1+1', lastName: 'Ñáñez' },
  chargeId: 'c1',
};

let stored: readonly object[] = [];

beforeEach(async () => {
  await (await database()).delete(audit);
  service.requests.length = 0;
  stored = [
    share(1, ofClinic),
    share(2, { ...ofClinic, amount: 500, status: 'new', statusLabel: 'Nuevo' }),
  ];
  service.answer = (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', service.url);
    const page = Number(searchParams.get('page'));
    const limit = Number(searchParams.get('limit'));
    const rows = stored.slice((page - 1) * limit, page * limit);
    const total = stored.length;
    const totalPages = Math.max(1, Math.ceil(total / limit));
    const pagination = { page, limit, total, totalPages };
    const answer = pathname.includes('/patient/')
      ? {
          success: true,
          data: {
            payments: rows,
            pagination: { ...pagination, hasNext: page < totalPages, hasPrev: page > 1 },
          },
        }
      : { data: rows, pagination };
    json(200, answer)(request, response);
  };
});

const ask = (handler: typeof getFile, what: string, asked: string, from: Browser) =>
  from.send(
    (request) =>
      handler(new Request(`${ORIGIN}/api/billing/patient-shares/${what}?${asked}`, request)),
    { method: 'GET' },
  );
const totals = (asked = '', from = clerk) => ask(getTotals, 'totals', asked, from);
const file = (asked = 'locale=es-CO', from = clerk) => ask(getFile, 'export', asked, from);

test('totals are of everything a filter finds, page after page', async () => {
  stored = Array.from({ length: 250 }, (_, index) => share(index, ofClinic));
  const answer = await totals('review=flagged&from=2026-11-01&concept=copago');
  expect(await answer.json()).toMatchObject({ totals: { all: { count: 250, amount: 250_000 } } });
  const pages = service.requests
    .map(({ url }) => url)
    .filter((url) => url.includes('patient-shares'));
  expect(pages).toHaveLength(3);
  for (const url of pages) expect(url).toMatch(/review=flagged.*concept=copago.*from=2026-11-01/);
});

test('what is too much to be summed up is told as that, and is in the file all the same', async () => {
  stored = Array.from({ length: 2_001 }, (_, index) => share(index, ofClinic));
  expect(await (await totals()).json()).toEqual({ tooMany: 2_001 });
  const lines = (await (await file()).text()).split('\r\n');
  expect(lines).toHaveLength(1 + 2_001 + 1);
});

test('the file says what the desk shows; a would-be formula is text; who took it is on the trail', async () => {
  stored = [
    share(1, {
      ...ofClinic,
      serviceDate: null,
      payerName: null,
      payerAccount: null,
      paymentDate: '2026-11-22T04:00:05Z',
      patient: { ...ofClinic.patient, documentType: 'CC', documentNumber: '1020304050' },
      receiptNumber: 'RC-000007',
      reference: 'Voucher 7',
      collectedBy: { id: 'u1', name: 'Ángela Ñustes' },
      review: {
        reason: 'charge_removed',
        reasonLabel: 'Cargo retirado',
        flaggedAt: '2026-11-22T04:00:00Z',
      },
    }),
    share(2, {
      ...ofClinic,
      resolution: {
        resolution: 'kept',
        note: '+57',
        resolvedBy: 'Ana',
        resolvedAt: '2026-11-22T04:00:00Z',
      },
    }),
  ];
  const answer = await file('locale=es-CO&status=completed');
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const [head, first, second, ...rest] = (await answer.text()).split('\r\n');
  expect(head?.split(';')).toHaveLength(21);
  // Eleven at night of the day before, at the clinic.
  expect(first).toBe(
    '"2026-11-21";"23:00:05";"RC-000007";"CC";"1020304050";"\'=1+1 Ñáñez";"Copago";' +
      '"La cuenta ya no existe";"";"";"Cargo retirado";"Efectivo";"Voucher 7";1000;"Completado";' +
      '"Ángela Ñustes";"Cargo retirado";"2026-11-21";"23:00:00";"";""',
  );
  expect(second).toContain(`"CC-1";"2026-11";"2026-11-20"`);
  expect(second).toContain(`"La clínica lo conserva";"'+57"`);
  expect(rest).toEqual(['']);
  const asked = service.requests.filter(({ url }) => url.includes('patient-shares'));
  expect(asked.map(({ url }) => url)).toEqual([expect.stringContaining('with=accounting')]);
  const rows = await (await database()).select().from(audit);
  expect(rows).toContainEqual(
    expect.objectContaining({
      action: 'patient-shares.export',
      result: 'ok',
      role: 'billing',
      detail: { status: 'completed', rows: 2 },
    }),
  );
});

test('the front desk is given one patient’s, never everybody’s', async () => {
  stored = [share(1)];
  expect((await totals('', receptionist)).status).toBe(403);
  expect((await file('locale=es-CO', receptionist)).status).toBe(403);
  expect(service.requests.filter(({ url }) => url.includes('patient-shares'))).toEqual([]);
  const own = await totals('patientId=p1', receptionist);
  expect(await own.json()).toMatchObject({ totals: { all: { count: 1, amount: 1_000 } } });
  expect((await totals('', new Browser())).status).toBe(401);
});

test.each(['status=nonsense', 'from=2026-02-30', 'patientId=..%2Fx'])(
  'what makes no sense is refused: %s',
  async (asked) => {
    expect((await totals(asked)).status).toBe(400);
    expect((await file(`locale=es-CO&${asked}`)).status).toBe(400);
  },
);

test('without its row nobody is given a file', async () => {
  const broken = vi
    .spyOn(AuditWriter.prototype, 'append')
    .mockRejectedValue(new Error('disk full'));
  const answer = await file();
  broken.mockRestore();
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'AUDIT_UNAVAILABLE' }]);
});
