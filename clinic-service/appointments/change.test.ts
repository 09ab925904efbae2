import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorEnvelopeA } from '@/lib/contract/errors';
import { patients } from '../db/schema/patients';
import { procedures } from '../db/schema/procedures';
import { doctorLocations, doctors } from '../db/schema/staff';
import { agendaOf, SLOT } from '../testing/agenda';
import type { Answer } from '../testing/call';
import { DATABASE_KINDS } from '../testing/fresh-database';
import { startService, type TestService } from '../testing/harness';
import { WORLD } from '../testing/world';

const LATER = { startTime: '2027-03-05T15:00:00-05:00', endTime: '2027-03-05T15:30:00-05:00' };
/** The start of `SLOT` with another offset. */
const SAME_START = '2027-03-05T15:00:00Z';

function codeOf({ status, body }: Answer): [number, string] {
  return [status, errorEnvelopeA.parse(body).code];
}

describe.each(DATABASE_KINDS)('changing an appointment, on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(kind);
  });
  afterAll(() => service.close());

  test('what is named changes, the rest stays, and the version rises', async () => {
    const { booked, change, read } = await agendaOf(service);
    const id = await booked({ notes: 'Trae radiografías' });
    const moved = await change(id, {
      ...LATER,
      doctorId: WORLD.otherDoctor,
      locationId: WORLD.otherLocation,
    });
    expect(moved.status).toBe(200);
    expect(moved.headers.get('etag')).toBe('"2"');
    expect(moved.body).toMatchObject({
      ...LATER,
      status: 'confirmed',
      patientId: WORLD.patient,
      doctorId: WORLD.otherDoctor,
      locationId: WORLD.otherLocation,
      notes: 'Trae radiografías',
      doctor: { fullName: 'Luis Mora Gil' },
      version: 2,
    });
    const cleared = await change(id, { notes: '' });
    expect(cleared.body).not.toHaveProperty('notes');
    expect((await read(id)).body).toEqual(cleared.body);
  });

  test('where nothing differs, nothing changes, and the version stays', async () => {
    const { booked, change, read } = await agendaOf(service);
    const id = await booked();
    const before = await read(id);
    for (const body of [{}, { ...SLOT, status: 'confirmed', notes: '' }]) {
      const same = await change(id, body);
      expect([same.status, same.headers.get('etag')]).toEqual([200, '"1"']);
      expect(same.body).toEqual(before.body);
    }
    for (const version of ['"7"', '""', 'W/""', '"*"', '']) {
      expect(codeOf(await change(id, LATER, version)), version).toEqual([
        412,
        'PRECONDITION_FAILED',
      ]);
    }
    expect((await read(id)).body).toEqual(before.body);
    expect((await change(id, LATER, '*')).status).toBe(200);
  });

  test.each([
    ['confirmed', ['completed', 'canceled', 'no_show']],
    ['canceled', ['confirmed']],
    ['no_show', ['confirmed']],
    ['completed', []],
  ] as const)('%s goes to %j and nowhere else', async (from, allowed) => {
    const { booked, change } = await agendaOf(service);
    for (const [hour, to] of ['completed', 'canceled', 'no_show', 'confirmed'].entries()) {
      if (to === from) continue;
      const at = `2027-03-05T1${hour}:`;
      const id = await booked({ startTime: `${at}00:00-05:00`, endTime: `${at}30:00-05:00` });
      await change(id, { status: from });
      const answer = await change(id, { status: to });
      if (allowed.some((status) => status === to)) {
        expect(answer.body).toMatchObject({ status: to });
      } else {
        expect(codeOf(answer)).toEqual([409, 'INVALID_TRANSITION']);
        expect(answer.body).toMatchObject({ details: { status: from } });
      }
    }
  });

  test('what has happened or will not is not moved; its notes may still be written', async () => {
    const { booked, change } = await agendaOf(service);
    const id = await booked();
    for (const status of ['canceled', 'no_show', 'completed']) {
      await change(id, { status: 'confirmed' });
      await change(id, { status });
      expect(codeOf(await change(id, LATER))).toEqual([409, 'INVALID_TRANSITION']);
      expect(codeOf(await change(id, { ...LATER, status }))).toEqual([409, 'INVALID_TRANSITION']);
      const written = await change(id, { ...SLOT, startTime: SAME_START, notes: status });
      expect(written.body).toMatchObject({ notes: status, status });
    }
  });

  test('one that is brought back takes its place again, unless that is taken', async () => {
    const { booked, change } = await agendaOf(service);
    const id = await booked();
    await change(id, { status: 'canceled' });
    expect((await change(id, { status: 'confirmed' })).status).toBe(200);
    await change(id, { status: 'canceled' });
    await booked({ patientId: WORLD.otherPatient });
    expect(codeOf(await change(id, { status: 'confirmed' }))).toEqual([409, 'APPOINTMENT_OVERLAP']);
    const elsewhere = await change(id, { status: 'confirmed', ...LATER });
    expect(elsewhere.body).toMatchObject({ status: 'confirmed', ...LATER });
  });

  test('one whose patient, doctor or procedure is gone since is not brought back', async () => {
    const { id: clinicId, booked, change, read } = await agendaOf(service);
    const canceled = await booked();
    await change(canceled, { status: 'canceled' });
    const missed = await booked(LATER);
    await change(missed, { status: 'no_show' });
    for (const table of [patients, procedures]) {
      await service.db
        .update(table)
        .set({ status: 'inactive' })
        .where(eq(table.clinicId, clinicId));
    }
    await service.db.update(doctors).set({ active: false }).where(eq(doctors.clinicId, clinicId));
    const fields = ['patientId', 'doctorId', 'procedureId'].map((path) =>
      expect.objectContaining({ path, code: 'not_found' }),
    );
    for (const id of [canceled, missed]) {
      const { status, body } = await change(id, { status: 'confirmed' });
      expect([status, errorEnvelopeA.parse(body).details]).toEqual([400, { fields }]);
      expect((await read(id)).body).toMatchObject({ version: 2 });
    }
  });

  test('one whose doctor works there no more is brought back elsewhere', async () => {
    const { id: clinicId, booked, change } = await agendaOf(service);
    const id = await booked();
    await change(id, { status: 'canceled' });
    await service.db.delete(doctorLocations).where(eq(doctorLocations.clinicId, clinicId));
    const { status, body } = await change(id, { status: 'confirmed' });
    const fields = [expect.objectContaining({ path: 'locationId', code: 'not_assigned' })];
    expect([status, errorEnvelopeA.parse(body).details]).toEqual([400, { fields }]);
    await service.db
      .insert(doctorLocations)
      .values({ clinicId, doctorId: WORLD.otherDoctor, locationId: WORLD.location });
    const back = await change(id, { status: 'confirmed', doctorId: WORLD.otherDoctor });
    expect(back.body).toMatchObject({ status: 'confirmed', doctorId: WORLD.otherDoctor });
  });

  test('onto a taken time it is refused and stays where it was; beside it is fine', async () => {
    const { booked, change, read } = await agendaOf(service);
    await booked();
    const id = await booked(LATER);
    const onto = { startTime: '2027-03-05T10:15:00-05:00', endTime: '2027-03-05T10:45:00-05:00' };
    expect(codeOf(await change(id, onto))).toEqual([409, 'APPOINTMENT_OVERLAP']);
    expect((await read(id)).body).toMatchObject({ ...LATER, version: 1 });
    const beside = { startTime: SLOT.endTime, endTime: '2027-03-05T11:00:00-05:00' };
    expect((await change(id, beside)).status).toBe(200);
    const longer = { startTime: '2027-03-05T10:45:00-05:00', endTime: '2027-03-05T11:15:00-05:00' };
    expect((await change(id, longer)).status).toBe(200);
    await booked({ doctorId: WORLD.otherDoctor });
    const other = await change(id, {
      doctorId: WORLD.otherDoctor,
      startTime: SLOT.startTime,
      endTime: SLOT.endTime,
    });
    expect(codeOf(other)).toEqual([409, 'APPOINTMENT_OVERLAP']);
  });

  test.each([
    [{ endTime: SLOT.startTime }, 'endTime', 'not_after_start'],
    [{ startTime: '2027-03-05T10:30:00-05:00' }, 'endTime', 'not_after_start'],
    [{ startTime: '2027-03-04T10:00:00-05:00' }, 'endTime', 'too_long'],
    [{ startTime: '2027-03-05T10:00:00' }, 'startTime', 'invalid_format'],
    [{ doctorId: 'nobody' }, 'doctorId', 'not_found'],
    [{ doctorId: WORLD.inactiveDoctor }, 'doctorId', 'not_found'],
    [{ locationId: 'nowhere' }, 'locationId', 'not_found'],
    [{ locationId: WORLD.otherLocation }, 'locationId', 'not_assigned'],
    [{ procedureId: WORLD.inactiveProcedure }, 'procedureId', 'not_found'],
    [{ status: 'lost' }, 'status', 'invalid_value'],
  ])('%j is refused, and nothing is stored', async (members, path, code) => {
    const { booked, change, read } = await agendaOf(service);
    const id = await booked();
    const { status, body } = await change(id, { notes: 'nuevo', ...members });
    expect(status).toBe(400);
    const fields = [expect.objectContaining({ path, code })];
    expect(errorEnvelopeA.parse(body).details).toEqual({ fields });
    expect((await read(id)).body).toMatchObject({ version: 1 });
  });

  test('the patient stays; a patient or procedure that is gone since does not hold up the rest', async () => {
    const { id: clinicId, booked, change } = await agendaOf(service);
    const id = await booked();
    expect((await change(id, { patientId: WORLD.otherPatient })).body).toMatchObject({
      patientId: WORLD.patient,
    });
    for (const table of [patients, procedures]) {
      await service.db
        .update(table)
        .set({ status: 'inactive' })
        .where(eq(table.clinicId, clinicId));
    }
    expect((await change(id, LATER)).status).toBe(200);
    expect((await change(id, { status: 'completed' })).status).toBe(200);
  });

  test('a change that names an older version is refused with 412, whole', async () => {
    const { booked, change, read } = await agendaOf(service);
    const id = await booked();
    expect((await change(id, { notes: 'uno' }, '"1"')).status).toBe(200);
    expect(codeOf(await change(id, { notes: 'dos' }, '"1"'))).toEqual([412, 'PRECONDITION_FAILED']);
    expect((await read(id)).body).toMatchObject({ notes: 'uno', version: 2 });
    expect((await change(id, { notes: 'tres' }, 'W/"2"')).status).toBe(200);
    expect((await change(id, { notes: 'cuatro' }, '*')).status).toBe(200);
    expect((await change(id, { notes: 'cinco' })).body).toMatchObject({ version: 5 });
  });

  test('of 100 changes of one version at once exactly one is made', async () => {
    const { booked, change, read } = await agendaOf(service);
    const id = await booked();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => change(id, { notes: `n${index}` }, '"1"')),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(99).fill(412)]);
    expect((await read(id)).body).toMatchObject({ version: 2 });
  });

  test('without the scope it is 403; of another clinic, or unknown, 404', async () => {
    const { id: clinicId, booked, read, change } = await agendaOf(service);
    const id = await booked();
    const reader = await service.addKey(clinicId, ['appointments:read']);
    expect((await read(id, reader)).status).toBe(200);
    expect((await change(id, { notes: 'x' }, undefined, reader)).status).toBe(403);
    const stranger = await service.addKey(clinicId, ['emr:write']);
    expect((await read(id, stranger)).status).toBe(403);
    const { key } = await service.addClinic();
    for (const answer of [
      await read(id, key),
      await change(id, { notes: 'x' }, undefined, key),
      await read('nobody'),
      await change('nobody', { notes: 'x' }),
    ]) {
      expect(codeOf(answer)).toEqual([404, 'NOT_FOUND']);
    }
  });
});
