import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeAppointment } from '@/lib/contract/appointments';
import { createPatient, listPatients, readPatient } from '@/lib/contract/patients';
import { ADULT as maria } from '@/lib/testing/patient';
import { json, type ScriptedService, startScriptedService } from '@/lib/testing/scripted-service';
import { type ClinicClient, createClinicClient } from './client';
import { ClinicError } from './errors';

const context = { locale: 'es-CO', correlationId: 'test-correlation' };
const newPatient = { firstName: 'María', lastName: 'Pérez' };

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

/** Envelope A of an error. */
const refusal = (status: number, code: string, headers?: Record<string, string>) =>
  json(status, { success: false, error: 'no', code }, headers);

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

describe('a call that succeeds', () => {
  it('sends the key, the locale and the correlation id, and nothing else of interest', async () => {
    service.answer = json(200, maria);
    expect(await read()).toEqual(maria);
    const [request] = service.requests;
    expect(request?.url).toBe('/api/v1/patients/p1');
    expect(request?.headers).toMatchObject({
      authorization: 'Bearer canary-key',
      'accept-language': 'es-CO',
      'x-correlation-id': 'test-correlation',
    });
    expect(request?.headers).not.toHaveProperty('cookie');
  });

  it('ignores unknown members, reads null as empty and keeps an unknown status', async () => {
    service.answer = json(200, { ...maria, status: 'archived', email: null, shoeSize: 37 });
    expect(await read()).toEqual({ ...maria, status: 'archived' });
  });

  it('makes 100 identical reads at once into one upstream call', async () => {
    service.answer = json(200, maria);
    await Promise.all(Array.from({ length: 100 }, read));
    expect(service.requests).toHaveLength(1);
  });

  it('does not mix up reads with different input', async () => {
    const list = (search: string) => client.call(listPatients, { query: { search } }, context);
    await Promise.all([list('perez'), list('gomez')]);
    expect(service.requests).toHaveLength(2);
  });
});

describe('a list that several people look at', () => {
  const none = { data: [], pagination: { page: 1, limit: 20, total: 0, totalPages: 1 } };
  const list = (locale = 'es-CO') =>
    client.call(listPatients, { query: { search: 'perez' } }, { ...context, locale });
  const asked = () => service.requests.filter(({ method }) => method === 'GET').length;

  it('is asked for once in a moment, a record each time', async () => {
    service.answer = json(200, none);
    await list();
    await list();
    expect(asked()).toBe(1);
    service.answer = json(200, maria);
    await read();
    await read();
    expect(asked()).toBe(3);
  });

  it('is not shared by people who read different languages', async () => {
    await list('es-CO');
    await list('en-US');
    expect(asked()).toBe(2);
  });

  it.each([
    ['done', json(201, maria)],
    ['refused', json(409, { success: false, error: 'duplicate', code: 'DUPLICATE_PATIENT' })],
    ['lost', (_request: unknown, response: { destroy: () => void }) => response.destroy()],
  ])('is asked for anew after a change that was %s', async (_name, answer) => {
    await list();
    service.answer = answer;
    await create().catch((error: unknown) => expect(error).toBeInstanceOf(ClinicError));
    service.answer = json(200, none);
    await list();
    expect(asked()).toBe(2);
  });

  it('is asked for anew after a change, though one was read while it was under way', async () => {
    let finish: (() => void) | undefined;
    service.answer = (request, response) => {
      if (request.method === 'GET') return json(200, none)(request, response);
      finish = () => json(201, maria)(request, response);
    };
    await list();
    const change = create();
    await vi.waitUntil(() => finish !== undefined);
    await list();
    expect(asked()).toBe(2);
    finish?.();
    await change;
    await list();
    expect(asked()).toBe(3);
  });

  it('that could not be read is asked for by the next person', async () => {
    service.answer = json(404, {});
    await failure(list());
    service.answer = json(200, none);
    expect(await list()).toMatchObject({ data: [] });
  });
});

describe('a read that meets a fault', () => {
  it('is repeated after a reset and then answered', async () => {
    let first = true;
    service.answer = (request, response) => {
      if (!first) return json(200, maria)(request, response);
      first = false;
      response.destroy();
    };
    expect(await read()).toEqual(maria);
    expect(service.requests).toHaveLength(2);
  });

  it('is a typed 502 when the connection breaks in mid-body every time', async () => {
    service.answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
      response.write('{"id":"p1"', () => response.destroy());
    };
    expect(await failure(read())).toMatchObject({ status: 502, code: 'SERVICE_UNREACHABLE' });
    expect(service.requests).toHaveLength(3);
  });

  it.each([
    ['malformed JSON', json(200, '{"id":')],
    ['a missing member', json(200, { id: 'p1' })],
    ['another envelope', json(200, { success: true, data: maria })],
    ['no content', json(204, '')],
    ['a redirect', json(302, '', { location: 'http://127.0.0.1:1/' })],
    ['more than fits any answer', json(200, 'x'.repeat(9 * 1024 * 1024))],
  ])('is a typed 502 naming operation and correlation id on %s', async (_name, answer) => {
    service.answer = answer;
    expect(await failure(read())).toMatchObject({
      status: 502,
      code: 'SERVICE_ANSWER_INVALID',
      operation: 'patients.read',
      correlationId: 'test-correlation',
    });
    expect(service.requests).toHaveLength(1);
  });

  it('keeps an upstream body out of the error', async () => {
    service.answer = json(500, { secret: 'stack trace' });
    const error = await failure(read());
    expect(JSON.stringify(error) + String(error)).not.toContain('stack trace');
  });

  it.each([
    [401, 503, 'SERVICE_KEY_REJECTED'],
    [403, 403, 'SERVICE_FORBIDDEN'],
    [500, 502, 'SERVICE_FAILED'],
  ])('does not repeat a %i', async (upstream, status, code) => {
    service.answer = json(upstream, { success: false, error: 'no', code: 'X' });
    expect(await failure(read())).toMatchObject({ status, code });
    expect(service.requests).toHaveLength(1);
  });

  it('reads a 404 of either envelope as the patient not being there', async () => {
    service.answer = json(404, { statusCode: 404, error: 'Not Found', message: 'x' });
    expect(await failure(read())).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    service.answer = json(404, { success: false, error: 'x', code: 'NOT_FOUND_ERROR' });
    expect(await failure(read())).toMatchObject({ status: 404, code: 'NOT_FOUND_ERROR' });
  });

  it('waits for a short Retry-After and passes a long one on', async () => {
    let refusals = 1;
    service.answer = (request, response) =>
      refusals-- > 0
        ? json(429, {}, { 'retry-after': '0' })(request, response)
        : json(200, maria)(request, response);
    expect(await read()).toEqual(maria);
    service.answer = json(429, {}, { 'retry-after': '60' });
    expect(await failure(read())).toMatchObject({ status: 429, retryAfter: 60 });
  });
});

describe('a read that the service puts off', () => {
  afterEach(() => vi.useRealTimers());

  it('is asked again when little of its time is left, which is no whole number', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    service.answer = (request, response) => {
      vi.advanceTimersByTime(3_000.25);
      service.answer = json(200, maria);
      json(429, {}, { 'retry-after': '0' })(request, response);
    };
    expect(await read()).toEqual(maria);
  });

  it('is asked again after a short wait, and passed on with its code where there is none', async () => {
    let refusals = 1;
    service.answer = (request, response) =>
      refusals-- > 0
        ? refusal(503, 'CONTENTION', { 'retry-after': '0' })(request, response)
        : json(200, maria)(request, response);
    expect(await read()).toEqual(maria);
    service.answer = refusal(503, 'CONTENTION');
    expect(await failure(read())).toMatchObject({ status: 503, code: 'CONTENTION' });
    expect(service.requests).toHaveLength(3);
    service.answer = refusal(503, 'CONTENTION', { 'retry-after': '60' });
    expect(await failure(read())).toMatchObject({ code: 'CONTENTION', retryAfter: 60 });
  });
});

describe('a call that waits for its turn', () => {
  afterEach(() => vi.useRealTimers());

  /** Holds as many reads as may be under way at once; `release` answers them, and all after them. */
  async function occupy() {
    vi.useFakeTimers({ toFake: ['performance'] });
    const held: (() => void)[] = [];
    service.answer = (request, response) => held.push(() => json(200, maria)(request, response));
    const under = Array.from({ length: 32 }, (_, index) =>
      client.call(readPatient, { params: { id: `held-${index}` } }, context),
    );
    await vi.waitUntil(() => held.length === 32);
    return async () => {
      service.answer = json(200, maria);
      for (const answer of held) answer();
      await Promise.all(under);
    };
  }

  it.each([
    ['read', read],
    ['change', create],
  ])('is sent when it comes in time, a %s', async (_name, call) => {
    const release = await occupy();
    const waiting = call();
    vi.advanceTimersByTime(11_000);
    await release();
    expect(await waiting).toEqual(maria);
    expect(service.requests).toHaveLength(33);
  });

  it.each([
    ['read', read],
    ['change', create],
  ])('is not sent when it comes too late, a %s, which is no failure', async (_name, call) => {
    const release = await occupy();
    const waiting = Array.from({ length: 5 }, () => failure(call()));
    vi.advanceTimersByTime(12_000);
    await release();
    for (const refused of await Promise.all(waiting)) {
      expect(refused).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' });
    }
    expect(service.requests).toHaveLength(32);
    expect(client.breakers()).toEqual({ patients: 'closed' });
  });
});

describe('the breaker', () => {
  it('opens after failures in a row and then answers without asking', async () => {
    service.answer = json(500, {});
    for (let call = 0; call < 5; call += 1) await failure(read());
    const asked = service.requests.length;
    expect(client.breakers()).toEqual({ patients: 'open' });
    expect(await failure(read())).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' });
    expect(service.requests).toHaveLength(asked);
  });

  it('of changes leaves reading alone', async () => {
    service.answer = json(500, {});
    for (let call = 0; call < 5; call += 1) await failure(create());
    expect(client.breakers()).toEqual({ patients: 'open' });
    expect(await failure(create())).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' });
    service.answer = json(200, maria);
    expect(await read()).toEqual(maria);
  });

  it.each(['STORAGE_FULL', 'CONTENTION'])('does not open on %s', async (code) => {
    service.answer = refusal(503, code);
    for (let call = 0; call < 6; call += 1) {
      expect(await failure(create())).toMatchObject({ status: 503, code });
    }
    expect(client.breakers()).toEqual({ patients: 'closed' });
    expect(service.requests).toHaveLength(6);
  });

  it('does not open on refusals', async () => {
    service.answer = json(404, { statusCode: 404, error: 'Not Found', message: 'x' });
    for (let call = 0; call < 10; call += 1) await failure(read());
    expect(client.breakers()).toEqual({ patients: 'closed' });
  });
});

describe('a write', () => {
  it('is sent once and its outcome is unknown when the answer is lost', async () => {
    service.answer = (_request, response) => response.destroy();
    expect(await failure(create())).toMatchObject({ status: 504, code: 'OUTCOME_UNKNOWN' });
    expect(service.requests).toHaveLength(1);
  });

  it.each([
    ['a 201 that is no JSON', json(201, '{"id":')],
    ['a 204', json(204, '')],
    ['a 500', refusal(500, 'INTERNAL_ERROR')],
    ['a 502', json(502, '')],
    ['a 503 of something in between', json(503, '<html>')],
    ['a 503 for the deadline', refusal(503, 'DEADLINE_EXCEEDED')],
  ])('has an unknown outcome after %s, and is not sent again', async (_name, answer) => {
    service.answer = answer;
    expect(await failure(create())).toMatchObject({ status: 504, code: 'OUTCOME_UNKNOWN' });
    expect(service.requests).toHaveLength(1);
  });

  it('says which version it is to find, where the caller has read one', async () => {
    service.answer = refusal(412, 'PRECONDITION_FAILED');
    const input = { params: { id: 'a1' }, body: { notes: 'x' } };
    const stale = client.call(changeAppointment, { ...input, ifMatch: '7' }, context);
    expect(await failure(stale)).toMatchObject({ status: 412, code: 'PRECONDITION_FAILED' });
    await failure(client.call(changeAppointment, input, context));
    const [conditional, other] = service.requests;
    expect(conditional?.headers['if-match']).toBe('"7"');
    expect(other?.headers).not.toHaveProperty('if-match');
  });

  it('is known not to have happened when nothing listens', async () => {
    await service.close();
    expect(await failure(create())).toMatchObject({ status: 502, code: 'SERVICE_UNREACHABLE' });
  });

  it('passes a refusal on with its code, fields and details', async () => {
    service.answer = json(409, {
      success: false,
      error: 'duplicate',
      code: 'DUPLICATE_PATIENT',
      details: { patientId: 'p9' },
    });
    expect(await failure(create())).toMatchObject({
      status: 409,
      code: 'DUPLICATE_PATIENT',
      details: { patientId: 'p9' },
    });
  });

  it('passes nothing on of a refusal that it does not know', async () => {
    service.answer = json(
      409,
      {
        success: false,
        error: 'at Object.handler (/srv/app.js:1)',
        code: 'Error: Bearer secret',
        details: { patientId: '../..', headers: { authorization: 'Bearer secret' } },
      },
      { 'x-correlation-id': 'Bearer secret' },
    );
    const error = await failure(create());
    expect(error).toMatchObject({ status: 409, code: 'REFUSED', details: undefined });
    expect(error).toMatchObject({ correlationId: context.correlationId });
    service.answer = json(409, {
      success: false,
      error: 'duplicate',
      code: 'DUPLICATE_PATIENT',
      details: { patientId: 'p9', headers: { authorization: 'Bearer secret' } },
    });
    expect(await failure(create())).toHaveProperty('details', { patientId: 'p9' });
  });

  it('is refused here, unsent, when it does not satisfy the declaration', async () => {
    await expect(
      client.call(createPatient, { body: { firstName: '', lastName: 'Pérez' } }, context),
    ).rejects.toMatchObject({
      name: 'InvalidInputError',
      part: 'body',
      fields: expect.arrayContaining([expect.objectContaining({ path: 'firstName' })]),
    });
    expect(service.requests).toHaveLength(0);
  });
});
