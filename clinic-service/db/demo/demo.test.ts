import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listDoctors } from '@/lib/contract/doctors';
import { listLocations } from '@/lib/contract/locations';
import { listPatients, readPatient } from '@/lib/contract/patients';
import { call } from '../../testing/call';
import { startService, type TestService } from '../../testing/harness';
import { refreshStatistics } from '../refresh-statistics';
import { demoPatients } from './patients';
import { seedDemo } from './seed';

const now = new Date('2026-11-20T14:00:00.000Z');

describe('the people of the demo clinic', () => {
  const people = demoPatients(5_000, now, 1);

  test('are the same for the same seed and day, and others for another', () => {
    expect(demoPatients(50, now, 1)).toEqual(people.slice(0, 50));
    expect(demoPatients(50, now, 2)).not.toEqual(people.slice(0, 50));
  });

  test('have ids and documents of their own', () => {
    expect(new Set(people.map(({ id }) => id)).size).toBe(people.length);
    const documents = people
      .filter(({ documentNumber }) => documentNumber != null)
      .map(({ documentType, documentNumber }) => `${documentType} ${documentNumber}`);
    expect(new Set(documents).size).toBe(documents.length);
  });

  test('are believable: documents by age, spread over years, a few inactive, nobody unborn', () => {
    const share = (test: (person: (typeof people)[number]) => boolean) =>
      people.filter(test).length / people.length;
    expect(share(({ status }) => status === 'inactive')).toBeGreaterThan(0.04);
    expect(share(({ status }) => status === 'inactive')).toBeLessThan(0.08);
    const births = people.filter(({ documentType }) => documentType === 'RC');
    expect(births.length).toBeGreaterThan(100);
    for (const { dateOfBirth } of births)
      expect(Number(dateOfBirth?.slice(0, 4))).toBeGreaterThan(2018);
    const years = new Set(people.map(({ createdAt }) => createdAt.getUTCFullYear()));
    expect(years.size).toBeGreaterThan(7);
    for (const { createdAt, updatedAt } of people) {
      expect(createdAt <= updatedAt && updatedAt <= now).toBe(true);
    }
    for (const { email } of people) expect(email ?? '@x.example').toMatch(/^\S*@\w+\.example$/);
  });
});

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

  test('has 3 locations and 8 doctors with colours of their own', async () => {
    const places = await call(service, 'GET', '/locations', { key });
    const locations = listLocations.response.parse(places.body).data;
    expect(locations).toHaveLength(3);
    expect(locations[0]).toMatchObject({ timezone: 'America/Bogota' });
    const people = await call(service, 'GET', '/doctors?limit=100', { key });
    const doctors = listDoctors.response.parse(people.body).data;
    expect(doctors).toHaveLength(8);
    expect(new Set(doctors.map(({ color }) => color)).size).toBe(8);
    const known = new Set(locations.map(({ id }) => id));
    for (const { locationIds, fullName, firstName, lastName } of doctors) {
      expect(fullName).toBe(`${firstName} ${lastName}`);
      expect(locationIds.length).toBeGreaterThan(0);
      expect(locationIds.every((id) => known.has(id))).toBe(true);
    }
    const page = await call(service, 'GET', '/doctors?limit=3&page=3', { key });
    expect(listDoctors.response.parse(page.body)).toMatchObject({
      pagination: { page: 3, limit: 3, total: 8, totalPages: 3 },
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
    expect(patient.address?.country).toBe('Colombia');
    expect(patient).toMatchObject({ documentNumber: '1020304050', dateOfBirth: '1990-03-05' });
  });
});
