import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { listPatientShares, listPatientSharesOf } from '@/lib/contract/billing/patient-shares';
import { clinics } from '../db/schema/clinics';
import { billingClinic, COPAY, refusal } from '../testing/billing';
import { type Answer, call } from '../testing/call';
import { DATABASE_KINDS } from '../testing/fresh-database';
import { startService, type TestService } from '../testing/harness';
import { WORLD } from '../testing/world';

const PATH = `/payments/patient/${WORLD.patient}/patient-shares`;
const envelope = z.strictObject({ success: z.literal(true), data: listPatientSharesOf.response });

function page({ status, body }: Answer) {
  expect(status).toBe(200);
  return z.parse(envelope, body).data;
}

describe.each(DATABASE_KINDS)('patient shares, on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(kind);
  });
  afterAll(() => service.close());

  /** A clinic where `count` shares of the patient were collected, a second apart. */
  async function collected(count: number) {
    const clinic = await billingClinic(service);
    const made = [];
    for (let index = 0; index < count; index += 1) {
      const medicalRecordId = index === 0 ? WORLD.record : `rec-${index}`;
      if (index > 0) await clinic.addRecord(medicalRecordId, service.clock.now());
      made.push(await clinic.charge({ medicalRecordId, patientShare: COPAY }));
      service.clock.advance(1_000);
    }
    return { ...clinic, made };
  }

  test('a share is answered to the letter, in the clinic’s language', async () => {
    const { id, get, made } = await collected(1);
    const account = {
      id: made[0]?.payerAccountId,
      number: 'CC-000001',
      period: '2026-03',
      periodLabel: 'marzo de 2026',
      status: 'open',
      statusLabel: 'Abierta',
    };
    const share = {
      id: made[0]?.patientShare?.id,
      paymentDate: made[0]?.patientShare?.paymentDate,
      concept: 'copago',
      conceptLabel: 'Copago',
      amount: 10_000,
      currency: 'COP',
      paymentMethod: 'cash',
      paymentMethodLabel: 'Efectivo',
      payerName: 'EPS Cordillera Azul',
      payerAccount: account,
      serviceDate: '2026-03-02',
      status: 'completed',
      statusLabel: 'Pagado',
      receiptAvailable: true,
      review: null,
    };
    const pagination = {
      page: 1,
      limit: 20,
      total: 1,
      totalPages: 1,
      hasNext: false,
      hasPrev: false,
    };
    expect((await get(PATH)).body).toEqual({
      success: true,
      data: { payments: [share], pagination },
    });
    await service.db.update(clinics).set({ locale: 'en-US' }).where(eq(clinics.id, id));
    service.clock.advance(2_000);
    expect(page(await get(PATH)).payments[0]).toMatchObject({
      conceptLabel: 'Copay',
      paymentMethodLabel: 'Cash',
      statusLabel: 'Paid',
      payerAccount: { periodLabel: 'March 2026', statusLabel: 'Open' },
    });
  });

  test('they go from the newest, and the page is brought into range', async () => {
    const { get, made } = await collected(3);
    const ids = made.map(({ patientShare }) => patientShare?.id).reverse();
    const all = page(await get(PATH));
    expect(all.payments.map(({ id }) => id)).toEqual(ids);
    const second = page(await get(`${PATH}?page=2&limit=1`));
    expect(second.payments.map(({ id }) => id)).toEqual([ids[1]]);
    expect(second.pagination).toEqual({
      page: 2,
      limit: 1,
      total: 3,
      totalPages: 3,
      hasNext: true,
      hasPrev: true,
    });
    const paged = async (query: string) => {
      const { page: at, limit } = page(await get(`${PATH}?${query}`)).pagination;
      return [at, limit];
    };
    expect(await paged('page=0&limit=0')).toEqual([1, 1]);
    expect(await paged('page=-3&limit=-3')).toEqual([1, 1]);
    expect(await paged('page=abc&limit=abc')).toEqual([1, 20]);
    expect(await paged('page=&limit=')).toEqual([1, 20]);
    expect(await paged('page=10001&limit=101')).toEqual([10_000, 100]);
    const last = page(await get(`${PATH}?page=10000&limit=100`));
    expect(last).toMatchObject({
      payments: [],
      pagination: { totalPages: 1, hasNext: false, hasPrev: true },
    });
  });

  test('nobody’s are a page of none; an unknown patient is a 404 of its own', async () => {
    const { get } = await billingClinic(service);
    const of = (id: string) => get(`/payments/patient/${id}/patient-shares`);
    expect(page(await of(WORLD.otherPatient)).pagination).toEqual({
      page: 1,
      limit: 20,
      total: 0,
      totalPages: 1,
      hasNext: false,
      hasPrev: false,
    });
    for (const id of [WORLD.inactivePatient, 'nobody', 'a%20b', '%00', 'x'.repeat(65)]) {
      expect(refusal(await of(id))).toBe('404 NOT_FOUND_ERROR');
    }
    const there = await service.addClinic();
    const path = `/billing${PATH}`;
    const answer = await call(service, 'GET', path, { key: there.key });
    expect(refusal(answer)).toBe('404 NOT_FOUND_ERROR');
  });

  test('a charge removed after its share was collected leaves the share, flagged', async () => {
    const { get, remove, made } = await collected(2);
    const [first, second] = made;
    const gone = await remove(`/charges/${first?.id}`);
    expect(gone.body).toMatchObject({
      accountRemoved: false,
      flaggedShareIds: [first?.patientShare?.id],
    });
    const flaggedAt = service.clock.now().toISOString();
    const flagged = page(await get(PATH)).payments[1];
    expect(flagged).toMatchObject({
      id: first?.patientShare?.id,
      status: 'completed',
      receiptAvailable: true,
      payerName: 'EPS Cordillera Azul',
      payerAccount: { number: 'CC-000001' },
      serviceDate: null,
      review: {
        reason: 'charge_removed',
        reasonLabel: 'El cargo se retiró de la cuenta del pagador después del recaudo',
        flaggedAt,
      },
    });
    await remove(`/charges/${second?.id}`);
    for (const share of page(await get(PATH)).payments) {
      expect(share).toMatchObject({ payerName: null, payerAccount: null, serviceDate: null });
    }
    expect((await get(`/payments/${first?.patientShare?.id}/receipt`)).status).toBe(200);
  });

  test('a share still to be paid is asked no more when its charge goes', async () => {
    const { charge, remove, get } = await billingClinic(service);
    const made = await charge({ patientShare: { ...COPAY, status: 'pending' } });
    expect((await remove(`/charges/${made.id}`)).body).toMatchObject({ flaggedShareIds: [] });
    const [share] = page(await get(PATH)).payments;
    expect(share).toMatchObject({ status: 'cancelled', review: null, receiptAvailable: false });
  });

  test('a flagged share is settled once, with a note', async () => {
    const { get, post, remove, made } = await collected(2);
    for (const { id } of made) await remove(`/charges/${id}`);
    const [kept, refunded] = made.map(({ patientShare }) => patientShare?.id);
    const list = async (query: string) => {
      const { status, body } = await get(`/payments/patient-shares${query}`);
      expect(status).toBe(200);
      return z.parse(listPatientShares.response, body);
    };
    const flagged = await list('?review=flagged&limit=1');
    expect(flagged.pagination).toEqual({ page: 1, limit: 1, total: 2, totalPages: 2 });
    expect(flagged.data[0]).toMatchObject({
      id: refunded,
      patientId: WORLD.patient,
      patient: { firstName: 'María', lastName: 'Pérez Gómez' },
      chargeId: made[1]?.id,
      receiptNumber: 'RC-000002',
    });
    const settle = (id: string | undefined, resolution: string) =>
      post(`/payments/patient-shares/${id}/resolve-review`, { resolution, note: 'Acordado' });
    expect((await settle(kept, 'kept')).body).toMatchObject({
      status: 'completed',
      review: null,
      resolution: { resolution: 'kept', note: 'Acordado', resolvedBy: expect.any(String) },
    });
    expect((await settle(refunded, 'refunded')).body).toMatchObject({
      status: 'refunded',
      statusLabel: 'Devuelto',
      receiptAvailable: false,
    });
    expect(refusal(await settle(kept, 'refunded'))).toBe('409 REVIEW_NOT_OPEN');
    expect((await list('?review=flagged')).data).toEqual([]);
    // Of one patient it is told to who asks for it.
    const [, told] = page(await get(`${PATH}?with=resolutions`)).payments;
    expect(told).toMatchObject({ id: kept, resolution: { resolution: 'kept', note: 'Acordado' } });
    const [, untold] = page(await get(PATH)).payments;
    expect(untold).not.toHaveProperty('resolution');
    const other = await billingClinic(service);
    const path = `/payments/patient-shares/${kept}/resolve-review`;
    expect(refusal(await other.post(path, { resolution: 'kept', note: 'x' }))).toBe(
      '404 NOT_FOUND',
    );
    expect((await other.get('/payments/patient-shares')).body).toMatchObject({ data: [] });
  });

  test('the shares of all patients are found by state, concept and dates of the clinic', async () => {
    const { get } = await collected(2);
    const total = async (query: string) =>
      z.parse(listPatientShares.response, (await get(`/payments/patient-shares?${query}`)).body)
        .pagination.total;
    const today = service.clock.now().toISOString().slice(0, 10);
    expect(await total(`from=${today}&to=${today}`)).toBe(2);
    expect(await total('to=2026-01-01')).toBe(0);
    expect(await total('status=completed&concept=copago')).toBe(2);
    expect(await total('status=refunded')).toBe(0);
    expect(await total('concept=cuota_moderadora')).toBe(0);
  });

  test('an unflagged share is not up for review', async () => {
    const { post, made } = await collected(1);
    const path = `/payments/patient-shares/${made[0]?.patientShare?.id}/resolve-review`;
    const body = { resolution: 'kept', note: 'x' };
    expect(refusal(await post(path, body))).toBe('409 REVIEW_NOT_OPEN');
  });
});
