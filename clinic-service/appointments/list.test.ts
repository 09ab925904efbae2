import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorEnvelopeA } from '@/lib/contract/errors';
import { agendaOf } from '../testing/agenda';
import { call } from '../testing/call';
import { DATABASE_KINDS } from '../testing/fresh-database';
import { startService, type TestService } from '../testing/harness';
import { WORLD } from '../testing/world';

type Agenda = Awaited<ReturnType<typeof agendaOf>>;

/** An appointment of a minute at an instant. */
const at = (startTime: string) => ({
  startTime,
  endTime: new Date(Date.parse(startTime) + 60_000).toISOString(),
});

describe.each(DATABASE_KINDS)('lists of appointments, on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(kind);
  });
  afterAll(() => service.close());

  const starts = async ({ list }: Agenda, query: string) =>
    (await list(query)).data.map(({ startTime }) => startTime);

  test('by their start, with patient, doctor and procedure', async () => {
    const agenda = await agendaOf(service);
    await agenda.booked(at('2027-03-05T11:00:00-05:00'));
    await agenda.booked(at('2027-03-05T08:00:00-05:00'));
    const { data, pagination } = await agenda.list();
    expect(data.map(({ startTime }) => startTime)).toEqual([
      '2026-03-02T10:00:00-05:00',
      '2027-03-05T08:00:00-05:00',
      '2027-03-05T11:00:00-05:00',
    ]);
    expect(pagination).toEqual({ page: 1, limit: 20, total: 3 });
    expect(data[0]).toMatchObject({
      status: 'completed',
      patient: { firstName: 'María', lastName: 'Pérez Gómez' },
      doctor: { id: WORLD.doctor, fullName: 'Ana Rojas Peña', color: '#0f766e' },
      procedure: { name: 'Obturación resina' },
    });
  });

  test('days are those of the clinic, both included', async () => {
    const agenda = await agendaOf(service);
    for (const start of [
      '2027-03-04T23:59',
      '2027-03-05T00:00',
      '2027-03-05T23:59',
      '2027-03-06T00:00',
    ])
      await agenda.booked(at(`${start}:00-05:00`));
    expect(await starts(agenda, '?from=2027-03-05&to=2027-03-05')).toEqual([
      '2027-03-05T00:00:00-05:00',
      '2027-03-05T23:59:00-05:00',
    ]);
    expect(await starts(agenda, '?from=2027-03-06')).toEqual(['2027-03-06T00:00:00-05:00']);
    expect(await starts(agenda, '?from=2027-01-01&to=2027-03-04')).toEqual([
      '2027-03-04T23:59:00-05:00',
    ]);
    expect(await starts(agenda, '?from=2027-03-06&to=2027-03-05')).toEqual([]);
    expect(await starts(agenda, '?from=0001-01-01&to=9999-12-31')).toHaveLength(5);
  });

  test('the first and the last day that can be written are days of every clinic', async () => {
    for (const zone of ['Asia/Tokyo', 'America/Bogota']) {
      const agenda = await agendaOf(service, zone);
      expect(await starts(agenda, '?from=0001-01-01&to=9999-12-31')).toHaveLength(1);
      for (const edge of ['0001-01-01', '0099-12-31', '9999-12-31']) {
        expect(await starts(agenda, `?from=${edge}&to=${edge}`)).toEqual([]);
      }
    }
  });

  test('where the clock changes, the day has the hours that its clinic has', async () => {
    const agenda = await agendaOf(service, 'America/New_York');
    // 14 March 2027 has 23 hours there, 7 November 25.
    for (const start of ['2027-03-14T05:00:00Z', '2027-03-15T03:59:00Z', '2027-03-15T04:00:00Z'])
      await agenda.booked(at(start));
    expect(await starts(agenda, '?from=2027-03-14&to=2027-03-14')).toEqual([
      '2027-03-14T00:00:00-05:00',
      '2027-03-14T23:59:00-04:00',
    ]);
    for (const start of ['2027-11-07T04:00:00Z', '2027-11-08T04:59:00Z', '2027-11-08T05:00:00Z'])
      await agenda.booked(at(start));
    expect(await starts(agenda, '?from=2027-11-07&to=2027-11-07')).toEqual([
      '2027-11-07T00:00:00-04:00',
      '2027-11-07T23:59:00-05:00',
    ]);
  });

  test('filters by status, place, doctor and patient; all, todos and * are every doctor', async () => {
    const agenda = await agendaOf(service);
    const hours = '2027-03-05T10:00:00-05:00';
    await agenda.booked(at(hours));
    const elsewhere = { doctorId: WORLD.otherDoctor, locationId: WORLD.otherLocation };
    await agenda.booked({ ...at(hours), ...elsewhere, patientId: WORLD.otherPatient });
    const total = async (query: string) => (await agenda.list(query)).pagination.total;
    for (const every of ['all', 'todos', '*']) expect(await total(`?doctorId=${every}`)).toBe(3);
    expect(await total(`?doctorId=${WORLD.otherDoctor}`)).toBe(1);
    expect(await total('?doctorId=nobody')).toBe(0);
    expect(await total(`?patientId=${WORLD.patient}`)).toBe(2);
    expect(await total(`?locationId=${WORLD.otherLocation}`)).toBe(1);
    expect(await total('?status=confirmed')).toBe(2);
    expect(await total(`?status=confirmed&doctorId=${WORLD.doctor}&from=2027-03-05`)).toBe(1);
    expect(await total(`?status=canceled`)).toBe(0);
  });

  test('pages, and the page beyond the last says how many there are', async () => {
    const agenda = await agendaOf(service);
    for (const minute of ['00', '10', '20', '30'])
      await agenda.booked(at(`2027-03-05T10:${minute}:00-05:00`));
    const second = await agenda.list('?limit=2&page=2&from=2027-03-05');
    expect(second.data.map(({ startTime }) => startTime.slice(11, 16))).toEqual(['10:20', '10:30']);
    expect(second.pagination).toEqual({ page: 2, limit: 2, total: 4 });
    const beyond = await agenda.list('?limit=2&page=3&from=2027-03-05');
    expect(beyond).toEqual({ data: [], pagination: { page: 3, limit: 2, total: 4 } });
  });

  test('needs the right to read and shows nothing of another clinic', async () => {
    const { id } = await agendaOf(service);
    const stranger = await service.addKey(id, ['patients:read']);
    const refused = await call(service, 'GET', '/appointments', { key: stranger });
    expect(refused.status).toBe(403);
    const wrong = await call(service, 'GET', '/appointments?status=lost', {
      key: await service.addKey(id, ['appointments:read']),
    });
    expect(errorEnvelopeA.parse(wrong.body).details).toMatchObject({
      fields: [{ path: 'status' }],
    });
    const { key } = await service.addClinic();
    const other = await call(service, 'GET', `/appointments?doctorId=${WORLD.doctor}`, { key });
    expect(other.body).toEqual({ data: [], pagination: { page: 1, limit: 20, total: 0 } });
  });
});
