import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { listUnbilled } from '@/lib/contract/billing/unbilled';
import { appointments } from '../db/schema/appointments';
import { BILL, type BillingClinic, billingClinic, CHARGE, refusedFields } from '../testing/billing';
import { DATABASE_KINDS } from '../testing/fresh-database';
import { startService, type TestService } from '../testing/harness';
import { WORLD } from '../testing/world';

const NOTHING = { appointments: 0, price: 0 };

describe.each(DATABASE_KINDS)('unbilled appointments, on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(kind);
  });
  afterAll(() => service.close());

  async function unbilled({ get }: Pick<BillingClinic, 'get'>, query = '') {
    const { status, body } = await get(`/unbilled${query}`);
    expect(status).toBe(200);
    return z.parse(listUnbilled.response, body);
  }

  /** A completed appointment that nothing was written about. */
  async function attended(clinic: BillingClinic, id: string, startsAt: string, doctorId?: string) {
    await clinic.addAppointment(id, new Date(startsAt));
    await service.db
      .update(appointments)
      .set({ status: 'completed', ...(doctorId && { doctorId }) })
      .where(and(eq(appointments.clinicId, clinic.id), eq(appointments.id, id)));
    return id;
  }

  const ids = ({ data }: Awaited<ReturnType<typeof unbilled>>) =>
    data.map(({ appointmentId }) => appointmentId);

  test('tells who, with whom, what it was and what it costs', async () => {
    const clinic = await billingClinic(service);
    expect(await unbilled(clinic)).toEqual({
      data: [
        {
          appointmentId: WORLD.appointment,
          startTime: '2026-03-02T10:00:00-05:00',
          patientId: WORLD.patient,
          patient: { firstName: 'María', lastName: 'Pérez Gómez' },
          doctor: { id: WORLD.doctor, fullName: 'Ana Rojas Peña' },
          procedure: { id: WORLD.procedure, name: 'Obturación resina', price: 140_000 },
        },
      ],
      pagination: { page: 1, limit: 20, total: 1, totalPages: 1 },
      currency: 'COP',
      totals: { appointments: 1, price: 140_000 },
    });
  });

  test.each([
    ['its record', { medicalRecordId: WORLD.record }],
    ['the appointment', { appointmentId: WORLD.appointment }],
  ])('an invoice of %s bills it, as a draft already, until it is void', async (_, link) => {
    const clinic = await billingClinic(service);
    const { id } = await clinic.draft(link);
    expect((await unbilled(clinic)).totals).toEqual(NOTHING);
    await clinic.post(`/invoices/${id}/issue`, {});
    expect((await unbilled(clinic)).totals).toEqual(NOTHING);
    await clinic.post(`/invoices/${id}/void`, { reason: 'Repetida' });
    expect(ids(await unbilled(clinic))).toEqual([WORLD.appointment]);
  });

  test('a charge to a payer bills it until it is taken off', async () => {
    const clinic = await billingClinic(service);
    const { id } = await clinic.charge(CHARGE);
    expect((await unbilled(clinic)).totals).toEqual(NOTHING);
    await clinic.remove(`/charges/${id}`);
    expect(ids(await unbilled(clinic))).toEqual([WORLD.appointment]);
  });

  test('an invoice that names no appointment bills none', async () => {
    const clinic = await billingClinic(service);
    await clinic.issued(BILL);
    expect(ids(await unbilled(clinic))).toEqual([WORLD.appointment]);
  });

  test('appointments that did not take place are not to be billed', async () => {
    const clinic = await billingClinic(service);
    for (const [index, status] of (['confirmed', 'canceled', 'no_show'] as const).entries()) {
      await attended(clinic, status, `2026-05-0${index + 1}T15:00:00Z`);
      await service.db
        .update(appointments)
        .set({ status })
        .where(and(eq(appointments.clinicId, clinic.id), eq(appointments.id, status)));
    }
    expect(ids(await unbilled(clinic))).toEqual([WORLD.appointment]);
  });

  test('the newest come first, within dates of the clinic and of one doctor', async () => {
    const clinic = await billingClinic(service);
    // 23:30 of the 9th and 00:30 of the 10th in Bogotá.
    await attended(clinic, 'late', '2026-06-10T04:30:00Z');
    await attended(clinic, 'early', '2026-06-10T05:30:00Z', WORLD.otherDoctor);
    expect(ids(await unbilled(clinic))).toEqual(['early', 'late', WORLD.appointment]);
    expect(ids(await unbilled(clinic, '?from=2026-06-09&to=2026-06-09'))).toEqual(['late']);
    expect(ids(await unbilled(clinic, '?from=2026-06-10'))).toEqual(['early']);
    expect(ids(await unbilled(clinic, `?doctorId=${WORLD.otherDoctor}`))).toEqual(['early']);
    expect(ids(await unbilled(clinic, '?doctorId=nobody'))).toEqual([]);
    const second = await unbilled(clinic, '?limit=2&page=2');
    expect(ids(second)).toEqual([WORLD.appointment]);
    expect(second.totals).toEqual({ appointments: 3, price: 420_000 });
    const beyond = await unbilled(clinic, '?page=9');
    expect([beyond.data, beyond.totals.appointments]).toEqual([[], 3]);
  });

  test('nobody sees those of another clinic, and a wrong date is refused', async () => {
    const clinic = await billingClinic(service);
    await attended(clinic, 'ours', '2026-06-10T15:00:00Z');
    const other = await billingClinic(service);
    expect(ids(await unbilled(other))).toEqual([WORLD.appointment]);
    expect(refusedFields(await other.get('/unbilled?from=2026-02-30'))).toEqual([
      expect.stringContaining('from'),
    ]);
  });
});
