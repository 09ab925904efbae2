import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { listCharges } from '@/lib/contract/billing/charges';
import { listPayerAccounts, listPayers } from '@/lib/contract/billing/payers';
import { charges, payerAccounts } from '../db/schema/payers';
import { billingClinic, CHARGE, CONTROL, COPAY, refusal, refusedFields } from '../testing/billing';
import { DATABASE_KINDS } from '../testing/fresh-database';
import { startService, type TestService } from '../testing/harness';
import { WORLD } from '../testing/world';

describe.each(DATABASE_KINDS)('charges to payers, on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(kind);
  });
  afterAll(() => service.close());

  test('a charge is of the day and month of the attention, on an account opened for it', async () => {
    const { post, get } = await billingClinic(service);
    const made = await post('/charges', {
      ...CHARGE,
      patientShare: { ...COPAY, reference: 'V-1' },
    });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      patientId: WORLD.patient,
      payerId: WORLD.payer,
      medicalRecordId: WORLD.record,
      appointmentId: WORLD.appointment,
      serviceDate: '2026-03-02',
      items: [{ ...CONTROL, subtotal: 45_000, discount: 0, tax: 0, total: 45_000 }],
      total: 45_000,
      currency: 'COP',
      patientShare: {
        status: 'completed',
        amount: 10_000,
        review: null,
        receiptAvailable: true,
      },
    });
    const shares = await get(`/payments/patient/${WORLD.patient}/patient-shares?with=resolutions`);
    expect(shares.body).toMatchObject({ data: { payments: [{ reference: 'V-1' }] } });
    const { body } = await get('/payer-accounts?period=2026-03&status=open');
    const { data, pagination } = z.parse(listPayerAccounts.response, body);
    expect(pagination).toEqual({ page: 1, limit: 20, total: 1, totalPages: 1 });
    expect(data).toEqual([
      {
        id: Reflect.get(Object(made.body), 'payerAccountId'),
        payerId: WORLD.payer,
        payerName: 'EPS Cordillera Azul',
        number: 'CC-000001',
        period: '2026-03',
        periodLabel: 'marzo de 2026',
        status: 'open',
        statusLabel: 'Abierta',
        chargeCount: 1,
        total: 45_000,
        currency: 'COP',
        createdAt: service.clock.now().toISOString(),
      },
    ]);
    const none = await get(`/payer-accounts?payerId=${WORLD.inactivePayer}`);
    expect(none.body).toMatchObject({ data: [], pagination: { total: 0, totalPages: 1 } });
  });

  test('payers are listed by name, also those that are billed no more', async () => {
    const { get } = await billingClinic(service);
    const { body } = await get('/payers');
    expect(z.parse(listPayers.response, body).data.map(({ id }) => id)).toEqual([
      WORLD.inactivePayer,
      WORLD.payer,
    ]);
    const active = z.parse(listPayers.response, (await get('/payers?status=active')).body);
    expect(active.data).toEqual([
      { id: WORLD.payer, name: 'EPS Cordillera Azul', kind: 'eps', status: 'active' },
    ]);
  });

  test('what cannot be charged is named', async () => {
    const { post } = await billingClinic(service);
    const refused = async (body: object) =>
      refusedFields(await post('/charges', { ...CHARGE, ...body }));
    expect(await refused({ medicalRecordId: undefined })).toEqual(['medicalRecordId required']);
    expect(await refused({ payerId: WORLD.inactivePayer })).toEqual(['payerId not_found']);
    expect(await refused({ medicalRecordId: 'nothing' })).toEqual(['medicalRecordId not_found']);
    expect(await refused({ patientShare: { ...COPAY, amount: 45_001 } })).toEqual([
      'patientShare.amount too_big',
    ]);
    for (const status of ['failed', 'cancelled', 'refunded']) {
      expect(await refused({ patientShare: { ...COPAY, status } })).toEqual([
        'patientShare.status invalid_value',
      ]);
    }
    expect(await refused({ patientShare: {} })).toEqual([
      'patientShare.concept invalid_value',
      'patientShare.amount required',
      'patientShare.paymentMethod invalid_value',
    ]);
    const there = await billingClinic(service);
    const foreign = await there.charge();
    expect(await refused({ payerId: foreign.payerAccountId })).toEqual(['payerId not_found']);
  });

  test('what stands is listed with its payer and what was paid of it, the latest service first', async () => {
    const { charge, addAppointment, get, remove } = await billingClinic(service);
    const first = await charge({ patientShare: COPAY });
    const appointmentId = await addAppointment('later', new Date('2026-03-05T15:00:00Z'));
    const later = await charge({ medicalRecordId: undefined, appointmentId });
    const listed = async (search = '') =>
      z.parse(listCharges.response, (await get(`/charges${search}`)).body).data;
    expect(await listed(`?patientId=${WORLD.patient}`)).toMatchObject([
      { id: later.id, serviceDate: '2026-03-05', payerName: 'EPS Cordillera Azul' },
      {
        ...first,
        payerName: 'EPS Cordillera Azul',
        accountStatus: 'open',
        patientShare: { amount: 10_000, status: 'completed' },
      },
    ]);
    expect((await listed()).map(({ id }) => id)).toEqual([later.id, first.id]);
    expect((await listed('?limit=1&page=2')).map(({ id }) => id)).toEqual([first.id]);
    expect((await listed(`?appointmentId=${appointmentId}`)).map(({ id }) => id)).toEqual([
      later.id,
    ]);
    expect(await listed('?patientId=nobody')).toEqual([]);
    await remove(`/charges/${later.id}`);
    expect((await listed()).map(({ id }) => id)).toEqual([first.id]);
  });

  test('removing the last charge takes the account along, softly; a new one opens another', async () => {
    const { id, charge, remove, get } = await billingClinic(service);
    const first = await charge();
    const removed = await remove(`/charges/${first.id}`);
    const now = service.clock.now();
    expect(removed.body).toEqual({
      id: first.id,
      patientId: WORLD.patient,
      removedAt: now.toISOString(),
      accountRemoved: true,
      flaggedShareIds: [],
    });
    expect(refusal(await remove(`/charges/${first.id}`))).toBe('404 NOT_FOUND');
    const [row] = await service.db.select().from(charges).where(eq(charges.clinicId, id));
    expect(row?.removedAt).toEqual(now);
    expect((await get('/payer-accounts')).body).toMatchObject({ data: [] });
    const again = await charge();
    expect(again.payerAccountId).not.toBe(first.payerAccountId);
    expect((await get('/payer-accounts')).body).toMatchObject({ data: [{ number: 'CC-000002' }] });
  });

  test('a charge on a filed account stays, and so does its billing', async () => {
    const { id, charge, remove, post } = await billingClinic(service);
    const made = await charge();
    await service.db
      .update(payerAccounts)
      .set({ status: 'filed' })
      .where(eq(payerAccounts.clinicId, id));
    expect(refusal(await remove(`/charges/${made.id}`))).toBe('409 PAYER_ACCOUNT_NOT_OPEN');
    expect(refusal(await post('/charges', CHARGE))).toBe('409 MEDICAL_RECORD_ALREADY_BILLED');
  });

  test('another clinic’s charge is not there', async () => {
    const there = await billingClinic(service);
    const made = await there.charge();
    const { remove } = await billingClinic(service);
    expect(refusal(await remove(`/charges/${made.id}`))).toBe('404 NOT_FOUND');
    expect((await there.remove(`/charges/${made.id}`)).status).toBe(200);
  });
});
