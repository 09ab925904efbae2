import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { listCashMovements } from '@/lib/contract/billing/cash';
import { payments } from '../db/schema/billing';
import { refunds, reversals } from '../db/schema/corrections';
import { billingClinic, COPAY } from '../testing/billing';
import { DATABASE_KINDS } from '../testing/fresh-database';
import { startService, type TestService } from '../testing/harness';
import { WORLD } from '../testing/world';

const by = (id: string, name: string) => ({
  'X-Acting-User': id,
  'X-Acting-User-Name': encodeURIComponent(name),
});
const ANA = by('usr-ana', 'Ana Ñustes');
const LUIS = by('usr-luis', 'Luis Mora');
const LONG_AGO = '2020-01-01T00:00:00-05:00';

describe.each(DATABASE_KINDS)('movements of cash, on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(kind);
  });
  afterAll(() => service.close());

  async function desk() {
    const clinic = await billingClinic(service);
    const list = async (query: Record<string, string>) => {
      const search = new URLSearchParams({ collectedBy: 'usr-ana', from: LONG_AGO, ...query });
      const { status, body } = await clinic.get(`/cash-movements?${search}`);
      expect(status).toBe(200);
      return z.parse(listCashMovements.response, body);
    };
    const pay = async (amount: number, headers: object, method = 'cash') => {
      const { id: invoiceId } = await clinic.issued();
      const { body } = await clinic.post('/payments', { invoiceId, amount, method }, headers);
      return z.parse(z.looseObject({ id: z.string() }), body);
    };
    return { ...clinic, list, pay };
  }

  test('lists payments and shares of one person, oldest first, and nobody else’s', async () => {
    const { list, pay, post } = await desk();
    await pay(5_000, ANA);
    service.clock.advance(1_000);
    await pay(7_000, LUIS);
    const share = { ...COPAY, paymentMethod: 'debit_card' };
    await post(
      '/charges',
      {
        medicalRecordId: WORLD.record,
        payerId: WORLD.payer,
        items: [{ description: 'Control', quantity: 1, unitPrice: 45_000, taxRate: 0 }],
        patientShare: share,
      },
      ANA,
    );
    const { data, pagination } = await list({});
    const ana = { id: 'usr-ana', name: 'Ana Ñustes' };
    expect(data).toMatchObject([
      { kind: 'payment', number: 'RC-000001', method: 'cash', amount: 5_000, by: ana },
      { kind: 'share', number: 'RC-000003', method: 'debit_card', amount: 10_000, by: ana },
    ]);
    expect(data[1]?.at).toBe(service.clock.now().toISOString());
    expect(pagination).toEqual({ page: 1, limit: 20, total: 2, totalPages: 1 });
    expect((await list({ limit: '1', page: '2' })).data.map(({ kind }) => kind)).toEqual(['share']);
    expect((await list({ collectedBy: 'usr-nobody' })).data).toEqual([]);
  });

  test('counts a pending share and a failed payment as nothing', async () => {
    const { id, list, pay, charge } = await desk();
    await pay(5_000, ANA);
    await service.db.update(payments).set({ status: 'failed' });
    await charge({ patientShare: { ...COPAY, status: 'pending' } });
    expect((await list({})).data).toEqual([]);
    expect((await list({ collectedBy: id })).data).toEqual([]);
  });

  test('counts a refund for who made it and a reversal for who collected, below zero', async () => {
    const { id: clinicId, list, pay } = await desk();
    const reversed = await pay(5_000, ANA);
    const returned = await pay(8_000, ANA, 'card');
    const at = service.clock.now();
    const made = {
      clinicId,
      reason: 'Error',
      createdBy: 'usr-luis',
      madeBy: 'Luis',
      createdAt: at,
    };
    await service.db.insert(reversals).values({
      ...made,
      id: 'rev-1',
      number: 'AR-000001',
      paymentId: reversed.id,
    });
    await service.db.insert(refunds).values({
      ...made,
      createdBy: 'usr-ana',
      id: 'ref-1',
      number: 'CE-000001',
      patientId: WORLD.patient,
      paymentId: returned.id,
      amount: 3_000,
      method: 'cash',
    });
    const of = async (collectedBy: string) =>
      (await list({ collectedBy })).data.map(
        ({ kind, number, method, amount }) => `${kind} ${number} ${method} ${amount}`,
      );
    expect((await of('usr-ana')).toSorted()).toEqual([
      'payment RC-000001 cash 5000',
      'payment RC-000002 card 8000',
      'refund CE-000001 cash -3000',
      'reversal AR-000001 cash -5000',
    ]);
    expect(await of('usr-luis')).toEqual([]);
    const { data } = await list({});
    const byOther = data.find(({ kind }) => kind === 'reversal');
    expect(byOther?.by).toEqual({ id: 'usr-luis', name: 'Luis' });
  });

  test('a span holds its first instant, and not its last', async () => {
    const { list, pay } = await desk();
    await pay(1_000, ANA);
    const first = service.clock.now();
    service.clock.advance(1);
    await pay(2_000, ANA);
    const second = service.clock.now();
    const amounts = async (query: Record<string, string>) =>
      (await list(query)).data.map(({ amount }) => amount);
    expect(await amounts({ from: first.toISOString() })).toEqual([1_000, 2_000]);
    expect(await amounts({ from: second.toISOString() })).toEqual([2_000]);
    expect(await amounts({ to: second.toISOString() })).toEqual([1_000]);
    expect(await amounts({ to: first.toISOString() })).toEqual([]);
    expect(await amounts({ from: '0001-01-01T00:00:00Z' })).toHaveLength(2);
  });

  test('another clinic’s movements are never among them', async () => {
    const { pay } = await desk();
    await pay(1_000, ANA);
    expect((await (await desk()).list({})).data).toEqual([]);
  });
});
