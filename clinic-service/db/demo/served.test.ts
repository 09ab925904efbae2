import { ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { listAppointments } from '@/lib/contract/appointments';
import {
  listPatientShares,
  SHARE_CONCEPTS,
  SHARE_STATUSES,
} from '@/lib/contract/billing/patient-shares';
import { listDoctors } from '@/lib/contract/doctors';
import { listLocations } from '@/lib/contract/locations';
import { listOdontogramVersions, readOdontogram } from '@/lib/contract/odontogram';
import { listPatients, readPatient } from '@/lib/contract/patients';
import { listProcedures } from '@/lib/contract/procedures';
import { readSchedule } from '@/lib/contract/schedules';
import { clinicInstant, clinicToday } from '@/lib/kit/dates/clinic-time';
import { TEMPLATES } from '../../emr/templates';
import { call } from '../../testing/call';
import { dataOf } from '../../testing/chart';
import { startService, type TestService } from '../../testing/harness';
import { refreshStatistics } from '../refresh-statistics';
import { payments } from '../schema/billing';
import { odontogramFindings, odontograms } from '../schema/odontogram';
import { seedDemo } from './seed';
import { DEMO_DOCTORS } from './staff';

const zone = 'America/Bogota';
const now = new Date('2026-11-20T14:00:00.000Z');
const today = clinicToday(zone, now);
const totalled = z.object({ pagination: z.object({ total: z.number() }) });

describe('the demo clinic, served', () => {
  let service: TestService;
  let key: string;
  beforeAll(async () => {
    service = await startService('pglite');
    const clinic = await service.addClinic();
    key = clinic.key;
    await seedDemo(service.db, clinic.id, 'America/Bogota', now);
    await refreshStatistics(service.db);
  });
  afterAll(() => service.close());

  test('leaves no table that the planner knows nothing of', async () => {
    const unknown = await service.db
      .select({ name: sql<string>`relname` })
      .from(sql`pg_class`)
      .where(sql`relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples < 0`);
    expect(unknown).toEqual([]);
  });

  test('has 3 locations and 10 doctors with colours of their own', async () => {
    const places = await call(service, 'GET', '/locations', { key });
    const locations = listLocations.response.parse(places.body).data;
    expect(locations).toHaveLength(3);
    expect(locations[0]).toMatchObject({ timezone: 'America/Bogota' });
    const people = await call(service, 'GET', '/doctors?limit=100', { key });
    const doctors = listDoctors.response.parse(people.body).data;
    expect(doctors).toHaveLength(10);
    expect(new Set(doctors.map(({ color }) => color)).size).toBe(10);
    const known = new Set(locations.map(({ id }) => id));
    for (const { locationIds, fullName, firstName, lastName } of doctors) {
      expect(fullName).toBe(`${firstName} ${lastName}`);
      expect(locationIds.length).toBeGreaterThan(0);
      expect(locationIds.every((id) => known.has(id))).toBe(true);
    }
    const page = await call(service, 'GET', '/doctors?limit=3&page=3', { key });
    expect(listDoctors.response.parse(page.body)).toMatchObject({
      pagination: { page: 3, limit: 3, total: 10, totalPages: 4 },
    });
  });

  test.each(['perez maria', 'MARÍA PÉREZ', '1.020.304.050', '+57 310 555 0142', '310 555'])(
    '%s finds María Fernanda Pérez',
    async (search) => {
      const path = `/patients?limit=100&search=${encodeURIComponent(search)}`;
      const { body } = await call(service, 'GET', path, { key });
      const { data, pagination } = listPatients.response.parse(body);
      expect(data.map(({ id }) => id)).toContain('pat-maria-perez');
      expect(pagination.total).toBeGreaterThan(0);
    },
  );

  test('reads a person with address and contact', async () => {
    const { body } = await call(service, 'GET', '/patients/pat-maria-perez', { key });
    const patient = readPatient.response.parse(body);
    expect(patient.address.country).toBe('Colombia');
    expect(patient).toMatchObject({ documentNumber: '1020304050', dateOfBirth: '1990-03-05' });
  });

  test('has 25 procedures, and those each doctor performs', async () => {
    const all = await call(service, 'GET', '/clinical-procedures?limit=100', { key });
    const { data, pagination } = listProcedures.response.parse(all.body);
    expect(pagination.total).toBe(25);
    expect(new Set(data.map(({ code }) => code)).size).toBe(25);
    expect(data.filter(({ status }) => status === 'inactive')).toHaveLength(1);
    const hers = await call(service, 'GET', '/clinical-procedures?doctorId=doc-cuellar', { key });
    const performed = listProcedures.response.parse(hers.body).data;
    // The one that nobody is named for was everybody's.
    const codes = performed.filter(({ status }) => status === 'active').map(({ code }) => code);
    expect(codes).toEqual(['890201', '890301', '895100']);
  });

  test('has records of all four templates, prescriptions, and a chart that can be read', async () => {
    const page = async (path: string) =>
      z
        .object({ pagination: z.object({ total: z.number() }) })
        .parse((await call(service, 'GET', path, { key })).body).pagination.total;
    for (const { id } of TEMPLATES) {
      expect(await page(`/emr/medical-records?templateId=${id}`)).toBeGreaterThan(20);
    }
    expect(await page('/emr/prescriptions')).toBeGreaterThan(100);
    const path = '/patients/pat-maria-perez/odontogram';
    const chart = dataOf(readOdontogram.response, await call(service, 'GET', path, { key }));
    expect(chart.findings.length).toBeGreaterThan(10);
    expect(await page(`${path}/versions`)).toBe(chart.version);
    const { body } = await call(service, 'GET', `${path}/versions`, { key });
    const { data } = listOdontogramVersions.response.parse(body);
    const names = DEMO_DOCTORS.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
    for (const { createdByName } of data) expect(names).toContain(createdByName);
  });

  test('has each state that can be listed', async () => {
    const bodyOf = async (path: string) => (await call(service, 'GET', path, { key })).body;
    /** Whether somebody who lists them finds one at all. */
    const some = async (path: string) => totalled.parse(await bodyOf(path)).pagination.total > 0;
    const asked = [
      ...['active', 'inactive'].map((status) => `/patients?status=${status}`),
      ...['active', 'inactive'].map((status) => `/clinical-procedures?status=${status}`),
      ...['confirmed', 'completed', 'canceled', 'no_show'].map(
        (status) => `/appointments?status=${status}`,
      ),
      ...['draft', 'issued', 'partially_paid', 'paid', 'void'].map(
        (status) => `/billing/invoices?status=${status}`,
      ),
      ...['cash', 'card', 'transfer', 'other'].map(
        (method) => `/billing/payments?method=${method}`,
      ),
      ...SHARE_STATUSES.map((status) => `/billing/payments/patient-shares?status=${status}`),
      ...SHARE_CONCEPTS.map((concept) => `/billing/payments/patient-shares?concept=${concept}`),
      ...['open', 'filed', 'paid'].map((status) => `/billing/payer-accounts?status=${status}`),
    ];
    const found = await Promise.all(asked.map(some));
    expect(asked.filter((_, index) => !found[index])).toEqual([]);

    const { data: doctors } = listDoctors.response.parse(await bodyOf('/doctors?limit=100'));
    expect(doctors.some(({ locationIds }) => locationIds.length === 1)).toBe(true);
    const idle = doctors.filter(({ id }) => !DEMO_DOCTORS.some((doctor) => doctor.id === id));
    expect(idle.map(({ status }) => status).sort()).toEqual(['active', 'inactive']);
    for (const { id } of idle) {
      const path = `/appointments/doctors/schedule/${id}`;
      expect((await call(service, 'GET', path, { key })).status).toBe(404);
      expect(await some(`/appointments?doctorId=${id}`)).toBe(false);
    }

    const { data: shares } = listPatientShares.response.parse(
      await bodyOf('/billing/payments/patient-shares?review=flagged&limit=100'),
    );
    const gone = { payerAccount: null, payerName: null, serviceDate: null };
    expect(shares).toContainEqual(expect.objectContaining(gone));
    expect(new Set(shares.map(({ review }) => review?.reason))).toEqual(
      new Set(['charge_removed']),
    );
    // Taken off an account that stands: the charge is gone, the account is not.
    expect(shares.some(({ payerAccount, serviceDate }) => payerAccount && !serviceDate)).toBe(true);

    const unpaid = await service.db.$count(payments, ne(payments.status, 'completed'));
    expect(unpaid).toBeGreaterThan(0);
    const charted = await service.db.select().from(odontograms);
    const of = <T>(values: readonly T[]) => [...new Set(values)].sort();
    expect(of(charted.map(({ dentitionMode }) => dentitionMode))).toEqual([
      'adult',
      'child',
      'mixed',
    ]);
    expect(of(charted.map(({ signatureStatus }) => signatureStatus))).toEqual([
      'invalidated',
      'none',
      'signed',
    ]);
    const findings = await service.db
      .selectDistinct({ evolution: odontogramFindings.evolution })
      .from(odontogramFindings);
    expect(of(findings.map(({ evolution }) => evolution))).toEqual([
      'completed',
      'in_progress',
      'paid',
      'pending',
    ]);
  });

  test('has a schedule for every doctor but those who do not work, and a day full of appointments', async () => {
    for (const { id } of DEMO_DOCTORS) {
      const path = `/appointments/doctors/schedule/${id}`;
      const { status, body } = await call(service, 'GET', path, { key });
      expect(status).toBe(200);
      const schedule = readSchedule.response.parse(Reflect.get(Object(body), 'data'));
      expect(
        schedule.workingDays.every(({ locationName }) => locationName.startsWith('Sede')),
      ).toBe(true);
    }
    const day = `from=${today}&to=${today}`;
    const { body } = await call(service, 'GET', `/appointments?${day}&limit=100`, { key });
    const { data, pagination } = listAppointments.response.parse(body);
    expect(pagination.total).toBeGreaterThan(60);
    const noon = clinicInstant(today, '12:00', zone);
    expect(data.some(({ startTime }) => new Date(startTime) < noon)).toBe(true);
    expect(new Set(data.map(({ doctorId }) => doctorId)).size).toBeGreaterThan(5);
  });
});
