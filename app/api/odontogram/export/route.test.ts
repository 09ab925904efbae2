import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { AuditWriter } from '@/lib/server/audit/audit-writer';
import { database } from '@/lib/server/db/application-database';
import { audit } from '@/lib/server/db/schema';
import { ORIGIN } from '@/lib/testing/application';
import { Browser } from '@/lib/testing/browser';
import { charted, planned, SMALL_CATALOG } from '@/lib/testing/charted';
import { chartOf } from '@/lib/testing/odontogram';
import { withScriptedService } from '@/lib/testing/scripted-application';
import { json } from '@/lib/testing/scripted-service';
import { afterPassword, makeStaff } from '@/lib/testing/staff';
import { GET } from './route';

const service = await withScriptedService('all');

const dentist = new Browser();
const receptionist = new Browser();

beforeAll(async () => {
  vi.stubEnv('REQUIRE_SECOND_FACTOR', 'false');
  await afterPassword((await makeStaff('dentist')).email, dentist);
  await afterPassword((await makeStaff('receptionist')).email, receptionist);
});

afterEach(() => vi.restoreAllMocks());

const chart = chartOf(
  [
    charted({ id: 'a', toothFdi: 48, notes: '=1+1', subtotal: 120_000, plannedItems: [planned()] }),
    charted({ id: 'b', toothFdi: 11, surface: 'palatal', evolution: 'done' }),
    charted({ id: 'c', toothFdi: 11, surface: undefined, catalogFindingId: 'new-one' }),
  ],
  { version: 7 },
);

beforeEach(() => {
  service.answer = (request, response) => {
    const isCatalog = request.url?.startsWith('/api/v1/odontogram/catalog');
    const data = isCatalog ? SMALL_CATALOG : chart;
    json(200, { success: true, data })(request, response);
  };
});

const WHOLE = { patient: 'p1', locale: 'es-CO', by: 'tooth', order: 'down' };

const ask = (asked: Partial<typeof WHOLE>, from = dentist) =>
  from.send(
    (request) =>
      GET(new Request(`${ORIGIN}/api/odontogram/export?${new URLSearchParams(asked)}`, request)),
    { method: 'GET' },
  );

async function exported() {
  const rows = await (await database()).select().from(audit);
  return rows.filter(({ action }) => action === 'odontogram.export');
}

test('the file has what the table shows, in its order, and a would-be formula is text', async () => {
  const answer = await ask(WHOLE);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toContain('attachment');
  expect((await answer.text()).split('\r\n')).toEqual([
    '"Pieza";"Superficie";"Hallazgo";"Evolución";"Plan";"Subtotal";"Notas"',
    '48;"Oclusal";"Hueco";"Por hacer";"2 × Resina";120000;"\'=1+1"',
    '11;"Toda la pieza";"new-one";"Por hacer";"";"";""',
    '11;"Palatino";"Hueco";"Hecho";"";"";""',
    '',
  ]);
});

test('who took which version of whose chart is on the trail, also who was not given it', async () => {
  const before = (await exported()).length;
  await ask(WHOLE);
  const rows = await exported();
  expect(rows).toHaveLength(before + 1);
  expect(rows.at(-1)).toMatchObject({
    result: 'ok',
    role: 'dentist',
    patientId: 'p1',
    detail: { version: 7 },
  });
  service.requests.length = 0;
  expect((await ask(WHOLE, receptionist)).status).toBe(403);
  expect((await ask(WHOLE, new Browser())).status).toBe(401);
  expect(service.requests).toEqual([]);
  expect(await (await database()).select().from(audit)).toContainEqual(
    expect.objectContaining({ role: 'receptionist', result: 'refused', patientId: 'p1' }),
  );
});

test('a chart that cannot be read is no empty file, and nothing was taken', async () => {
  const before = (await exported()).length;
  service.answer = json(403, {});
  expect((await ask(WHOLE)).status).toBe(403);
  for (const wrong of [{ patient: '../x' }, { locale: 'fr' }, { by: 'x' }, { order: 'x' }]) {
    expect((await ask({ ...WHOLE, ...wrong })).status).toBe(400);
  }
  expect(await exported()).toHaveLength(before);
});

test('without its row nobody is given a file', async () => {
  vi.spyOn(AuditWriter.prototype, 'append').mockRejectedValue(new Error('disk full'));
  const answer = await ask(WHOLE);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: 'AUDIT_UNAVAILABLE' });
});

test('what of the chart could not be read is told at the end of the file', async () => {
  const answer = service.answer;
  service.answer = (request, response) => {
    if (request.url?.startsWith('/api/v1/odontogram/catalog')) return answer(request, response);
    const broken = { id: 'd', toothFdi: 'somewhere' };
    const data = { ...chart, findings: [...chart.findings, broken] };
    return json(200, { success: true, data })(request, response);
  };
  const lines = (await (await ask(WHOLE)).text()).split('\r\n');
  expect(lines).toHaveLength(6);
  expect(lines[4]).toMatch(/^"1 hallazgo /);
});
