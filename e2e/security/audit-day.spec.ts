import { join } from 'node:path';
import type { APIResponse } from '@playwright/test';
import { asc } from 'drizzle-orm';
import type { Role } from '@/lib/contract/roles';
import { addDays, clinicToday } from '@/lib/kit/dates/clinic-time';
import { APPLICATION_MIGRATIONS } from '@/lib/server/db/application-migrations';
import { audit } from '@/lib/server/db/schema';
import { openDatabase } from '@/lib/server/storage/open-database';
import { type Api, newSurname } from '../support/api';
import { expect, test } from '../support/http-fixtures';

// The trail is read where it is kept, once the application has ended.
test.use({ stackOptions: { only: 'audit-day' } });
test.describe.configure({ mode: 'default' });

const NOTE = { procedimiento: 'Control', descripcion: 'Bien', indicaciones: 'Ninguna' };

test('a day at the clinic leaves one row for each view and each change, and no other', async ({
  apiOf,
  ownStack,
}) => {
  const expected: string[] = [];
  const people = new Map<Role, Api>();
  let patientId = '';

  /** Has somebody do one thing, which is to leave this one row. */
  async function deed(
    role: Role,
    row: string,
    ask: (api: Api) => Promise<APIResponse>,
  ): Promise<APIResponse> {
    const api = people.get(role) ?? (await arrive(role));
    const answer = await ask(api);
    expect(answer.status() < 400, `${row}: ${answer.status()}`).toBe(!row.includes('refused'));
    expected.push(`${role} ${row}`);
    return answer;
  }

  async function arrive(role: Role): Promise<Api> {
    const api = await apiOf(role);
    people.set(role, api);
    expected.push(`${role} sign-in ok`);
    return api;
  }

  const get = (path: string) => (api: Api) => api.get(path);
  const send = (method: string, path: string, body?: object) => (api: Api) =>
    api.send(method, path, body);
  const idOf = async (answer: APIResponse): Promise<string> => (await answer.json()).id;

  // Reception.
  const desk = await arrive('receptionist');
  const person = { firstName: 'Luz', lastName: newSurname() };
  const patients = '/api/clinic/patients';
  await deed('receptionist', 'patients.list ok', get(`${patients}?search=${person.lastName}`));
  patientId = await idOf(
    await deed('receptionist', 'patients.create ok of her', send('POST', patients, person)),
  );
  await deed('receptionist', 'patients.read ok of her', get(`${patients}/${patientId}`));
  await deed(
    'receptionist',
    'patients.change ok of her',
    send('PATCH', `${patients}/${patientId}`, { phone: '310 555 0143' }),
  );
  // A catalogue is nobody's data, and leaves no row.
  const procedures = await desk.get('/api/clinic/clinical-procedures?limit=1');
  const date = addDays(clinicToday('America/Bogota', new Date()), 200);
  const appointments = '/api/clinic/appointments';
  const appointmentId = await idOf(
    await deed(
      'receptionist',
      'appointments.create ok of her',
      send('POST', appointments, {
        patientId,
        doctorId: 'doc-nanez',
        locationId: 'loc-chico',
        procedureId: (await procedures.json()).data[0].id,
        startTime: `${date}T10:00:00-05:00`,
        endTime: `${date}T10:30:00-05:00`,
      }),
    ),
  );
  await deed(
    'receptionist',
    'appointments.change ok of her',
    send('PATCH', `${appointments}/${appointmentId}`, { status: 'confirmed' }),
  );
  await deed(
    'receptionist',
    'print ok of her',
    send('POST', '/api/audit/print', { page: `/patients/${patientId}` }),
  );
  await deed(
    'receptionist',
    'medical-records.list refused of her',
    get(`/api/clinic/emr/medical-records?patientId=${patientId}`),
  );

  // The chair.
  const records = '/api/clinic/emr/medical-records';
  const recordId = await idOf(
    await deed(
      'dentist',
      'medical-records.create ok of her',
      send('POST', records, { appointmentId, templateId: 'evolution', fields: NOTE }),
    ),
  );
  await deed('dentist', 'medical-records.read ok of her', get(`${records}/${recordId}`));
  await deed(
    'dentist',
    'medical-records.add-addendum ok of her',
    send('POST', `${records}/${recordId}/addenda`, { text: 'Era el 37.' }),
  );
  await deed(
    'dentist',
    'prescriptions.create ok of her',
    send('POST', '/api/clinic/emr/prescriptions', {
      appointmentId,
      medications: [{ name: 'Ibuprofeno 400 mg' }],
    }),
  );
  await deed(
    'dentist',
    'prescriptions.list ok of her',
    get(`/api/clinic/emr/prescriptions?patientId=${patientId}`),
  );
  const chart = `${patients}/${patientId}/odontogram`;
  await deed('dentist', 'odontogram.read ok of her', get(chart));
  await deed(
    'dentist',
    'odontogram.register-finding ok of her',
    send('POST', `${chart}/findings`, {
      toothFdi: 36,
      surface: 'occlusal',
      catalogFindingId: 'caries',
    }),
  );
  await deed(
    'dentist',
    'odontogram.export ok of her',
    get(`/api/odontogram/export?patient=${patientId}&locale=es-CO&by=tooth&order=up`),
  );
  // A page is one row, however much it reads.
  for (const [tab, row] of [
    ['', 'patients.read'],
    ['/odontogram', 'odontogram.read'],
    ['/records', 'medical-records.list'],
    ['/prescriptions', 'prescriptions.list'],
  ]) {
    await deed('dentist', `${row} ok of her`, get(`/patients/${patientId}${tab}`));
  }

  // The till.
  const billing = '/api/clinic/billing';
  const invoiceId = await idOf(
    await deed(
      'billing',
      'invoices.create ok of her',
      send('POST', `${billing}/invoices`, {
        patientId,
        items: [{ description: 'Control', quantity: 1, unitPrice: 45_000, taxRate: 0 }],
      }),
    ),
  );
  await deed(
    'billing',
    'invoices.issue ok of her',
    send('POST', `${billing}/invoices/${invoiceId}/issue`, {}),
  );
  await deed('billing', 'invoices.pdf ok of her', get(`${billing}/invoices/${invoiceId}/pdf`));
  const paymentId = await idOf(
    await deed(
      'billing',
      'payments.create ok of her',
      send('POST', `${billing}/payments`, { invoiceId, amount: 20_000, method: 'cash' }),
    ),
  );
  await deed(
    'billing',
    'payments.receipt ok of her',
    get(`${billing}/payments/${paymentId}/receipt`),
  );
  await deed(
    'billing',
    'patient-shares.of-patient ok of her',
    get(`${billing}/payments/patient/${patientId}/patient-shares`),
  );
  await deed('billing', 'billing.patient ok of her', get(`/patients/${patientId}/billing`));
  await deed('billing', 'invoices.read ok of her', get(`/billing/invoices/${invoiceId}`));
  await deed('billing', 'today ok', get('/'));
  await deed('billing', 'patients.create refused', send('POST', patients, person));

  // The office.
  const keyId = await idOf(
    await deed(
      'admin',
      'api-keys.create ok',
      send('POST', '/api/clinic/api-keys', { name: 'Libros', scopes: ['locations:read'] }),
    ),
  );
  await deed('admin', 'api-keys.revoke ok', send('DELETE', `/api/clinic/api-keys/${keyId}`));
  await deed(
    'admin',
    'staff.invite ok',
    send('POST', '/api/staff/invitations', {
      email: `${newSurname()}@clinic.example`.toLowerCase(),
      role: 'billing',
    }),
  );
  await deed('admin', 'connection.test ok', send('POST', '/api/connection/test'));
  await deed('admin', 'audit.verify ok', send('POST', '/api/audit/verify', {}));
  await deed('admin', 'audit.export ok', get('/api/audit/export?locale=es-CO'));
  for (const role of people.keys()) {
    await deed(role, 'sign-out ok', send('POST', '/api/auth/sign-out'));
  }

  await ownStack.stopApplication();
  const database = await openDatabase({
    folder: join(ownStack.dataDir, 'app'),
    migrations: APPLICATION_MIGRATIONS,
  });
  const all = await database.db.select().from(audit).orderBy(asc(audit.seq));
  const rows = all.filter(({ action }) => action !== 'audit.begin');
  await database.close();
  const written = rows.map(({ role, action, result, patientId: whose }) =>
    [role, action, result, ...(whose === patientId ? ['of her'] : [])].join(' '),
  );
  // Lists are written a moment later, together.
  expect(written.toSorted()).toEqual(expected.toSorted());
  const detailOf = (action: string) => rows.find((row) => row.action === action)?.detail;
  expect(detailOf('invoices.pdf')).toMatchObject({ invoiceId });
  expect(detailOf('payments.receipt')).toMatchObject({ paymentId });
  for (const row of rows) {
    expect(row.staffName, row.action).not.toBeNull();
    expect(row.address, row.action).toBe('127.0.0.1');
    expect(row.correlationId, row.action).not.toBeNull();
  }
});
