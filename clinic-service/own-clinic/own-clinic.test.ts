import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '@/lib/server/storage/open-database';
import { CLINIC_MIGRATIONS } from '../db/clinic-migrations';
import { clinics } from '../db/schema/clinics';
import { call } from '../testing/call';
import { DATABASE_KINDS } from '../testing/fresh-database';
import { startService, type TestService } from '../testing/harness';
import { ServiceProcess } from '../testing/service-process';
import { applyClinicFile } from './apply-clinic-file';
import { readClinicFile } from './clinic-file';
import { keptAsStored } from './kept-as-stored';

const EXAMPLE = join(import.meta.dirname, '../../docs/clinic.example.json');
const folder = mkdtempSync(join(tmpdir(), 'clinic-file-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(DATABASE_KINDS)('a clinic of one’s own, on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(kind);
  });
  afterAll(() => service.close());

  test('is what its file says: who works where, what they do, who is billed', async () => {
    const { id, key } = await service.addClinic();
    await applyClinicFile(service.db, id, readClinicFile(EXAMPLE), service.clock.now());
    const listed = async (path: string) => (await call(service, 'GET', path, { key })).body;
    expect(await listed('/locations')).toMatchObject({
      data: [{ id: 'centro', name: 'Sede Centro' }, { id: 'norte' }],
    });
    expect(await listed('/doctors')).toMatchObject({
      data: [
        { id: 'tomas-beltran', locationIds: ['centro'], status: 'active' },
        { id: 'lucia-restrepo', color: '#0f766e', locationIds: ['centro', 'norte'] },
      ],
    });
    expect(await listed('/clinical-procedures')).toMatchObject({
      data: [
        { id: 'conducto', doctorIds: ['tomas-beltran'] },
        { id: 'consulta', price: 60_000 },
      ],
    });
    expect(await listed('/billing/payers')).toMatchObject({ data: [{ nit: '900.512.008-0' }] });
  });

  test('follows the file at the next start, keeps who left it, and prices changed since', async () => {
    const { id, key } = await service.addClinic();
    const file = readClinicFile(EXAMPLE);
    await applyClinicFile(service.db, id, file, service.clock.now());
    const raised = { key, body: { price: 75_000 } };
    expect((await call(service, 'PATCH', '/clinical-procedures/consulta', raised)).status).toBe(
      200,
    );

    const [lucia] = file.doctors;
    if (lucia === undefined) throw new Error('The example has doctors.');
    const next = {
      ...file,
      name: 'Otro nombre',
      doctors: [{ ...lucia, active: false, locationIds: ['norte'] }],
      payers: file.payers.map((payer) => ({ ...payer, active: false })),
    };
    // Two replicas that start at once.
    await Promise.all([1, 2].map(() => applyClinicFile(service.db, id, next, service.clock.now())));
    const listed = async (path: string) => (await call(service, 'GET', path, { key })).body;
    expect(await listed('/doctors')).toMatchObject({
      data: [
        { id: 'tomas-beltran', status: 'active' },
        { id: 'lucia-restrepo', status: 'inactive', locationIds: ['norte'] },
      ],
    });
    expect(await listed('/clinical-procedures/consulta')).toMatchObject({ price: 75_000 });
    expect(await listed('/billing/payers')).toMatchObject({ data: [{ status: 'inactive' }] });

    expect(await keptAsStored(service.db, id, next)).toEqual([
      expect.stringContaining('left so: procedures "consulta". The file only adds'),
      expect.stringContaining('not in the file: doctors "tomas-beltran". What'),
    ]);
  });

  test('says nothing of what is as its file says, nor of lists that are not in it', async () => {
    const { id } = await service.addClinic();
    const file = readClinicFile(EXAMPLE);
    await applyClinicFile(service.db, id, file, service.clock.now());
    expect(await keptAsStored(service.db, id, file)).toEqual([]);
    const short = { ...file, doctors: [], procedures: [] };
    expect(await keptAsStored(service.db, id, short)).toEqual([]);
  });

  test('takes a new procedure of somebody who is out of use, and says that nobody performs it', async () => {
    const { id, key } = await service.addClinic();
    const file = readClinicFile(EXAMPLE);
    const doctors = file.doctors.map((doctor) => ({ ...doctor, active: false }));
    const idle = { ...file, doctors };
    await applyClinicFile(service.db, id, idle, service.clock.now());
    expect(await keptAsStored(service.db, id, idle)).toEqual([
      expect.stringContaining('is out of use: procedures "conducto".'),
    ]);
    const { body } = await call(service, 'GET', '/clinical-procedures/conducto', { key });
    expect(body).toMatchObject({ doctorIds: ['tomas-beltran'] });
  });
});

test('the service reads it at its start, an appointment can be booked, and no demo is mixed with it', async () => {
  const key = 'a-key-for-tests-0123456789-0123456789';
  const own = { DATA_DIR: folder, CLINIC_FILE: EXAMPLE, CLINIC_BOOTSTRAP_API_KEY: key };
  const process = new ServiceProcess(own);
  const service = await process.ready();
  const patient = await call(service, 'POST', '/patients', {
    key,
    body: { firstName: 'Ana', lastName: 'Gómez' },
  });
  const booked = await call(service, 'POST', '/appointments', {
    key,
    body: {
      patientId: Reflect.get(Object(patient.body), 'id'),
      doctorId: 'tomas-beltran',
      locationId: 'centro',
      procedureId: 'conducto',
      startTime: '2026-03-02T09:00:00-05:00',
      endTime: '2026-03-02T10:00:00-05:00',
    },
  });
  expect(booked.status).toBe(201);
  expect((await process.stop('SIGTERM')).code).toBe(0);

  const demo = new ServiceProcess({ ...own, CLINIC_FILE: '', CLINIC_SEED: 'demo' });
  expect(await demo.ended).toEqual({
    code: 1,
    stderr: expect.stringMatching(
      /^What is stored is a clinic of your own.+CLINIC_SEED=empty.+\n$/,
    ),
  });
  const stored = await openDatabase({
    url: undefined,
    folder: join(folder, 'clinic'),
    migrations: CLINIC_MIGRATIONS,
  });
  await stored.db.update(clinics).set({ demo: true });
  await stored.close();
  expect(await new ServiceProcess(own).ended).toEqual({
    code: 1,
    stderr: expect.stringMatching(/^What is stored is the demo clinic: .+ another database\.\n$/),
  });
});
