import { describe, expect, test } from 'vitest';
import { ageOn } from '@/lib/kit/dates/age';
import { clinicToday, toOffsetDateTime } from '@/lib/kit/dates/clinic-time';
import { checkWorkingDays, minutesOf, openSpans, weekdayOf } from '@/lib/kit/schedule';
import { demoAppointments } from './appointments';
import { demoPatients } from './patients';
import { DEMO_PROCEDURES, isFirstVisit } from './procedures';
import { demoSchedules } from './schedules';
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
