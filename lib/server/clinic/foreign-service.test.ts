import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listApiKeys, revokeApiKey } from '@/lib/contract/api-keys';
import { setToothDentition } from '@/lib/contract/odontogram';
import { createPatient, listPatients, readPatient } from '@/lib/contract/patients';
import { readSchedule } from '@/lib/contract/schedules';
import { ADULT as maria } from '@/lib/testing/patient';
import { json, type ScriptedService, startScriptedService } from '@/lib/testing/scripted-service';
import type { CallLogger } from './call-line';
import { type ClinicClient, createClinicClient } from './client';
import { ClinicError } from './errors';
import { createPace, TooEarlyError } from './pace';

const context = { locale: 'es-CO', correlationId: 'test-correlation' };
const newPatient = { firstName: 'María', lastName: 'Pérez' };
const chart = {
  id: 'o1',
  dentitionMode: 'mixed',
  temporaryTeeth: [54],
  findings: [],
  estimate: { findingCount: 0, total: 0, paid: 0, due: 0 },
  version: 3,
  signature: { status: 'none' },
};

let service: ScriptedService;
let client: ClinicClient;

beforeEach(async () => {
  service = await startScriptedService();
  client = createClinicClient({ url: service.url, apiKey: 'canary-key' });
});
afterEach(async () => {
  await client.close();
  await service.close();
});

const refusal = (status: number, code: string) =>
  json(status, { success: false, error: 'no', code });

const read = () => client.call(readPatient, { params: { id: 'p1' } }, context);
const create = () => client.call(createPatient, { body: newPatient }, context);

async function failure(call: Promise<unknown>): Promise<ClinicError> {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof ClinicError) return error;
  throw new Error(`expected a ClinicError, got ${String(error)}`);
}

describe('a service that wants a pause', () => {
  const busy = json(429, {}, { 'retry-after': '30' });

  it('is sent nothing of the kind before it is over, whoever asks, and everything else', async () => {
    service.answer = busy;
    await failure(read());
    service.answer = json(200, maria);
    for (const call of [read(), create(), client.call(listPatients, {}, context)]) {
      expect(await failure(call)).toMatchObject({
        status: 429,
        code: 'RATE_LIMITED',
        retryAfter: 30,
      });
    }
    expect(service.requests).toHaveLength(1);
    service.answer = refusal(404, 'NOT_FOUND');
    await failure(client.call(readSchedule, { params: { doctorId: 'd1' } }, context));
    expect(service.requests).toHaveLength(2);
  });

  it('is waited for where the pause is short, and never by a poll', async () => {
    service.answer = json(429, {}, { 'retry-after': '0.2' });
    await failure(client.call(readPatient, { params: { id: 'p1' } }, { ...context, isPoll: true }));
    expect(service.requests).toHaveLength(1);
    service.answer = json(201, maria);
    expect(await create()).toEqual(maria);
    expect(service.requests).toHaveLength(2);
  });

  it('may say so by a date', async () => {
    const until = new Date(Date.now() + 30_000).toUTCString();
    service.answer = json(429, {}, { 'retry-after': until });
    await failure(read());
    expect(await failure(read())).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(service.requests).toHaveLength(1);
  });

  it('is told as an outage where the service is down', async () => {
    const until = new Date(Date.now() + 30_000).toUTCString();
    service.answer = json(503, '<html>', { 'retry-after': until });
    expect(await failure(read())).toMatchObject({ code: 'SERVICE_FAILED' });
    expect(await failure(read())).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' });
    expect(service.requests).toHaveLength(1);
  });
});

it('never sends more in a minute than it may', async () => {
  const capped = createClinicClient({ url: service.url, apiKey: 'key', pace: createPace(2) });
  service.answer = json(200, maria);
  const one = (id: string) => capped.call(readPatient, { params: { id } }, context);
  await Promise.all([one('p1'), one('p2')]);
  const refused = await failure(one('p3'));
  expect(refused).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  expect(refused.retryAfter).toBeGreaterThan(50);
  expect(service.requests).toHaveLength(2);
  await capped.close();
});

it('leaves a fifth of a minute’s calls to people', async () => {
  const pace = createPace(5);
  for (let count = 0; count < 4; count += 1) await pace.take('appointments', true);
  await expect(pace.take('appointments', true)).rejects.toThrow(TooEarlyError);
  await pace.take('appointments', false);
  await expect(pace.take('appointments', false)).rejects.toThrow(TooEarlyError);
});

describe('an answer that the contract does not show', () => {
  const key = { id: 'k1', name: 'Caja' };
  const pagination = { page: 1, limit: 20, total: 1 };
  it.each([
    ['a list', [key]],
    ['a list inside of an object', { data: [key] }],
    ['a page', { data: [key], pagination }],
    ['envelope A', { success: true, data: [key] }],
    ['a page in envelope A', { success: true, data: { data: [key], pagination } }],
  ])('of the keys is read as %s', async (_name, body) => {
    service.answer = json(200, body);
    const list = await client.call(listApiKeys, {}, context);
    expect(list.data).toMatchObject([{ ...key, scopes: [] }]);
    expect(list.pagination.total).toBe(1);
  });

  it.each([
    ['a 204', json(204, '')],
    ['a 200 without a body', json(200, '')],
    ['a 202 that is no JSON', json(202, 'accepted')],
    ['envelope A', json(200, { success: true, data: { id: 'k1' } })],
  ])('is a deletion that is done, %s', async (_name, answer) => {
    service.answer = answer;
    await client.call(revokeApiKey, { params: { id: 'k1' } }, context);
    expect(service.requests).toHaveLength(1);
  });

  it.each<[string, ScriptedService['answer'], boolean]>([
    ['a 204', json(204, ''), false],
    ['no chart', json(200, { success: true, message: 'Listo' }), false],
    ['a chart', json(200, { success: true, data: { odontogram: chart } }), true],
    ['a bare chart', json(200, chart), true],
  ])('is a tooth that has changed, %s', async (_name, answer, isTold) => {
    service.answer = answer;
    const input = {
      params: { patientId: 'p1', position: '54' },
      body: { dentition: 'temporary' },
    } as const;
    const { odontogram, removedFindings } = await client.call(setToothDentition, input, context);
    expect([odontogram?.version, removedFindings]).toEqual([isTold ? 3 : undefined, []]);
  });
});

describe('the log', () => {
  async function lines(answer: ScriptedService['answer'], call: 'read' | 'create') {
    const told: [string, object][] = [];
    const at = (level: string) => (line: object) => told.push([level, line]);
    const log = { debug: at('debug'), info: at('info'), warn: at('warn') } as unknown as CallLogger;
    const logged = createClinicClient({ url: service.url, apiKey: 'canary-key', log });
    service.answer = answer;
    await (call === 'read'
      ? logged.call(readPatient, { params: { id: 'p1' } }, context)
      : logged.call(createPatient, { body: newPatient }, context)
    ).catch(() => undefined);
    await logged.close();
    expect(JSON.stringify(told)).not.toMatch(/Yuliana|María|canary|p1/);
    return told;
  }
  const theirs = { 'x-correlation-id': 'theirs-1' };

  it('tells a failure with both references, its status and its time, and nothing of anybody', async () => {
    expect(await lines(json(500, maria, theirs), 'read')).toEqual([
      [
        'warn',
        {
          operation: 'patients.read',
          status: 500,
          fault: 'SERVICE_FAILED',
          took: expect.any(Number),
          correlationId: 'test-correlation',
          serviceCorrelationId: 'theirs-1',
          reference: 'test-correlation',
        },
      ],
    ]);
  });

  it.each<[string, ScriptedService['answer'], 'read' | 'create', string, string | undefined]>([
    ['a success', json(200, maria), 'read', 'debug', undefined],
    ['a refused change', refusal(409, 'DUPLICATE_PATIENT'), 'create', 'info', 'DUPLICATE_PATIENT'],
    ['a refused read', refusal(404, 'NOT_FOUND'), 'read', 'debug', 'NOT_FOUND'],
    ['a refused key', json(401, {}), 'read', 'warn', 'SERVICE_KEY_REJECTED'],
    ['a full quota', json(429, {}), 'read', 'warn', 'RATE_LIMITED'],
    ['nonsense', json(200, '<html>'), 'read', 'warn', 'SERVICE_ANSWER_INVALID'],
    ['a lost answer', (_, response) => response.destroy(), 'create', 'warn', 'OUTCOME_UNKNOWN'],
  ])('tells %s', async (_name, answer, call, level, fault) => {
    const [line, ...more] = await lines(answer, call);
    expect(more).toEqual([]);
    expect(line?.[0]).toBe(level);
    expect(line?.[1]).toMatchObject(fault === undefined ? {} : { fault });
  });
});
