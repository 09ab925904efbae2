import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { listAppointments } from '@/lib/contract/appointments';
import { listDoctors } from '@/lib/contract/doctors';
import { listLocations } from '@/lib/contract/locations';
import { listOdontogramVersions, readOdontogram } from '@/lib/contract/odontogram';
import { listPatients, readPatient } from '@/lib/contract/patients';
import { listProcedures } from '@/lib/contract/procedures';
import { readSchedule } from '@/lib/contract/schedules';
import { ageOn } from '@/lib/rules/age';
import { clinicInstant, clinicToday, toOffsetDateTime } from '@/lib/rules/clinic-time';
import { checkWorkingDays, minutesOf, openSpans, weekdayOf } from '@/lib/rules/schedule';
import { TEMPLATES } from '../../emr/templates';
import { call } from '../../testing/call';
import { dataOf } from '../../testing/chart';
import { startService, type TestService } from '../../testing/harness';
import { refreshStatistics } from '../refresh-statistics';
import { demoAppointments } from './appointments';
import { demoPatients } from './patients';
import { DEMO_PROCEDURES, isFirstVisit } from './procedures';
import { demoSchedules } from './schedules';
import { seedDemo } from './seed';
import { DEMO_DOCTORS } from './staff';

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

  test('have records begun after they were born, while somebody was at the desk', () => {
    const unborn = people.filter(
      ({ dateOfBirth, createdAt }) => createdAt < new Date(dateOfBirth ?? now),
    );
    expect(unborn).toEqual([]);
    const begun = people.map(({ createdAt }) => new Date(createdAt.getTime() - 5 * 3_600_000));
    const atNight = begun.filter((local) => local.getUTCHours() < 7 || local.getUTCHours() > 18);
    const onSundays = begun.filter((local) => local.getUTCDay() === 0);
    // Of a newborn, or of somebody begun today, the record cannot wait for the desk.
    expect(atNight.length).toBeLessThan(people.length / 100);
    expect(onSundays.length).toBeLessThan(people.length / 100);
  });

  test('name whom somebody of their age has to be called', () => {
    const today = clinicToday('America/Bogota', now);
    const agesWith = (...wanted: string[]) =>
      people.flatMap(({ emergencyRelationship, dateOfBirth }) =>
        wanted.includes(emergencyRelationship ?? '')
          ? [ageOn(dateOfBirth ?? '', today)?.years ?? -1]
          : [],
      );
    expect(Math.max(...agesWith('Abuela'))).toBeLessThan(30);
    expect(Math.max(...agesWith('Madre', 'Padre'))).toBeLessThan(60);
    expect(Math.min(...agesWith('Cónyuge'))).toBeGreaterThan(20);
    expect(Math.min(...agesWith('Hija', 'Hijo'))).toBeGreaterThan(40);
  });
});

const zone = 'America/Bogota';
const today = clinicToday(zone, now);

describe('the weeks of the demo doctors', () => {
  test('keep the rules, and change places at noon in one city only', () => {
    for (const { doctorId, workingDays } of demoSchedules(today)) {
      const { locationIds } = DEMO_DOCTORS.find(({ id }) => id === doctorId) ?? { locationIds: [] };
      expect(workingDays.length).toBeGreaterThan(4);
      expect(checkWorkingDays(workingDays, locationIds)).toEqual([]);
      const inMedellin = workingDays.filter(({ locationId }) => locationId === 'loc-laureles');
      for (const { day } of inMedellin) {
        const places = workingDays.filter((block) => block.day === day);
        expect(new Set(places.map(({ locationId }) => locationId)).size).toBe(1);
      }
    }
  });

  test('have split shifts, lunches and days away, some of them behind and some ahead', () => {
    const schedules = demoSchedules(today);
    const days = schedules.map(({ workingDays }) => workingDays.map(({ day }) => day));
    expect(days.filter((names) => new Set(names).size < names.length)).toHaveLength(5);
    const blocks = schedules.flatMap(({ workingDays }) => workingDays);
    expect(blocks.some(({ lunchStartTime }) => lunchStartTime !== undefined)).toBe(true);
    for (const { exceptions } of schedules) {
      expect(exceptions).toEqual([...new Set(exceptions)].sort());
      expect(exceptions.some((date) => date < today)).toBe(true);
      expect(exceptions.some((date) => date > today)).toBe(true);
    }
  });
});

describe.each([
  ['in Bogotá', zone],
  ['where the clock changes meanwhile', 'America/New_York'],
])('the agenda of the demo clinic, %s', (_, timezone) => {
  const patients = demoPatients(5_000, now, 1);
  const clinic = { timezone, now, patients };
  const appointments = demoAppointments(clinic, 1);

  test('is the same for the same seed and day, and another for another', () => {
    expect(demoAppointments(clinic, 1)).toEqual(appointments);
    expect(demoAppointments(clinic, 2).slice(0, 50)).not.toEqual(appointments.slice(0, 50));
  });

  test('has about 9,000 appointments from 90 days ago to 45 days ahead, fullest around today', () => {
    expect(appointments.length).toBeGreaterThan(8_300);
    expect(appointments.length).toBeLessThan(9_700);
    const weeks = appointments.map(({ startsAt }) =>
      Math.floor((startsAt.getTime() - now.getTime()) / (7 * 86_400_000)),
    );
    const inWeek = (week: number) => weeks.filter((each) => each === week).length;
    expect(Math.min(...weeks)).toBe(-13);
    expect(Math.max(...weeks)).toBe(6);
    expect(inWeek(0)).toBeGreaterThan(inWeek(-12));
    expect(inWeek(0)).toBeGreaterThan(2 * inWeek(5));
  });

  test('has nobody in two places', () => {
    expect(new Set(appointments.map(({ id }) => id)).size).toBe(appointments.length);
    const held = appointments
      .filter(({ status }) => status !== 'canceled')
      .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
    for (const who of ['doctorId', 'patientId'] as const) {
      const until = new Map<string, Date>();
      const twice = held.filter((each) => {
        const overlaps = (until.get(each[who]) ?? new Date(0)) > each.startsAt;
        until.set(each[who], each.endsAt);
        return overlaps;
      });
      expect(twice).toEqual([]);
    }
  });

  test('is inside the working hours, never at lunch, on a day away or with the wrong person', () => {
    const schedules = new Map(
      demoSchedules(clinicToday(timezone, now)).map((each) => [each.doctorId, each]),
    );
    const active = new Set(patients.filter((p) => p.status === 'active').map(({ id }) => id));
    const astray = appointments.filter(
      ({ doctorId, locationId, procedureId, patientId, startsAt, endsAt }) => {
        const [date = '', time = ''] = toOffsetDateTime(startsAt, timezone).split('T');
        const from = minutesOf(time.slice(0, 5)) ?? 0;
        const to = from + (endsAt.getTime() - startsAt.getTime()) / 60_000;
        const { workingDays = [], exceptions = [] } = schedules.get(doctorId) ?? {};
        const procedure = DEMO_PROCEDURES.find(({ id }) => id === procedureId);
        return !(
          active.has(patientId) &&
          procedure?.doctorIds.includes(doctorId) &&
          to - from === procedure.duration &&
          from % 5 === 0 &&
          !exceptions.includes(date) &&
          workingDays.some(
            (block) =>
              block.locationId === locationId &&
              block.day === weekdayOf(date) &&
              openSpans(block).some((span) => span.from <= from && to <= span.to),
          )
        );
      },
    );
    expect(astray).toEqual([]);
  });

  test('brings everybody to what is for their age, and as new only whom the doctor never saw', () => {
    const births = new Map(patients.map(({ id, dateOfBirth }) => [id, dateOfBirth ?? '']));
    const seen = new Set<string>();
    for (const { patientId, doctorId, procedureId, startsAt } of appointments.toSorted(
      (a, b) => a.startsAt.getTime() - b.startsAt.getTime(),
    )) {
      const procedure = DEMO_PROCEDURES.find(({ id }) => id === procedureId);
      const [from, to] = procedure?.ages ?? [0, 120];
      const day = clinicToday(timezone, startsAt);
      const years = ageOn(births.get(patientId) ?? '', day)?.years ?? -1;
      // The ages are those of today, and the agenda goes from three months ago to weeks ahead.
      expect(years).toBeGreaterThanOrEqual(from - 1);
      expect(years).toBeLessThanOrEqual(to + 1);
      if (doctorId === 'doc-londono') expect(years).toBeLessThan(19);
      const acquaintance = `${patientId} ${doctorId}`;
      const isNew = procedure !== undefined && isFirstVisit(procedure);
      if (patientId !== 'pat-maria-perez') expect(isNew && seen.has(acquaintance)).toBe(false);
      seen.add(acquaintance);
    }
  });

  test('was booked while somebody was at the desk, nearly always', () => {
    const booked = appointments.map(({ createdAt }) =>
      new Date(createdAt.getTime() - 5 * 3_600_000).getUTCHours(),
    );
    const atNight = booked.filter((hour) => hour < 7 || hour > 18);
    expect(atNight.length).toBeLessThan(appointments.length / 50);
  });

  test('has happened where it is past, and is to happen where it is not', () => {
    const past = appointments.filter(({ endsAt }) => endsAt <= now);
    const ahead = appointments.filter(({ startsAt }) => startsAt > now);
    const share = (of: typeof past, wanted: string) =>
      of.filter(({ status }) => status === wanted).length / of.length;
    expect(share(past, 'completed')).toBeGreaterThan(0.8);
    expect(share(past, 'canceled')).toBeGreaterThan(0.05);
    expect(share(past, 'canceled')).toBeLessThan(0.12);
    expect(share(past, 'no_show')).toBeGreaterThan(0.04);
    expect(share(past, 'no_show')).toBeLessThan(0.09);
    expect(share(past, 'confirmed')).toBeLessThan(0.01);
    expect(share(ahead, 'confirmed')).toBeGreaterThan(0.9);
    expect(share(ahead, 'confirmed') + share(ahead, 'canceled')).toBe(1);
    const since = new Map(patients.map(({ id, createdAt }) => [id, createdAt]));
    for (const { patientId, createdAt, updatedAt, startsAt } of appointments) {
      expect(createdAt <= updatedAt && updatedAt <= now && createdAt <= startsAt).toBe(true);
      expect((since.get(patientId) ?? now) <= createdAt).toBe(true);
    }
  });

  test('has something ahead for whoever is looked for in a demonstration', () => {
    const hers = appointments.filter(({ patientId }) => patientId === 'pat-maria-perez');
    expect(hers.some(({ status }) => status === 'completed')).toBe(true);
    expect(hers.some(({ status, startsAt }) => status === 'confirmed' && startsAt > now)).toBe(
      true,
    );
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

  test('leaves no table that the planner knows nothing of', async () => {
    const unknown = await service.db
      .select({ name: sql<string>`relname` })
      .from(sql`pg_class`)
      .where(sql`relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples < 0`);
    expect(unknown).toEqual([]);
  });

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

  test('has 24 procedures, and those each doctor performs', async () => {
    const all = await call(service, 'GET', '/clinical-procedures?limit=100', { key });
    const { data, pagination } = listProcedures.response.parse(all.body);
    expect(pagination.total).toBe(24);
    expect(new Set(data.map(({ code }) => code)).size).toBe(24);
    const hers = await call(service, 'GET', '/clinical-procedures?doctorId=doc-cuellar', { key });
    expect(listProcedures.response.parse(hers.body).data.map(({ code }) => code)).toEqual([
      '890201',
      '890301',
      '895100',
    ]);
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

  test('has a schedule for every doctor, and a day full of appointments', async () => {
    for (const { id } of DEMO_DOCTORS) {
      const path = `/appointments/doctors/schedule/${id}`;
      const { status, body } = await call(service, 'GET', path, { key });
      expect(status).toBe(200);
      const schedule = readSchedule.response.parse(Reflect.get(Object(body), 'data'));
      expect(
        schedule.workingDays.every(({ locationName }) => locationName?.startsWith('Sede')),
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
