import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { APPLICATION_MIGRATIONS } from '@/lib/server/db/application-migrations';
import { audit } from '@/lib/server/db/schema';
import { openDatabase } from '@/lib/server/storage/open-database';
import { makePatient } from '../support/api';
import { expect, test } from '../support/http-fixtures';

// The trail is read where it is kept, once the application has ended.
test.use({
  stackOptions: { only: 'audit', serviceEnv: { CLINIC_SEED: 'empty' } },
});

test('what was seen, changed and refused is on the audit trail', async ({ apiOf, ownStack }) => {
  const receptionist = await apiOf('receptionist');
  const billing = await apiOf('billing');
  const { id } = await makePatient(receptionist);
  await receptionist.get(`/patients/${id}`);
  await receptionist.get(`/api/clinic/patients/${id}`);
  await receptionist.send('PATCH', `/api/clinic/patients/${id}`, { firstName: 'Luz Elena' });
  const refused = await billing.send('POST', '/api/clinic/patients', { firstName: 'A' });
  expect(refused.status()).toBe(403);
  expect((await billing.get('/patients/new')).status()).toBe(403);
  expect((await billing.get(`/patients/${id}/edit`)).status()).toBe(403);
  const dentist = await apiOf('dentist');
  for (const sheet of ['print', 'plan']) {
    expect((await dentist.get(`/patients/${id}/odontogram/${sheet}`)).status()).toBe(200);
    expect((await receptionist.get(`/patients/${id}/odontogram/${sheet}`)).status()).toBe(403);
  }
  const file = `/api/odontogram/export?patient=${id}&locale=es-CO&by=tooth&order=up`;
  expect((await dentist.get(file)).status()).toBe(200);
  await receptionist.send('POST', '/api/auth/sign-out');
  await ownStack.stopApplication();

  const database = await openDatabase({
    folder: join(ownStack.dataDir, 'app'),
    migrations: APPLICATION_MIGRATIONS,
  });
  const rows = await database.db.select().from(audit).orderBy(asc(audit.seq));
  await database.close();
  const seen = rows.map(
    ({ action, result, status, role, patientId }) =>
      `${role} ${action} ${result} ${status} ${patientId === id ? 'her' : ''}`,
  );
  expect(seen).toEqual(
    expect.arrayContaining([
      'receptionist sign-in ok 200 ',
      'receptionist patients.create ok 201 her',
      'receptionist patients.read ok 200 her',
      'receptionist patients.change ok 200 her',
      'billing patients.create refused 403 ',
      'dentist odontogram.read ok 200 her',
      'dentist odontogram.print ok 200 her',
      'dentist odontogram.export ok 200 her',
      'receptionist odontogram.read refused 403 her',
      'receptionist sign-out ok 200 ',
    ]),
  );
  const count = (row: string) => seen.filter((one) => one === row).length;
  expect(count('receptionist patients.read ok 200 her'), 'page and call').toBe(2);
  expect(count('billing patients.create refused 403 '), 'call and page').toBe(2);
  expect(count('dentist odontogram.print ok 200 her'), 'a chart and a plan').toBe(2);
  expect(seen.filter((row) => row.startsWith('billing patients.change refused'))).toHaveLength(1);
  expect(new Set(rows.map(({ correlationId }) => correlationId)).size).toBeGreaterThan(5);
});
