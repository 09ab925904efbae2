import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appointments } from '../db/schema/appointments';
import { agendaOf } from '../testing/agenda';
import { contestedSlots, storedOverlaps } from '../testing/contested-slots';
import { DATABASE_KINDS } from '../testing/fresh-database';
import { startService, type TestService } from '../testing/harness';
import { inLanes } from '../testing/in-lanes';
import { WORLD } from '../testing/world';

const MORNING = new Date('2027-03-05T13:00:00Z');
const DOCTORS = [WORLD.doctor, WORLD.otherDoctor];

/** The whole of it, 1,000 at a time over 64 connections, is the bench row `booking`. */
describe.each(DATABASE_KINDS)('who books at the same time, on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(kind);
  });
  afterAll(() => service.close());

  const doctorOf = (turn: number) => DOCTORS[turn % DOCTORS.length];

  test('of 120 who want the same hours some get one and the others a 409; none share an instant', async () => {
    const { id, book } = await agendaOf(service);
    const answers = await inLanes(contestedSlots(120, MORNING, 1), 64, ({ turn, ...times }) =>
      book({ ...times, doctorId: doctorOf(turn) }),
    );
    const made = answers.filter(({ status }) => status === 201).length;
    expect(made).toBeGreaterThanOrEqual(DOCTORS.length);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(120 - made);
    const held = and(eq(appointments.clinicId, id), ne(appointments.status, 'completed'));
    expect(await service.db.$count(appointments, held)).toBe(made);
    expect(await storedOverlaps(service.db)).toBe(0);
  });

  test('who moves appointments onto each other, to and fro between doctors, meets no 5xx', async () => {
    const { booked, change } = await agendaOf(service);
    const ids = await inLanes([0, 1, 2, 3, 4, 5, 6, 7], 1, (turn) => {
      const hour = String(8 + Math.floor(turn / 2)).padStart(2, '0');
      const times = {
        startTime: `2027-03-05T${hour}:00:00-05:00`,
        endTime: `2027-03-05T${hour}:45:00-05:00`,
      };
      return booked({ ...times, doctorId: doctorOf(turn) });
    });
    const answers = await inLanes(contestedSlots(80, MORNING, 2), 32, ({ turn, ...times }) =>
      change(ids[turn % ids.length] ?? '', { ...times, doctorId: doctorOf(turn + (turn >> 3)) }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await storedOverlaps(service.db)).toBe(0);
  });

  test('of 30 who bring back a canceled one into the same place one succeeds', async () => {
    const { booked, change } = await agendaOf(service);
    const ids = await inLanes(Array.from({ length: 30 }), 1, async () => {
      const id = await booked();
      await change(id, { status: 'canceled' });
      return id;
    });
    const answers = await Promise.all(ids.map((id) => change(id, { status: 'confirmed' })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(29);
    expect(await storedOverlaps(service.db)).toBe(0);
  });
});
