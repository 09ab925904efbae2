import type { IncomingMessage, ServerResponse } from 'node:http';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { flushAudit } from '@/lib/server/audit/audit';
import { database } from '@/lib/server/db/application-database';
import { audit } from '@/lib/server/db/schema';
import { callerOf } from '@/lib/testing/caller';
import { withScriptedService } from '@/lib/testing/scripted-application';
import { json } from '@/lib/testing/scripted-service';
import { loadChart } from './load-chart.server';
import { odontogramQueries } from './odontogram-queries';

const service = await withScriptedService('all');

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
const failing = json(403, {});
const patient = json(200, {
  id: 'p1',
  firstName: 'Luz',
  lastName: 'Rojas',
  documentType: 'CC',
  documentNumber: '1',
  status: 'active',
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
});
const chart = json(200, {
  success: true,
  data: {
    id: 'p1',
    dentitionMode: 'adult',
    temporaryTeeth: [],
    findings: [],
    estimate: { findingCount: 0, total: 0, paid: 0, due: 0 },
    version: 0,
    signature: { status: 'none' },
  },
});
const catalog = json(200, {
  success: true,
  data: { catalogVersion: 1, findings: [], surfaces: [], evolutions: [] },
});

let answers: { patient: Answer; chart: Answer; catalog: Answer };
beforeEach(() => {
  answers = { patient, chart, catalog };
  service.answer = (request, response) => {
    const { url = '' } = request;
    const part = url.endsWith('/catalog')
      ? 'catalog'
      : url.endsWith('/odontogram')
        ? 'chart'
        : 'patient';
    answers[part](request, response);
  };
});

const load = (queries = new QueryClient()) =>
  loadChart(queries, callerOf('dentist'), { patientId: 'p1', locale: 'es-CO' });

test('a catalog that was never read fails alone; once read it is remembered', async () => {
  answers.catalog = failing;
  const without = await load();
  expect(without.catalog.problem).toMatchObject({ status: 403, code: 'SERVICE_FORBIDDEN' });
  expect(without.chart).toMatchObject({ data: { version: 0 } });
  answers.catalog = catalog;
  expect((await load()).catalog).toMatchObject({ data: { catalogVersion: 1 } });
  answers.catalog = failing;
  expect((await load()).catalog).toMatchObject({ data: { catalogVersion: 1 } });
});

test('a chart that may not be read, or cannot, fails alone and says which', async () => {
  answers.chart = failing;
  const { chart: forbidden, catalog: known, patient: somebody } = await load();
  expect(forbidden.problem).toMatchObject({ status: 403, code: 'SERVICE_FORBIDDEN' });
  expect(known.problem ?? somebody.problem).toBeUndefined();
  // The patient is there: what is not is the reading of charts.
  answers.chart = json(404, { success: false, error: 'No', code: 'NOT_FOUND', correlationId: 'c' });
  expect((await load()).chart.problem).toMatchObject({ status: 501, code: 'NOT_OFFERED' });
  answers.patient = json(404, { statusCode: 404, error: 'Not Found', message: 'No' });
  const nobody = await load();
  expect([nobody.patient.problem?.status, nobody.chart.problem?.status]).toEqual([404, 404]);
});

test('all of it is where the browser looks, and the view is on the trail', async () => {
  const queries = new QueryClient();
  const { rights } = await load(queries);
  expect(Object.values(rights)).toEqual(Object.values(rights).map(() => true));
  expect(queries.getQueryData(odontogramQueries.chart('p1').queryKey)).toMatchObject({ id: 'p1' });
  expect(queries.getQueryData(odontogramQueries.catalog('es-CO').queryKey)).toBeDefined();
  await flushAudit();
  expect(await (await database()).select().from(audit)).toContainEqual(
    expect.objectContaining({ action: 'odontogram.read', result: 'ok', patientId: 'p1' }),
  );
});

test('an administrator reads, and changes nothing', async () => {
  const of = { patientId: 'p1', locale: 'es-CO' } as const;
  const { chart: read, rights } = await loadChart(new QueryClient(), callerOf('admin'), of);
  expect(read).toMatchObject({ data: { id: 'p1' } });
  const { readVersions, searchProcedures, ...changes } = rights;
  expect([readVersions, searchProcedures]).toEqual([true, true]);
  expect(Object.values(changes)).toEqual(Object.values(changes).map(() => false));
});
