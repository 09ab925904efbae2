import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readBillingActivity } from '@/lib/contract/billing/activity';
import { invoices } from '../db/schema/billing';
import { billingClinic, COPAY, refusedFields } from '../testing/billing';
import { DATABASE_KINDS } from '../testing/fresh-database';
import { startService, type TestService } from '../testing/harness';
import { WORLD } from '../testing/world';

const HOUR = 60 * 60_000;
const A_DAY = 24 * HOUR;

describe.each(DATABASE_KINDS)('what was billed and received, on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(kind);
  });
  afterAll(() => service.close());

  /** What the world has issued is of long ago. */
  async function clinicWithoutBills() {
    const clinic = await billingClinic(service);
    await service.db
      .update(invoices)
      .set({ issuedAt: new Date('2026-01-05T15:00:00Z') })
      .where(eq(invoices.clinicId, clinic.id));
    return clinic;
  }

  test('is summed up by week, method, doctor and location, as far as it stands', async () => {
    // On Friday the 20th of November.
    const { get, post, issued, pay, charge, addAppointment, draft } = await clinicWithoutBills();
    const read = async (from: string, to: string) => {
      const { status, body } = await get(`/activity?from=${from}&to=${to}`);
      expect(status).toBe(200);
      return z.parse(readBillingActivity.response, body);
    };
    const attended = await issued({ medicalRecordId: WORLD.record });
    await pay(attended.id, 20_000);
    const voided = await issued();
    await post(`/invoices/${voided.id}/void`, { reason: 'Repetida' });
    await draft();
    const appointmentId = await addAppointment('apt-charged', service.clock.now());
    await charge({ medicalRecordId: undefined, appointmentId, patientShare: COPAY });
    // The Monday after at 22:00, which in UTC is Tuesday.
    service.clock.advance(3 * A_DAY + 13 * HOUR);
    const { id } = await issued();
    await post('/payments', { invoiceId: id, amount: 45_000, method: 'transfer' });
    const all = await read('2026-11-18', '2026-11-23');
    expect(all).toEqual({
      from: '2026-11-18',
      to: '2026-11-23',
      currency: 'COP',
      billed: { count: 3, amount: 135_000 },
      received: {
        payments: [
          { method: 'cash', count: 1, amount: 20_000 },
          { method: 'transfer', count: 1, amount: 45_000 },
        ],
        shares: { count: 1, amount: 10_000 },
        refunds: { count: 0, amount: 0 },
      },
      weeks: [
        { from: '2026-11-18', to: '2026-11-22', billed: 90_000, received: 30_000 },
        { from: '2026-11-23', to: '2026-11-23', billed: 45_000, received: 45_000 },
      ],
      doctors: [
        { doctor: { id: WORLD.doctor, name: expect.any(String) }, count: 2, amount: 90_000 },
        { doctor: undefined, count: 1, amount: 45_000 },
      ],
      locations: [
        { location: { id: WORLD.location, name: expect.any(String) }, count: 2, amount: 90_000 },
        { location: undefined, count: 1, amount: 45_000 },
      ],
    });
    expect((await read('2026-11-24', '2026-11-30')).billed).toEqual({ count: 0, amount: 0 });
    // It is of one clinic.
    const there = await clinicWithoutBills();
    const { body } = await there.get('/activity?from=2026-11-18&to=2026-11-23');
    expect(body).toMatchObject({ billed: { count: 0 }, received: { payments: [] }, doctors: [] });
  });

  test('is less by what was given back, in the week in which it was', async () => {
    const { get, post, charge, remove } = await clinicWithoutBills();
    const made = await charge({ patientShare: COPAY });
    await remove(`/charges/${made.id}`);
    service.clock.advance(7 * A_DAY);
    const path = `/payments/patient-shares/${made.patientShare?.id}/resolve-review`;
    await post(path, { resolution: 'refunded', note: 'Devuelto', method: 'cash' });
    const { body } = await get('/activity?from=2026-11-23&to=2026-12-06');
    expect(body).toMatchObject({
      billed: { count: 0, amount: 0 },
      received: { shares: { amount: 10_000 }, refunds: { count: 1, amount: 10_000 } },
      weeks: [{ received: 10_000 }, { received: -10_000 }],
    });
  });

  test('is of a span of at most a year, that begins before it ends', async () => {
    const { get } = await billingClinic(service);
    const refused = async (query: string) => refusedFields(await get(`/activity?${query}`));
    expect(await refused('from=2026-11-20&to=2026-11-19')).toEqual(['to too_small']);
    expect(await refused('from=2025-01-01&to=2026-11-19')).toEqual(['to too_big']);
  });
});
