import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listOdontogramVersions } from '@/lib/contract/odontogram';
import { registerFinding, registerFindings } from '@/lib/contract/odontogram-findings';
import { chartClinic, dataOf, fieldsOf, refusalOf } from '../testing/chart';
import { DATABASE_KINDS } from '../testing/fresh-database';
import { startService, type TestService } from '../testing/harness';

const custom = { type: 'custom', name: 'Resina en dos tiempos', quantity: 2, unitPrice: 75_000 };

describe.each(DATABASE_KINDS)('several findings at once, on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(kind);
  });
  afterAll(() => service.close());

  test('several findings come as one change, or not at all', async () => {
    const { send, register, read } = await chartClinic(service);
    const old = await register(36, 'caries', 'occlusal');
    const batch = (findings: object[]) => send('POST', '/findings/batch', { findings });
    const filling = { toothFdi: 36, catalogFindingId: 'resina', surface: 'occlusal' };
    const sound = [11, 12, 13].map((toothFdi) => ({ toothFdi, catalogFindingId: 'sano' }));
    const made = await batch([filling, ...sound]);
    expect(made.status).toBe(201);
    expect(dataOf(registerFindings.response, made)).toMatchObject({
      findings: [{ toothFdi: 36 }, { toothFdi: 11 }, { toothFdi: 12 }, { toothFdi: 13 }],
      replacedFindingIds: [old.finding.id],
      version: 2,
    });
    const before = await read();
    const late = { toothFdi: 48, catalogFindingId: 'incluido' };
    expect(refusalOf(await batch([late, { ...filling, toothFdi: 53 }]))).toMatchObject({
      status: 422,
      details: { rule: 'tooth_not_in_mode', toothFdi: 53 },
    });
    expect(fieldsOf(await batch([late, { ...late, catalogFindingId: 'nada' }]))).toEqual([
      'findings.1.catalogFindingId not_found',
    ]);
    expect(fieldsOf(await batch([late, late]))).toEqual(['findings.1 duplicate']);
    const soundThenNot = [
      { ...late, catalogFindingId: 'sano' },
      { ...filling, toothFdi: 48 },
    ];
    expect(fieldsOf(await batch(soundThenNot))).toEqual(['findings.1 duplicate']);
    expect(fieldsOf(await batch([]))).toEqual(['findings custom']);
    expect(await read()).toEqual(before);
  });

  test('one change takes findings away and puts others in their place, as they had been', async () => {
    const { send, post, register, read } = await chartClinic(service);
    const old = {
      toothFdi: 36,
      catalogFindingId: 'caries',
      surface: 'occlusal',
      notes: 'Profunda',
    };
    const first = dataOf(registerFinding.response, await post({ ...old, plannedItems: [custom] }));
    await send('PATCH', `/findings/${first.finding.id}`, { evolution: 'paid' });
    const filling = await register(36, 'resina', 'occlusal');
    const elsewhere = await register(11, 'sano');
    const back = { ...old, plannedItems: [custom], evolution: 'paid' };
    const batch = (body: object) => send('POST', '/findings/batch', body);
    const undone = await batch({ findings: [back], removeFindingIds: [filling.finding.id] });
    expect(undone.status).toBe(201);
    expect(dataOf(registerFindings.response, undone)).toMatchObject({
      findings: [{ toothFdi: 36, evolution: 'paid', notes: 'Profunda', subtotal: 150_000 }],
      replacedFindingIds: [],
      estimate: { findingCount: 2, paid: 150_000 },
      version: 5,
    });
    // What goes makes room first: the sound tooth takes the place of what spoke against it.
    const [caries] = (await read()).findings.filter(({ toothFdi }) => toothFdi === 36);
    const sound = { toothFdi: 36, catalogFindingId: 'sano' };
    expect((await batch({ findings: [sound] })).status).toBe(422);
    const gone = [caries?.id ?? '', elsewhere.finding.id];
    expect((await batch({ findings: [sound], removeFindingIds: gone })).status).toBe(201);
    const [left] = (await read()).findings;
    expect(left).toMatchObject(sound);
    const last = await batch({ findings: [], removeFindingIds: [left?.id] });
    expect(dataOf(registerFindings.response, last)).toMatchObject({ findings: [], version: 7 });
    const { data } = listOdontogramVersions.response.parse((await send('GET', '/versions')).body);
    // The last had one finding alone.
    expect(data.slice(0, 3).map(({ action }) => action)).toEqual([
      'finding.removed',
      'findings.changed',
      'findings.changed',
    ]);
    const again = { ...sound, toothFdi: 21 };
    expect((await batch({ findings: [again] })).status).toBe(201);
    expect((await batch({ findings: [{ ...again, toothFdi: 22 }, sound] })).status).toBe(201);
    const { data: newest } = listOdontogramVersions.response.parse(
      (await send('GET', '/versions')).body,
    );
    expect(newest.slice(0, 2).map(({ action }) => action)).toEqual([
      'findings.registered',
      'finding.registered',
    ]);
  });

  test('a removal that cannot be made leaves everything where it is', async () => {
    const { send, register, read } = await chartClinic(service);
    const { finding } = await register(36, 'caries', 'occlusal');
    const before = await read();
    const new11 = { toothFdi: 11, catalogFindingId: 'sano' };
    const batch = (members: object) =>
      send('POST', '/findings/batch', { findings: [new11], ...members });
    const { id } = finding;
    expect((await batch({ removeFindingIds: [id, 'nobody'] })).status).toBe(404);
    const shown = { findings: [{ ...new11, toothFdi: 53 }], removeFindingIds: [id] };
    expect((await batch(shown)).status).toBe(422);
    expect(fieldsOf(await batch({ removeFindingIds: [id, id] }))).toEqual([
      'removeFindingIds custom',
    ]);
    const many = Array.from({ length: 193 }, (_, index) => `f-${index}`);
    expect(fieldsOf(await batch({ removeFindingIds: many }))).toEqual(['removeFindingIds too_big']);
    expect(fieldsOf(await batch({ findings: [], removeFindingIds: [] }))).toEqual([
      'findings custom',
    ]);
    expect(fieldsOf(await batch({ findings: [{ ...new11, evolution: 'lost' }] }))).toEqual([
      'findings.0.evolution not_found',
    ]);
    expect(await read()).toEqual(before);
  });
});
