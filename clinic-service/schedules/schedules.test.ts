import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorEnvelopeA } from '@/lib/contract/errors';
import { call } from '../testing/call';
import { DATABASE_KINDS } from '../testing/fresh-database';
import { startService, type TestService } from '../testing/harness';
import { addWorld, WORLD } from '../testing/world';

const north = {
  day: 'monday',
  locationId: WORLD.location,
  startTime: '08:00',
  endTime: '12:00',
  lunchStartTime: '10:00',
  lunchEndTime: '10:30',
};
const south = {
  day: 'monday',
  locationId: WORLD.otherLocation,
  startTime: '12:00',
  endTime: '16:00',
};

describe.each(DATABASE_KINDS)('doctor schedules, on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(kind);
  });
  afterAll(() => service.close());

  async function clinic() {
    const { id, key } = await service.addClinic();
    await addWorld(service.db, id, service.clock.now());
    const path = (doctorId: string) => `/appointments/doctors/schedule/${doctorId}`;
    return {
      id,
      read: (doctorId: string, as = key) => call(service, 'GET', path(doctorId), { key: as }),
      replace: (doctorId: string, body: object, as = key) =>
        call(service, 'PUT', path(doctorId), { key: as, body }),
    };
  }

  test('a doctor without a schedule is 404 NOT_FOUND in envelope A, and so is nobody', async () => {
    const { read, replace } = await clinic();
    for (const doctorId of [WORLD.doctor, 'nobody']) {
      const { status, body } = await read(doctorId);
      expect([status, errorEnvelopeA.parse(body).code]).toEqual([404, 'NOT_FOUND']);
    }
    const nothing = await replace(WORLD.doctor, {});
    expect([nothing.status, errorEnvelopeA.parse(nothing.body).code]).toEqual([404, 'NOT_FOUND']);
    expect((await replace('nobody', { exceptions: [] })).status).toBe(404);
  });

  test('what is saved is read back with the names of the locations; only the saving says so', async () => {
    const { read, replace } = await clinic();
    const saved = await replace(WORLD.otherDoctor, {
      workingDays: [{ ...north, locationName: 'ignored' }, south],
      exceptions: ['2026-12-31', '2026-12-24', '2026-12-31'],
    });
    expect(saved.status).toBe(200);
    const data = {
      doctorId: WORLD.otherDoctor,
      workingDays: [
        { ...north, locationName: 'Sede Norte' },
        { ...south, locationName: 'Sede Sur' },
      ],
      exceptions: ['2026-12-24', '2026-12-31'],
    };
    expect(saved.body).toEqual({ success: true, data, message: expect.stringMatching(/horario/) });
    expect((await read(WORLD.otherDoctor)).body).toEqual({ success: true, data });
  });

  test('a part that is sent replaces its whole counterpart, the other is untouched', async () => {
    const { read, replace } = await clinic();
    await replace(WORLD.otherDoctor, { exceptions: ['2026-12-24'] });
    expect((await read(WORLD.otherDoctor)).body).toMatchObject({
      data: { workingDays: [], exceptions: ['2026-12-24'] },
    });
    await replace(WORLD.otherDoctor, { workingDays: [north] });
    await replace(WORLD.otherDoctor, { workingDays: [south] });
    const { body } = await replace(WORLD.otherDoctor, {});
    expect(body).toMatchObject({
      data: { workingDays: [{ startTime: '12:00' }], exceptions: ['2026-12-24'] },
    });
    await replace(WORLD.otherDoctor, { workingDays: [], exceptions: [] });
    expect((await read(WORLD.otherDoctor)).body).toMatchObject({
      data: { workingDays: [], exceptions: [] },
    });
  });

  test('each part may be changed by somebody else at once, and neither is lost', async () => {
    const { read, replace } = await clinic();
    await Promise.all([
      replace(WORLD.doctor, { workingDays: [north] }),
      replace(WORLD.doctor, { exceptions: ['2026-12-24'] }),
    ]);
    expect((await read(WORLD.doctor)).body).toMatchObject({
      data: { workingDays: [{ day: 'monday' }], exceptions: ['2026-12-24'] },
    });
  });

  test('a week that is wrong is refused with every field, and nothing is stored', async () => {
    const { read, replace } = await clinic();
    const { status, body } = await replace(WORLD.doctor, {
      workingDays: [north, { ...south, day: 'lunes' }, { ...north, startTime: '11:00' }],
      exceptions: ['2026-02-30'],
    });
    expect(status).toBe(400);
    const error = errorEnvelopeA.parse(body);
    expect(error.code).toBe('VALIDATION_ERROR');
    expect(error.details?.fields).toEqual([
      { path: 'workingDays.1.day', code: 'invalid_day', message: expect.any(String) },
      { path: 'workingDays.1.locationId', code: 'not_assigned', message: expect.any(String) },
      { path: 'workingDays.2.lunchStartTime', code: 'lunch_outside', message: expect.any(String) },
      { path: 'workingDays.2.startTime', code: 'overlap', message: expect.any(String) },
      { path: 'exceptions.0', code: 'invalid_date', message: expect.any(String) },
    ]);
    expect((await read(WORLD.doctor)).status).toBe(404);
  });

  test('saving needs the right to manage, reading that to read; another clinic sees nothing', async () => {
    const { id, read, replace } = await clinic();
    await replace(WORLD.doctor, { workingDays: [north] });
    const writer = await service.addKey(id, ['appointments:write']);
    const refused = await replace(WORLD.doctor, { exceptions: [] }, writer);
    expect([refused.status, errorEnvelopeA.parse(refused.body).code]).toEqual([
      403,
      'AUTHORIZATION_ERROR',
    ]);
    expect((await read(WORLD.doctor, writer)).status).toBe(200);
    const manager = await service.addKey(id, ['appointments:manage']);
    expect((await replace(WORLD.doctor, { exceptions: [] }, manager)).status).toBe(200);
    const stranger = await service.addKey(id, ['patients:read']);
    expect((await read(WORLD.doctor, stranger)).status).toBe(403);
    const other = await service.addClinic();
    expect((await read(WORLD.doctor, other.key)).status).toBe(404);
    expect((await replace(WORLD.doctor, { exceptions: [] }, other.key)).status).toBe(404);
  });
});
