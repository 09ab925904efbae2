import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  listOdontogramVersions,
  readOdontogramVersion,
  signOdontogram,
} from '@/lib/contract/odontogram';
import { registerFinding } from '@/lib/contract/odontogram-findings';
import { call } from '../testing/call';
import { chartClinic, dataOf, refusalOf } from '../testing/chart';
import { DATABASE_KINDS } from '../testing/fresh-database';
import { startService, type TestService } from '../testing/harness';
import { WORLD } from '../testing/world';

const caries = { toothFdi: 36, catalogFindingId: 'caries', surface: 'occlusal' };
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe.each(DATABASE_KINDS)('versions of a chart, on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(kind);
  });
  afterAll(() => service.close());

  test('every change keeps the chart as it left it: who, when and what', async () => {
    const { send, read, register, setMode } = await chartClinic(service);
    await register(36, 'caries', 'occlusal');
    const first = await read();
    service.clock.advance(60_000);
    const acting = { 'X-Acting-User': 'staff-7', 'X-Acting-User-Name': 'Ana%20Ru%C3%ADz' };
    await send('POST', '/findings', { ...caries, toothFdi: 37 }, acting);
    await setMode('mixed');
    const list = async (query: string) =>
      listOdontogramVersions.response.parse((await send('GET', `/versions${query}`)).body);
    const { data, pagination } = await list('');
    expect(data.map(({ version, action }) => [version, action])).toEqual([
      [3, 'dentition-mode.changed'],
      [2, 'finding.registered'],
      [1, 'finding.registered'],
    ]);
    expect(data[1]).toMatchObject({
      createdBy: 'staff-7',
      createdByName: 'Ana Ruíz',
      createdAt: service.clock.now().toISOString(),
    });
    expect((await send('GET', '/versions/2')).body).toMatchObject({ createdByName: 'Ana Ruíz' });
    // Of who named nobody there is the key alone.
    expect(data[2]?.createdByName).toBeUndefined();
    expect((await send('GET', '/versions/1')).body).not.toHaveProperty('createdByName');
    expect(pagination).toEqual({ page: 1, limit: 20, total: 3, totalPages: 1 });
    expect((await list('?limit=2&page=2')).data.map(({ version }) => version)).toEqual([1]);

    const one = await send('GET', '/versions/1');
    expect(readOdontogramVersion.response.parse(one.body).odontogram).toEqual(first);
    for (const n of ['0', '4', 'x', '-1', '99999999999']) {
      expect((await send('GET', `/versions/${n}`)).status).toBe(404);
    }
    expect((await send('DELETE', '/versions/1')).status).toBe(405);
  });

  test('a signature stands until the next change, and then says that it did', async () => {
    const { send, read, register } = await chartClinic(service);
    await register(36, 'caries', 'occlusal');
    const sign = () => send('POST', '/signature', { signedBy: 'Dra. Catalina Quintero' });
    const signed = {
      status: 'signed',
      signedBy: 'Dra. Catalina Quintero',
      signedAt: service.clock.now().toISOString(),
    };
    const answer = await sign();
    expect(answer.status).toBe(200);
    expect(dataOf(signOdontogram.response, answer)).toMatchObject({
      version: 2,
      signature: signed,
    });
    expect(refusalOf(await sign())).toMatchObject({ status: 409, code: 'CONFLICT_ERROR' });
    const refused = await send('POST', '/findings', { ...caries, toothFdi: 53 });
    expect(refused.status).toBe(422);
    expect(await read()).toMatchObject({ version: 2, signature: signed });
    const after = await register(37, 'caries', 'occlusal');
    expect(after).toMatchObject({ version: 3, signature: { ...signed, status: 'invalidated' } });
    service.clock.advance(1_000);
    expect(dataOf(signOdontogram.response, await sign())).toMatchObject({
      version: 4,
      signature: { status: 'signed', signedAt: service.clock.now().toISOString() },
    });
  });

  test('a change of a version that is no longer the latest is refused, whatever it changes', async () => {
    const { send, read, register, setMode } = await chartClinic(service);
    await setMode('mixed');
    const { finding } = await register(36, 'caries', 'occlusal');
    const before = await read();
    const changes = [
      ['POST', '/findings', caries],
      ['POST', '/findings/batch', { findings: [caries] }],
      ['POST', '/findings/batch', { findings: [], removeFindingIds: [finding.id] }],
      ['PATCH', `/findings/${finding.id}`, { notes: 'x' }],
      ['DELETE', `/findings/${finding.id}`, undefined],
      ['PATCH', '/dentition-mode', { mode: 'adult' }],
      ['PATCH', '/teeth/53/dentition', { dentition: 'permanent' }],
      ['POST', '/signature', { signedBy: 'Ana' }],
    ] as const;
    for (const [method, path, body] of changes) {
      for (const version of ['"1"', '3', 'x', '""', '"*"']) {
        expect(refusalOf(await send(method, path, body, { 'If-Match': version }))).toEqual({
          status: 409,
          code: 'VERSION_CONFLICT',
          details: { currentVersion: 2 },
        });
      }
    }
    expect(await read()).toEqual(before);
    const current = await send('GET', '');
    expect(current.headers.get('etag')).toBe('"2"');
    for (const [index, version] of ['"2"', 'W/"3"', '4', '*'].entries()) {
      const notes = `${index}`;
      const answer = await send(
        'PATCH',
        `/findings/${finding.id}`,
        { notes },
        { 'If-Match': version },
      );
      expect(answer.status).toBe(200);
    }
  });

  test('100 first findings at once: every one is kept, versions unique and without a gap', async () => {
    const { send, read } = await chartClinic(service);
    const teeth = [1, 2, 3, 4].flatMap((q) => upTo(8).map((p) => q * 10 + p));
    const places = teeth.flatMap((toothFdi) =>
      ['occlusal', 'mesial', 'distal', 'vestibular'].map((surface) => ({ toothFdi, surface })),
    );
    const answers = await Promise.all(
      places
        .slice(0, 100)
        .map((place) => send('POST', '/findings', { ...place, catalogFindingId: 'caries' })),
    );
    const versions = answers.map((answer) => dataOf(registerFinding.response, answer).version);
    expect(versions.sort((a, b) => a - b)).toEqual(upTo(100));
    const chart = await read();
    expect(chart).toMatchObject({ version: 100, estimate: { findingCount: 100 } });
    const page = await send('GET', '/versions?limit=100');
    const kept = listOdontogramVersions.response.parse(page.body);
    expect(kept.data.map(({ version }) => version).reverse()).toEqual(upTo(100));
  });

  test('100 saves of one version at once, of a chart that is not there yet and of one that is: one', async () => {
    const { send, read } = await chartClinic(service);
    for (const version of [0, 1]) {
      const answers = await Promise.all(
        upTo(100).map(() => send('POST', '/findings', caries, { 'If-Match': `"${version}"` })),
      );
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([201, ...Array.from({ length: 99 }, () => 409)]);
      expect(await read()).toMatchObject({ version: version + 1, estimate: { findingCount: 1 } });
    }
  });

  test('another clinic’s chart does not exist, nor anybody’s whom nobody knows', async () => {
    const mine = await chartClinic(service);
    const { finding } = await mine.register(36, 'caries', 'occlusal');
    const { key } = await service.addClinic();
    const calls = [
      ['GET', '', undefined],
      ['POST', '/findings', caries],
      ['POST', '/findings/batch', { findings: [caries] }],
      ['PATCH', `/findings/${finding.id}`, { notes: 'x' }],
      ['DELETE', `/findings/${finding.id}`, undefined],
      ['PATCH', '/dentition-mode', { mode: 'mixed' }],
      ['PATCH', '/teeth/53/dentition', { dentition: 'permanent' }],
      ['POST', '/signature', { signedBy: 'Ana' }],
      ['GET', '/versions', undefined],
      ['GET', '/versions/1', undefined],
    ] as const;
    for (const [method, path, body] of calls) {
      for (const [patient, as] of [
        [WORLD.patient, key],
        ['nobody', mine.key],
      ] as const) {
        const answer = await call(service, method, `/patients/${patient}/odontogram${path}`, {
          key: as,
          body,
        });
        expect([method, path, refusalOf(answer).status]).toEqual([method, path, 404]);
      }
    }
    expect(await mine.read()).toMatchObject({ version: 1 });
  });

  test('a key needs the scope, and the clinic the feature', async () => {
    const { id, root } = await chartClinic(service);
    const reader = await service.addKey(id, ['emr:read']);
    const stranger = await service.addKey(id, ['patients:write', 'billing:write']);
    const as = async (key: string, method: string, path: string, body?: unknown) =>
      (await call(service, method, path, { key, body })).status;
    expect(await as(reader, 'GET', root)).toBe(200);
    expect(await as(reader, 'GET', '/odontogram/catalog')).toBe(200);
    expect(await as(reader, 'POST', `${root}/findings`, caries)).toBe(403);
    expect(await as(reader, 'POST', `${root}/signature`, { signedBy: 'Ana' })).toBe(403);
    expect(await as(stranger, 'GET', root)).toBe(403);
    const without = await service.addClinic('America/Bogota', []);
    const locked = { status: 403, code: 'AUTHORIZATION_ERROR' };
    for (const path of ['/odontogram/catalog', '/patients/x/odontogram']) {
      const answer = await call(service, 'GET', path, { key: without.key });
      expect(refusalOf(answer)).toMatchObject(locked);
    }
    const posted = await call(service, 'POST', '/patients/x/odontogram/findings', {
      key: without.key,
      body: caries,
    });
    expect(refusalOf(posted)).toMatchObject(locked);
  });
});
