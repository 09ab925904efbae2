import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_TEMPORARY_TEETH } from '@/lib/odontogram/rules/fdi';
import { chartClinic, fieldsOf, refusalOf } from '../testing/chart';
import { DATABASE_KINDS } from '../testing/fresh-database';
import { startService, type TestService } from '../testing/harness';

const seeded = [...DEFAULT_TEMPORARY_TEETH].sort();

describe.each(DATABASE_KINDS)('the dentition of a chart, on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(kind);
  });
  afterAll(() => service.close());

  test('entering mixed seeds its teeth once; coming back finds what was', async () => {
    const { read, setMode, setTooth } = await chartClinic(service);
    expect(await read()).toMatchObject({ dentitionMode: 'adult', temporaryTeeth: [], version: 0 });
    const mixed = await setMode('mixed');
    expect(mixed).toMatchObject({
      odontogram: { dentitionMode: 'mixed', temporaryTeeth: seeded, version: 1 },
      removedFindings: [],
    });
    await setTooth(53, 'permanent');
    await setTooth(11, 'temporary');
    expect((await setMode('child')).odontogram.temporaryTeeth).toHaveLength(20);
    expect((await setMode('adult')).odontogram.temporaryTeeth).toEqual([]);
    const again = await setMode('mixed');
    expect(again.odontogram.temporaryTeeth).toEqual([
      51,
      ...seeded.filter((tooth) => tooth !== 53),
    ]);
    expect(again.odontogram.version).toBe(6);
  });

  test('a mode that would take the tooth from under a finding is refused, and says which', async () => {
    const { send, read, setMode, register } = await chartClinic(service);
    const { finding } = await register(13, 'fractura');
    await register(16, 'caries', 'occlusal');
    const before = await read();
    const refused = async (mode: string) =>
      refusalOf(await send('PATCH', '/dentition-mode', { mode }));
    expect(await refused('mixed')).toEqual({
      status: 409,
      code: 'CONFLICT_ERROR',
      details: { blockingFindings: [{ id: finding.id, toothFdi: 13, evolution: 'pending' }] },
    });
    expect((await refused('child')).details).toMatchObject({
      blockingFindings: [{ toothFdi: 13 }, { toothFdi: 16 }],
    });
    expect(await read()).toEqual(before);
    await send('DELETE', `/findings/${finding.id}`);
    expect((await setMode('mixed')).odontogram.findings).toHaveLength(1);
  });

  test('a tooth that changes takes its own findings with it, says them, and no others', async () => {
    const { read, setMode, setTooth, register, send } = await chartClinic(service);
    await setMode('mixed');
    const whole = await register(54, 'exfoliacion');
    const surface = await register(54, 'caries', 'distal');
    await register(55, 'caries', 'mesial');
    await register(16, 'sellante-presente', 'occlusal');
    // Either number of the pair stands for the place.
    const { removedFindings, odontogram } = await setTooth(14, 'permanent');
    expect(removedFindings).toEqual([whole.finding, surface.finding]);
    expect(odontogram?.findings.map(({ toothFdi }) => toothFdi)).toEqual([16, 55]);
    expect(odontogram?.temporaryTeeth).not.toContain(54);
    expect(odontogram).toEqual(await read());
    await register(14, 'caries', 'distal');
    expect(
      refusalOf(await send('POST', '/findings', { toothFdi: 54, catalogFindingId: 'fractura' })),
    ).toMatchObject({ status: 422, details: { rule: 'tooth_not_in_mode' } });
    const back = await setTooth(54, 'temporary');
    expect(back.removedFindings.map(({ toothFdi }) => toothFdi)).toEqual([14]);
    expect((await setTooth(54, 'temporary')).removedFindings).toEqual([]);
  });

  test('a tooth changes in a mixed dentition only, and only where there is a pair', async () => {
    const { send, read, setMode } = await chartClinic(service);
    const change = (position: string, dentition = 'permanent') =>
      send('PATCH', `/teeth/${position}/dentition`, { dentition });
    for (const mode of ['adult', 'child']) {
      await setMode(mode);
      expect(refusalOf(await change('53'))).toMatchObject({ status: 409, code: 'CONFLICT_ERROR' });
    }
    await setMode('mixed');
    for (const position of [
      '16',
      '56',
      '99',
      '0',
      'x',
      '0x33',
      '0b110011',
      '00051',
      '51e0',
      '051',
    ]) {
      expect(fieldsOf(await change(position))).toEqual(['position invalid_value']);
    }
    expect(fieldsOf(await change('53', 'false'))).toEqual(['dentition invalid_value']);
    // Child and mixed: adult it was.
    expect((await read()).version).toBe(2);
  });

  test('a dentition that is shown already is no change, and no signature falls by it', async () => {
    const { send, read, setMode, setTooth } = await chartClinic(service);
    await setMode('adult');
    expect((await read()).version).toBe(0);
    await setMode('mixed');
    expect((await send('POST', '/signature', { signedBy: 'Ana' })).status).toBe(200);
    const signed = await read();
    expect(signed).toMatchObject({ version: 2, signature: { status: 'signed' } });
    expect(await setMode('mixed')).toEqual({ odontogram: signed, removedFindings: [] });
    for (const [tooth, dentition] of [
      [53, 'temporary'],
      [13, 'temporary'],
      [51, 'permanent'],
    ] as const) {
      expect(await setTooth(tooth, dentition)).toEqual({ odontogram: signed, removedFindings: [] });
    }
    const stale = await send('PATCH', '/dentition-mode', { mode: 'mixed' }, { 'If-Match': '"1"' });
    expect(refusalOf(stale)).toMatchObject({ status: 409, code: 'VERSION_CONFLICT' });
    expect((await send('GET', '/versions')).body).toMatchObject({ pagination: { total: 2 } });
    expect((await setTooth(53, 'permanent')).odontogram).toMatchObject({
      version: 3,
      signature: { status: 'invalidated' },
    });
  });
});
