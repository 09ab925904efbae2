import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { AuditWriter } from '@/lib/server/audit/audit-writer';
import { database } from '@/lib/server/db/application-database';
import { audit } from '@/lib/server/db/schema';
import { rememberPayments } from '@/lib/server/door/document-patient.server';
import { Browser } from '@/lib/testing/browser';
import { withScriptedService } from '@/lib/testing/scripted-application';
import { json } from '@/lib/testing/scripted-service';
import { afterPassword, makeStaff } from '@/lib/testing/staff';
import { GET } from './route';

const service = await withScriptedService('all');

const clerk = new Browser();
const dentist = new Browser();

beforeAll(async () => {
  vi.stubEnv('REQUIRE_SECOND_FACTOR', 'false');
  await afterPassword((await makeStaff('billing')).email, clerk);
  await afterPassword((await makeStaff('dentist')).email, dentist);
});
beforeEach(async () => {
  await (await database()).delete(audit);
  service.requests.length = 0;
});

const receipt = (from = clerk, path = ['billing', 'payments', 'pay-1', 'receipt']) =>
  from.send((request) => GET(request, { params: Promise.resolve({ path }) }), { method: 'GET' });

function answersFile(body: string, headers: Readonly<Record<string, string>>) {
  service.answer = (_request, response) => {
    response.writeHead(200, headers);
    response.end(body);
  };
}

async function trail() {
  const rows = await (await database()).select().from(audit);
  return rows.filter(({ action }) => action === 'payments.receipt');
}

test('a receipt is passed on as a file, and who took which is on the trail', async () => {
  answersFile('%PDF-1.7', {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="a.pdf"; filename*=UTF-8''Recibo%20%C3%91.pdf`,
    'set-cookie': 'theirs=1',
    'x-theirs': 'yes',
  });
  const answer = await receipt();
  expect([answer.status, await answer.text()]).toEqual([200, '%PDF-1.7']);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename=Recibo_N.pdf; filename*=UTF-8''Recibo%20%C3%91.pdf`,
  );
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(answer.headers.has('x-theirs')).toBe(false);
  expect(answer.headers.getSetCookie().join()).not.toContain('theirs');
  expect(await trail()).toMatchObject([
    {
      result: 'ok',
      status: 200,
      role: 'billing',
      patientId: null,
      detail: { paymentId: 'pay-1', patient: 'not-told' },
    },
  ]);
});

const LISTED = [{ id: 'pay-1', patientId: 'p7' }];

test.each([
  ['payments.list', { data: LISTED }],
  ['patient-shares.list', { data: LISTED }],
  ['patient-shares.collect', LISTED[0]],
  ['patient-shares.list', { data: [{ id: 'x', patientId: 'p7', refund: { id: 'pay-1' } }] }],
  ['patient-shares.of-patient', { payments: [{ id: 'pay-1' }] }],
] as const)('a receipt of what %s told of names its patient', async (id, data) => {
  rememberPayments({ id }, data, 'p7');
  answersFile('%PDF-1.7', { 'content-type': 'application/pdf' });
  await (await receipt()).text();
  expect(await trail()).toMatchObject([{ patientId: 'p7', detail: { paymentId: 'pay-1' } }]);
});

test('the papers of what an invoice tells name its patient', async () => {
  const payments = [{ id: 'pay-2', refunds: [{ id: 'ref-2' }] }];
  rememberPayments({ id: 'invoices.read' }, { id: 'inv-2', patientId: 'p8', payments });
  const share = { id: 'share-1', patientId: 'p9', refund: { id: 'ref-3' } };
  rememberPayments({ id: 'patient-shares.list' }, { data: [share] });
  answersFile('%PDF-1.7', { 'content-type': 'application/pdf' });
  for (const path of ['payments/pay-2/reversal', 'refunds/ref-2/slip', 'refunds/ref-3/slip']) {
    await (await receipt(clerk, ['billing', ...path.split('/')])).text();
  }
  const rows = await (await database()).select().from(audit);
  expect(rows.map(({ action, patientId }) => [action, patientId])).toEqual([
    ['payments.reversal', 'p8'],
    ['payments.refund-slip', 'p8'],
    ['payments.refund-slip', 'p9'],
  ]);
});

test.each([
  ['text/html; charset=utf-8', 'recibo.html'],
  ['image/svg+xml', 'recibo.svg'],
  ['text/xml', 'recibo.xml'],
])('%s is bytes of no known type to a browser', async (contentType, name) => {
  answersFile('<script>alert(1)</script>', {
    'content-type': contentType,
    'content-disposition': `inline; filename="${name}"`,
  });
  const answer = await receipt();
  expect(answer.headers.get('content-type')).toBe('application/octet-stream');
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename=${name}`);
});

test.each([
  `attachment; filename="el \\"bueno\\".pdf"`,
  'attachment; filename="../../x.pdf"',
  `attachment; filename*=UTF-8''a%0D%0ASet-Cookie%3A%20b%3D1.pdf`,
  'attachment; filename="recibo\u00f1.pdf"',
  'nonsense; =',
])('a name like %j makes no other header and leads to no other folder', async (disposition) => {
  answersFile('x', { 'content-type': 'application/pdf', 'content-disposition': disposition });
  const said = (await receipt()).headers.get('content-disposition') ?? '';
  expect(said).toMatch(
    /^attachment; filename=("[^"\\/]+"|[\w.-]+)(; filename\*=UTF-8''[\w.%~-]+)?$/,
  );
  expect(decodeURIComponent(said)).not.toMatch(/[\r\n/\\]/);
});

test('one that is too large is not begun, or broken off', async () => {
  answersFile('x', { 'content-type': 'application/pdf', 'content-length': '60000000' });
  const told = await receipt();
  expect([told.status, await told.json()]).toMatchObject([502, { code: 'FILE_TOO_LARGE' }]);
  service.answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/pdf' });
    const chunk = Buffer.alloc(1024 * 1024);
    const more = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on('drain', more).on('error', () => undefined);
    more();
  };
  const endless = await receipt();
  expect(endless.status).toBe(200);
  await expect(endless.arrayBuffer()).rejects.toThrow();
});

test('one that cannot be put on the trail is not given out', async () => {
  answersFile('%PDF-1.7', { 'content-type': 'application/pdf' });
  const down = vi.spyOn(AuditWriter.prototype, 'append').mockRejectedValue(new Error('disk full'));
  const answer = await receipt();
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'AUDIT_UNAVAILABLE' }]);
  down.mockRestore();
});

test('a refusal of the service is told, and on the trail', async () => {
  service.answer = json(409, {
    success: false,
    error: 'no',
    code: 'RECEIPT_NOT_AVAILABLE',
    correlationId: 'c-000001',
    details: { status: 'refunded' },
  });
  const answer = await receipt();
  expect([answer.status, await answer.json()]).toMatchObject([
    409,
    { code: 'RECEIPT_NOT_AVAILABLE' },
  ]);
  expect(await trail()).toMatchObject([{ result: 'failed', status: 409 }]);
});

test('who may not is refused before anything is asked', async () => {
  answersFile('x', {});
  expect((await receipt(dentist)).status).toBe(403);
  expect((await receipt(new Browser())).status).toBe(401);
  expect(
    (await receipt(clerk, ['billing', 'payments', '..%2f..', 'receipt'])).status,
  ).toBeGreaterThanOrEqual(400);
  expect(service.requests).toEqual([]);
  expect(await trail()).toContainEqual(
    expect.objectContaining({ role: 'dentist', result: 'refused' }),
  );
});
