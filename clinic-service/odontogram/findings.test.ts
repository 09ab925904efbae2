import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeFinding, registerFinding, removeFinding } from '@/lib/contract/odontogram-findings';
import { odontogramFindings, odontograms } from '../db/schema/odontogram';
import { procedures } from '../db/schema/procedures';
import { call } from '../testing/call';
import { chartClinic, dataOf, fieldsOf, refusalOf } from '../testing/chart';
import { DATABASE_KINDS } from '../testing/fresh-database';
import { startService, type TestService } from '../testing/harness';
import { lockAwaited } from '../testing/lock-awaited';
import { WORLD } from '../testing/world';

const custom = { type: 'custom', name: 'Resina en dos tiempos', quantity: 2, unitPrice: 75_000 };
const procedure = {
  type: 'clinical_procedure',
  clinicalProcedureId: WORLD.procedure,
  quantity: 1,
  unitPrice: 150_000,
};

describe.each(DATABASE_KINDS)('findings of a chart, on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(kind);
  });
  afterAll(() => service.close());

  test('a finding is registered with its plan, and the chart tells what it costs', async () => {
    const { send, read } = await chartClinic(service);
    const body = {
      toothFdi: 36,
      catalogFindingId: 'caries',
      surface: 'occlusal',
      plannedItems: [custom, procedure],
      notes: ' Profunda ',
    };
    const answer = await send('POST', '/findings', body, { 'X-Acting-User': 'staff-7' });
    expect(answer.status).toBe(201);
    const now = service.clock.now().toISOString();
    const finding = {
      id: expect.any(String),
      toothFdi: 36,
      scope: 'surface',
      surface: 'occlusal',
      catalogFindingId: 'caries',
      plannedItems: [
        { ...custom, id: expect.any(String), subtotal: 150_000 },
        { ...procedure, id: expect.any(String), name: 'Obturación resina', subtotal: 150_000 },
      ],
      subtotal: 300_000,
      evolution: 'pending',
      notes: 'Profunda',
      createdBy: 'staff-7',
      createdAt: now,
      updatedAt: now,
    };
    const estimate = { findingCount: 1, total: 300_000, paid: 0, due: 300_000 };
    expect(answer.body).toEqual({
      success: true,
      message: 'Hallazgo registrado.',
      data: {
        finding,
        replacedFindingIds: [],
        estimate,
        version: 1,
        signature: { status: 'none' },
      },
    });
    expect(await read()).toMatchObject({ findings: [finding], estimate, version: 1 });
  });

  test('without a plan the catalog’s treatment is planned, at the clinic’s price; [] plans nothing', async () => {
    const { register, post, read } = await chartClinic(service);
    const { finding } = await register(36, 'caries', 'occlusal');
    expect(finding.plannedItems).toMatchObject([
      { type: 'custom', name: 'Resina', quantity: 1, unitPrice: 140_000, subtotal: 140_000 },
    ]);
    const crown = await register(46, 'corona-indicada');
    expect(crown.finding).toMatchObject({
      scope: 'whole',
      subtotal: 0,
      plannedItems: [{ name: 'Corona', unitPrice: 0 }],
    });
    expect(crown.finding).not.toHaveProperty('surface');
    expect((await register(11, 'sano')).finding.plannedItems).toEqual([]);
    await post({ toothFdi: 37, catalogFindingId: 'caries', surface: 'distal', plannedItems: [] });
    expect((await read()).estimate).toEqual({
      findingCount: 4,
      total: 140_000,
      paid: 0,
      due: 140_000,
    });
  });

  test('one whole finding per tooth and one per surface: another replaces it', async () => {
    const { register, read } = await chartClinic(service);
    const caries = await register(36, 'caries', 'occlusal');
    const mesial = await register(36, 'caries', 'mesial');
    const crown = await register(36, 'corona-adaptada');
    expect([mesial, crown].flatMap((one) => one.replacedFindingIds)).toEqual([]);
    const filling = await register(36, 'resina', 'occlusal');
    expect(filling.replacedFindingIds).toEqual([caries.finding.id]);
    const root = await register(36, 'endodoncia-realizada');
    expect(root.replacedFindingIds).toEqual([crown.finding.id]);
    const elsewhere = await register(37, 'resina', 'occlusal');
    expect(elsewhere.replacedFindingIds).toEqual([]);
    const { findings, version } = await read();
    expect(
      findings.map(({ toothFdi, surface, catalogFindingId }) => [
        toothFdi,
        surface,
        catalogFindingId,
      ]),
    ).toEqual([
      [36, undefined, 'endodoncia-realizada'],
      [36, 'mesial', 'caries'],
      [36, 'occlusal', 'resina'],
      [37, 'occlusal', 'resina'],
    ]);
    expect(version).toBe(6);
  });

  test('a sound tooth has nothing else: it gives way, and comes only where no surface speaks against it', async () => {
    const { register, post, read } = await chartClinic(service);
    const sound = await register(21, 'sano');
    const caries = await register(21, 'caries', 'mesial');
    expect(caries.replacedFindingIds).toEqual([sound.finding.id]);
    const refused = await post({ toothFdi: 21, catalogFindingId: 'sano' });
    expect(refusalOf(refused)).toEqual({
      status: 422,
      code: 'FINDING_RULE_VIOLATION',
      details: { rule: 'sano_exclusive', toothFdi: 21 },
    });
    const broken = await register(22, 'fractura');
    expect((await register(22, 'sano')).replacedFindingIds).toEqual([broken.finding.id]);
    const { findings, version } = await read();
    expect(findings.map(({ catalogFindingId }) => catalogFindingId)).toEqual(['caries', 'sano']);
    expect(version).toBe(4);
  });

  test('a finding of the other dentition, or on a tooth that is not shown, is refused', async () => {
    const { post, setMode, register, read } = await chartClinic(service);
    const rule = async (toothFdi: number, catalogFindingId: string) =>
      refusalOf(await post({ toothFdi, catalogFindingId }));
    const refusal = (name: string, toothFdi: number) => ({
      status: 422,
      code: 'FINDING_RULE_VIOLATION',
      details: { rule: name, toothFdi },
    });
    expect(await rule(11, 'exfoliacion')).toEqual(refusal('dentition_mismatch', 11));
    expect(await rule(53, 'implante')).toEqual(refusal('dentition_mismatch', 53));
    expect(await rule(53, 'fractura')).toEqual(refusal('tooth_not_in_mode', 53));
    expect((await read()).version).toBe(0);
    await setMode('mixed');
    await register(53, 'exfoliacion');
    await register(11, 'fractura');
    await register(17, 'no-erupcionado');
    expect(await rule(13, 'fractura')).toEqual(refusal('tooth_not_in_mode', 13));
    expect(await rule(51, 'fractura')).toEqual(refusal('tooth_not_in_mode', 51));
    expect((await read()).version).toBe(4);
  });

  test('what no chart could take is a 400 that names the field', async () => {
    const { send } = await chartClinic(service);
    const refused = async (members: object) => {
      const body = { toothFdi: 36, catalogFindingId: 'caries', surface: 'occlusal', ...members };
      return fieldsOf(await send('POST', '/findings', body));
    };
    expect(await refused({ toothFdi: 19 })).toEqual(['toothFdi invalid_value']);
    expect(await refused({ catalogFindingId: 'nada' })).toEqual(['catalogFindingId not_found']);
    expect(await refused({ surface: undefined })).toEqual(['surface required']);
    expect(await refused({ surface: 'lingual' })).toEqual(['surface invalid_value']);
    expect(await refused({ catalogFindingId: 'fractura' })).toEqual(['surface not_allowed']);
    expect(await refused({ notes: 'x'.repeat(1_001) })).toEqual(['notes too_big']);
    for (const clinicalProcedureId of ['nobody', WORLD.inactiveProcedure]) {
      expect(await refused({ plannedItems: [{ ...procedure, clinicalProcedureId }] })).toEqual([
        'plannedItems.0.clinicalProcedureId not_found',
      ]);
    }
    const dear = { ...custom, quantity: 9_999, unitPrice: 999_999_999_999 };
    expect(await refused({ plannedItems: [dear] })).toEqual(['plannedItems too_big']);
  });

  test('a change touches what it names, and what is paid counts as paid', async () => {
    const { send, register, read } = await chartClinic(service);
    const { finding } = await register(36, 'caries', 'occlusal');
    await register(46, 'caries', 'occlusal');
    const path = `/findings/${finding.id}`;
    service.clock.advance(1_000);
    const paid = dataOf(
      changeFinding.response,
      await send('PATCH', path, { evolution: 'paid', notes: 'Sin dolor' }),
    );
    expect(paid.finding).toEqual({
      ...finding,
      evolution: 'paid',
      notes: 'Sin dolor',
      updatedAt: service.clock.now().toISOString(),
    });
    expect(paid.estimate).toEqual({
      findingCount: 2,
      total: 280_000,
      paid: 140_000,
      due: 140_000,
    });
    const planned = await send('PATCH', path, { plannedItems: [custom], notes: '' });
    expect(dataOf(changeFinding.response, planned)).toMatchObject({
      finding: { evolution: 'paid', subtotal: 150_000 },
      estimate: { total: 290_000, paid: 150_000 },
      version: 4,
    });
    expect((await read()).findings[0]).not.toHaveProperty('notes');

    expect(fieldsOf(await send('PATCH', path, { evolution: 'lost' }))).toEqual([
      'evolution not_found',
    ]);
    expect(fieldsOf(await send('PATCH', path, {}))).toEqual([' custom']);
    expect((await send('PATCH', '/findings/nobody', { notes: 'x' })).status).toBe(404);
    expect((await read()).version).toBe(4);
  });

  test('a procedure that is no longer offered stays where it was planned, and comes nowhere else', async () => {
    const { key, send, post, register } = await chartClinic(service);
    const place = { toothFdi: 36, catalogFindingId: 'caries', surface: 'occlusal' };
    const answer = await post({ ...place, plannedItems: [procedure] });
    const { finding } = dataOf(registerFinding.response, answer);
    const other = await register(46, 'caries', 'occlusal');
    const retired = await call(service, 'PATCH', `/clinical-procedures/${WORLD.procedure}`, {
      key,
      body: { status: 'inactive' },
    });
    expect(retired.status).toBe(200);
    const plan = { plannedItems: [{ ...procedure, quantity: 2 }, custom] };
    const kept = await send('PATCH', `/findings/${finding.id}`, plan);
    expect(dataOf(changeFinding.response, kept).finding).toMatchObject({
      subtotal: 450_000,
      plannedItems: [{ name: 'Obturación resina' }, custom],
    });
    expect(fieldsOf(await send('PATCH', `/findings/${other.finding.id}`, plan))).toEqual([
      'plannedItems.0.clinicalProcedureId not_found',
    ]);
  });

  test('a retired procedure does not come back into a plan that loses it meanwhile', async () => {
    const { id: clinicId, send, post, read } = await chartClinic(service);
    const place = { toothFdi: 36, catalogFindingId: 'caries', surface: 'occlusal' };
    const answer = await post({ ...place, plannedItems: [procedure] });
    const { finding } = dataOf(registerFinding.response, answer);
    await service.db
      .update(procedures)
      .set({ status: 'inactive' })
      .where(eq(procedures.clinicId, clinicId));
    const isIt = and(
      eq(odontogramFindings.clinicId, clinicId),
      eq(odontogramFindings.id, finding.id),
    );
    const chart = eq(odontograms.clinicId, clinicId);
    const { late } = await service.db.transaction(async (tx) => {
      await tx.select().from(odontograms).where(chart).for('update');
      const late = send('PATCH', `/findings/${finding.id}`, { plannedItems: [procedure] });
      // PGlite has one connection: there the change waits for the whole of this transaction.
      if (kind === 'postgres') await lockAwaited(service.db);
      await tx.update(odontogramFindings).set({ plannedItems: [] }).where(isIt);
      return { late };
    });
    expect(fieldsOf(await late)).toEqual(['plannedItems.0.clinicalProcedureId not_found']);
    expect((await read()).findings).toMatchObject([{ plannedItems: [] }]);
  });

  test('a finding is removed once', async () => {
    const { send, register, read } = await chartClinic(service);
    const { finding } = await register(36, 'caries', 'occlusal');
    const removed = await send('DELETE', `/findings/${finding.id}`);
    expect(dataOf(removeFinding.response, removed)).toEqual({
      removedFinding: finding,
      estimate: { findingCount: 0, total: 0, paid: 0, due: 0 },
      version: 2,
      signature: { status: 'none' },
    });
    expect((await send('DELETE', `/findings/${finding.id}`)).status).toBe(404);
    expect(await read()).toMatchObject({ findings: [], version: 2 });
  });

  test('a finding that is sent back as it is has not changed, nor has its chart', async () => {
    const { send, post, read } = await chartClinic(service);
    const place = { toothFdi: 36, catalogFindingId: 'caries', surface: 'occlusal' };
    const plan = { plannedItems: [custom, custom, procedure], notes: 'Profunda' };
    const answer = await post({ ...place, ...plan });
    const { finding } = dataOf(registerFinding.response, answer);
    expect((await send('POST', '/signature', { signedBy: 'Ana' })).status).toBe(200);
    const signed = await read();
    const path = `/findings/${finding.id}`;
    service.clock.advance(1_000);
    for (const body of [plan, { evolution: 'pending' }, { notes: ' Profunda ' }, plan]) {
      const same = dataOf(changeFinding.response, await send('PATCH', path, body));
      expect(same).toMatchObject({ finding, version: 2, signature: { status: 'signed' } });
    }
    expect(await read()).toEqual(signed);
    const swapped = { plannedItems: [procedure, custom, custom] };
    const changed = dataOf(changeFinding.response, await send('PATCH', path, swapped));
    expect(changed).toMatchObject({ version: 3, signature: { status: 'invalidated' } });
    // What stays planned stays the same item.
    const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id).sort();
    expect(ids(changed.finding.plannedItems)).toEqual(ids(finding.plannedItems));
    const repeated = await post({ ...place, ...plan });
    expect(dataOf(registerFinding.response, repeated).version).toBe(4);
  });
});
