import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorEnvelopeA, errorEnvelopeB } from '@/lib/contract/errors';
import { appointments } from '../db/schema/appointments';
import { agendaOf, SLOT } from '../testing/agenda';
import { call } from '../testing/call';
import { DATABASE_KINDS } from '../testing/fresh-database';
import { startService, type TestService } from '../testing/harness';
import { WORLD } from '../testing/world';

describe.each(DATABASE_KINDS)('booking, on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(kind);
  });
  afterAll(() => service.close());

  test('a booking answers the appointment, confirmed, without who and what it is about', async () => {
    const { book, read } = await agendaOf(service);
    const { status, body } = await book({ notes: ' Primera vez ' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      ...SLOT,
      status: 'confirmed',
      notes: 'Primera vez',
      createdAt: service.clock.now().toISOString(),
      version: 1,
    });
    const id = String(Reflect.get(Object(body), 'id'));
    const one = await read(id);
    expect(one.headers.get('etag')).toBe('"1"');
    expect(one.body).toEqual({
      ...Object(body),
      patient: { firstName: 'María', lastName: 'Pérez Gómez' },
      doctor: {
        id: WORLD.doctor,
        fullName: 'Ana Rojas Peña',
        firstName: 'Ana',
        lastName: 'Rojas Peña',
        color: '#0f766e',
      },
      procedure: { name: 'Obturación resina' },
    });
  });

  test.each([
    ['2027-03-05T15:00:00Z', '2027-03-05T10:00:00-05:00'],
    ['2027-03-06T00:00+09:00', '2027-03-05T10:00:00-05:00'],
    ['2027-03-05T10:00:00.500-05:00', '2027-03-05T10:00:00-05:00'],
  ])('%s is answered with the offset of the clinic: %s', async (startTime, shown) => {
    const { book } = await agendaOf(service);
    expect((await book({ startTime })).body).toMatchObject({ startTime: shown });
  });

  test.each([
    ['1900-01-01T00:00:00+23:59', '1900-01-01T00:30:00+23:59'],
    ['2199-12-31T23:00:00-23:59', '2199-12-31T23:30:00-23:59'],
  ])('%s is in another century on the clinic’s clock, and refused', async (startTime, endTime) => {
    const { book, booked, change } = await agendaOf(service);
    const fields = ['startTime', 'endTime'].map((path) =>
      expect.objectContaining({ path, code: 'out_of_range' }),
    );
    const id = await booked();
    for (const answer of [
      await book({ startTime, endTime }),
      await change(id, { startTime, endTime }),
    ]) {
      expect(answer.status).toBe(400);
      expect(errorEnvelopeA.parse(answer.body).details).toEqual({ fields });
    }
  });

  test.each([
    ['1900-01-01T08:00:00-05:00', '1900-01-01T08:30:00-05:00'],
    ['2199-12-31T23:00:00-05:00', '2199-12-31T23:30:00-05:00'],
  ])('%s is answered so that it is taken again', async (startTime, endTime) => {
    const { book, change } = await agendaOf(service);
    const { status, body } = await book({ startTime, endTime });
    expect(status).toBe(201);
    const { id, startTime: start, endTime: end } = Object(body);
    expect((await change(id, { startTime: start, endTime: end })).status).toBe(200);
  });

  test('fractions of a second hold no place: who seems to touch does', async () => {
    const { book } = await agendaOf(service);
    expect((await book({ endTime: '2027-03-05T10:30:00.900-05:00' })).status).toBe(201);
    const next = { startTime: SLOT.endTime, endTime: '2027-03-05T11:00:00-05:00' };
    expect((await book(next)).status).toBe(201);
    const nothing = { startTime: next.endTime, endTime: '2027-03-05T11:00:00.900-05:00' };
    expect((await book(nothing)).status).toBe(400);
  });

  test.each([
    ['startTime', { startTime: '2027-03-05T10:00:00' }, 'invalid_format'],
    ['startTime', { startTime: '2027-02-30T10:00:00-05:00' }, 'invalid_format'],
    ['startTime', { startTime: '2027-03-05T24:00:00-05:00' }, 'invalid_format'],
    ['startTime', { startTime: '2027-03-05' }, 'invalid_format'],
    ['startTime', { startTime: 1_804_258_800 }, 'invalid_type'],
    ['endTime', { endTime: SLOT.startTime }, 'not_after_start'],
    ['endTime', { endTime: '2027-03-05T09:59:00-05:00' }, 'not_after_start'],
    ['endTime', { endTime: '2027-03-05T22:00:01-05:00' }, 'too_long'],
    ['patientId', { patientId: 'nobody' }, 'not_found'],
    ['patientId', { patientId: WORLD.inactivePatient }, 'not_found'],
    ['doctorId', { doctorId: 'nobody' }, 'not_found'],
    ['doctorId', { doctorId: WORLD.inactiveDoctor }, 'not_found'],
    ['procedureId', { procedureId: 'nothing' }, 'not_found'],
    ['procedureId', { procedureId: WORLD.inactiveProcedure }, 'not_found'],
    ['locationId', { locationId: 'nowhere' }, 'not_found'],
    ['locationId', { locationId: WORLD.otherLocation }, 'not_assigned'],
    ['notes', { notes: 'x'.repeat(2_001) }, 'too_big'],
  ])('%s is refused: %j', async (path, members, code) => {
    const { book, list } = await agendaOf(service);
    const { status, body } = await book(members);
    expect(status).toBe(400);
    const error = errorEnvelopeA.parse(body);
    expect(error.code).toBe('VALIDATION_ERROR');
    expect(error.details?.fields).toEqual([expect.objectContaining({ path, code })]);
    expect((await list()).pagination.total).toBe(1);
  });

  test('everything that leads nowhere is named at once', async () => {
    const { book } = await agendaOf(service);
    const { body } = await book({ patientId: 'a', doctorId: 'b', endTime: SLOT.startTime });
    expect(errorEnvelopeA.parse(body).details?.fields).toEqual(
      ['endTime', 'patientId', 'doctorId'].map((path) => expect.objectContaining({ path })),
    );
  });

  test('twelve hours are not too long', async () => {
    const { book } = await agendaOf(service);
    expect((await book({ endTime: '2027-03-05T22:00:00-05:00' })).status).toBe(201);
  });

  test.each([
    ['the same time', {}],
    ['around it', { startTime: '2027-03-05T09:00:00-05:00', endTime: '2027-03-05T11:00:00-05:00' }],
    ['inside', { startTime: '2027-03-05T10:10:00-05:00', endTime: '2027-03-05T10:20:00-05:00' }],
    [
      'its last second',
      { startTime: '2027-03-05T10:29:59-05:00', endTime: '2027-03-05T11:00:00-05:00' },
    ],
    ['another zone', { startTime: '2027-03-05T15:00:00Z', endTime: '2027-03-05T15:01:00Z' }],
    ['another patient', { patientId: WORLD.otherPatient }],
  ])('a taken time is refused in envelope B: %s', async (_, members) => {
    const { book, list } = await agendaOf(service);
    await book();
    const { status, body } = await book(members);
    expect(status).toBe(409);
    expect(errorEnvelopeB.parse(body)).toEqual({
      statusCode: 409,
      error: 'Conflict',
      message: expect.any(String),
    });
    expect(body).not.toHaveProperty('code');
    expect((await list('?from=2027-03-05')).pagination.total).toBe(1);
  });

  test('what only touches, another doctor, and the place of a canceled one are free', async () => {
    const { book, booked, change } = await agendaOf(service);
    const id = await booked();
    for (const [startTime, endTime] of [
      ['09:30', '10:00'],
      ['10:30', '11:00'],
    ]) {
      const touching = {
        startTime: `2027-03-05T${startTime}:00-05:00`,
        endTime: `2027-03-05T${endTime}:00-05:00`,
      };
      expect((await book(touching)).status).toBe(201);
    }
    expect((await book({ doctorId: WORLD.otherDoctor })).status).toBe(201);
    expect((await book()).status).toBe(409);
    await change(id, { status: 'no_show' });
    expect((await book()).status).toBe(409);
    await change(id, { status: 'confirmed' });
    await change(id, { status: 'canceled' });
    expect((await book()).status).toBe(201);
  });

  test('booking needs the right to write; ids of another clinic lead nowhere', async () => {
    const { id, book } = await agendaOf(service);
    const reader = await service.addKey(id, ['appointments:read']);
    const refused = await book({}, reader);
    expect([refused.status, errorEnvelopeA.parse(refused.body).code]).toEqual([
      403,
      'AUTHORIZATION_ERROR',
    ]);
    const writer = await service.addKey(id, ['appointments:write']);
    expect((await book({}, writer)).status).toBe(201);
    const empty = await service.addClinic();
    const stranger = await book({}, empty.key);
    expect(stranger.status).toBe(400);
    expect(errorEnvelopeA.parse(stranger.body).details?.fields).toHaveLength(4);
  });

  test('who books it is kept: the person the caller names', async () => {
    const { id } = await agendaOf(service);
    const key = await service.addKey(id, ['appointments:write']);
    const headers = { 'X-Acting-User': 'staff-1' };
    await call(service, 'POST', '/appointments', { key, body: SLOT, headers });
    const [row] = await service.db
      .select({ createdBy: appointments.createdBy })
      .from(appointments)
      .where(and(eq(appointments.clinicId, id), eq(appointments.status, 'confirmed')));
    expect(row).toEqual({ createdBy: 'staff-1' });
  });
});
