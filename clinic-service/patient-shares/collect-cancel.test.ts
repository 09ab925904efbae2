import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  collectShare,
  listPatientShares,
  listPatientSharesOf,
} from '@/lib/contract/billing/patient-shares';
import { errorEnvelopeA } from '@/lib/contract/errors';
import { ACTING_USER, ACTING_USER_NAME } from '@/lib/contract/wire/headers';
import { refunds } from '../db/schema/corrections';
import { patientShares } from '../db/schema/payers';
import { billingClinic, COPAY, refusal } from '../testing/billing';
import { DATABASE_KINDS } from '../testing/fresh-database';
import { startService, type TestService } from '../testing/harness';
import { pdfPages } from '../testing/pdf-text';
import { WORLD } from '../testing/world';

const by = (id: string, name: string) => ({ [ACTING_USER]: id, [ACTING_USER_NAME]: name });
const CARD = { paymentMethod: 'debit_card', reference: 'AP 481516' };

describe.each(DATABASE_KINDS)('a share that is still to be paid, on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(kind);
  });
  afterAll(() => service.close());

  /** A clinic in which somebody owes their share of a charge. */
  async function owing() {
    const clinic = await billingClinic(service);
    const charge = await clinic.charge({ patientShare: { ...COPAY, status: 'pending' } });
    const shareId = charge.patientShare?.id ?? '';
    const path = `/payments/patient-shares/${shareId}`;
    return {
      ...clinic,
      chargeId: charge.id,
      shareId,
      collect: (body: object = CARD, headers = {}) => clinic.post(`${path}/collect`, body, headers),
      cancel: (reason = 'No asistió', headers = {}) =>
        clinic.post(`${path}/cancel`, { reason }, headers),
      resolve: (body: object) => clinic.post(`${path}/resolve-review`, body),
      setStatus: (status: 'failed') =>
        service.db.update(patientShares).set({ status }).where(eq(patientShares.id, shareId)),
    };
  }

  test('is collected with method and reference; its receipt is of then and of who collected', async () => {
    const { key, collect, get, shareId } = await owing();
    service.clock.advance(60_000);
    const answer = await collect(CARD, by('ana', 'Ana%20Ruiz'));
    expect(answer.status).toBe(200);
    expect(z.parse(collectShare.response, answer.body)).toMatchObject({
      id: shareId,
      patientId: WORLD.patient,
      status: 'completed',
      statusLabel: 'Pagado',
      paymentMethod: 'debit_card',
      reference: 'AP 481516',
      receiptNumber: 'RC-000001',
      receiptAvailable: true,
      paymentDate: service.clock.now().toISOString(),
      collectedBy: { id: 'ana', name: 'Ana Ruiz' },
    });
    const receipt = await fetch(`${service.baseUrl}/api/v1/billing/payments/${shareId}/receipt`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    const [text] = pdfPages(new Uint8Array(await receipt.arrayBuffer()));
    for (const told of ['RC-000001', 'Ana Ruiz', 'AP 481516', 'Tarjeta débito']) {
      expect(text).toContain(told);
    }
    // The published list tells none of it; who asks for it is told.
    const list = `/payments/patient/${WORLD.patient}/patient-shares`;
    const untold = (await get(list)).body;
    expect(JSON.stringify(untold)).not.toContain('AP 481516');
    const envelope = z.object({ data: listPatientSharesOf.response });
    const told = z.parse(envelope, (await get(`${list}?with=resolutions`)).body);
    expect(told.data.payments[0]).toMatchObject({
      reference: 'AP 481516',
      receiptNumber: 'RC-000001',
      collectedBy: { id: 'ana', name: 'Ana Ruiz' },
    });
  });

  test('is collected without a reference, also after its payment had failed', async () => {
    const { collect, setStatus, get } = await owing();
    const toCollect = async () => {
      const { body } = await get('/payments/patient-shares?owing=true');
      return z.parse(listPatientShares.response, body).pagination.total;
    };
    expect(await toCollect()).toBe(1);
    await setStatus('failed');
    expect(await toCollect()).toBe(1);
    const answer = await collect({ paymentMethod: 'cash' });
    const share = z.parse(collectShare.response, answer.body);
    expect([share.status, share.reference]).toEqual(['completed', undefined]);
    expect(await toCollect()).toBe(0);
  });

  test('is collected by one of many at once; the others are told who did, and no number is lost', async () => {
    const { collect, issued, pay } = await owing();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => collect(CARD, by(`p${index}`, `Clerk%20${index}`))),
    );
    const made = answers.filter(({ status }) => status === 200);
    expect(made).toHaveLength(1);
    const share = z.parse(collectShare.response, made[0]?.body);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(refusal))).toEqual(new Set(['409 SHARE_COLLECTED']));
    for (const { body } of refused) {
      expect(errorEnvelopeA.parse(body).details).toEqual({
        status: 'completed',
        by: share.collectedBy?.name,
        receiptNumber: 'RC-000001',
        paidAt: share.paymentDate,
      });
    }
    const invoice = await issued();
    expect(await pay(invoice.id, 1_000)).toMatchObject({ receiptNumber: 'RC-000002' });
  });

  test('is cancelled once, with who and why, and not collected then', async () => {
    const { collect, cancel, get } = await owing();
    const answer = await cancel('El pagador la asumió', by('eva', 'Eva%20Paz'));
    const now = service.clock.now().toISOString();
    expect(answer.body).toMatchObject({
      status: 'cancelled',
      receiptAvailable: false,
      cancellation: { reason: 'El pagador la asumió', by: 'Eva Paz', at: now },
    });
    const refused = await collect();
    expect(refusal(refused)).toBe('409 SHARE_CANCELLED');
    expect(errorEnvelopeA.parse(refused.body).details).toMatchObject({ by: 'Eva Paz' });
    expect(refusal(await cancel())).toBe('409 SHARE_CANCELLED');
    const { body } = await get('/payments/patient-shares?status=cancelled');
    expect(z.parse(listPatientShares.response, body).data).toHaveLength(1);
  });

  test('is collected or cancelled, never both', async () => {
    const { collect, cancel } = await owing();
    const answers = await Promise.all([collect(), cancel(), collect(), cancel()]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
  });

  test('is not cancelled once it is paid, has failed, or went back', async () => {
    const { collect, cancel, remove, resolve, setStatus, chargeId } = await owing();
    await setStatus('failed');
    expect(refusal(await cancel())).toBe('409 SHARE_NOT_PENDING');
    await collect();
    expect(refusal(await cancel())).toBe('409 SHARE_COLLECTED');
    await remove(`/charges/${chargeId}`);
    await resolve({ resolution: 'refunded', note: 'Devuelto' });
    expect(refusal(await cancel())).toBe('409 SHARE_REFUNDED');
    expect(refusal(await collect())).toBe('409 SHARE_REFUNDED');
  });

  test('is asked no more when its charge goes, also where its payment had failed', async () => {
    const { collect, remove, setStatus, chargeId, get } = await owing();
    await setStatus('failed');
    await remove(`/charges/${chargeId}`);
    expect(refusal(await collect())).toBe('409 SHARE_CANCELLED');
    const { body } = await get('/payments/patient-shares');
    const [share] = z.parse(listPatientShares.response, body).data;
    expect(share?.cancellation?.at).toBe(service.clock.now().toISOString());
    expect(share?.cancellation?.reason).toBeUndefined();
    // Of before failed ones were cancelled with their charge.
    await setStatus('failed');
    expect(refusal(await collect())).toBe('409 CHARGE_REMOVED');
  });

  test('is flagged or cancelled when it is collected while its charge goes', async () => {
    const { collect, remove, chargeId, get } = await owing();
    const [collected, removed] = await Promise.all([collect(), remove(`/charges/${chargeId}`)]);
    expect(removed.status).toBe(200);
    const { body } = await get('/payments/patient-shares');
    const [share] = z.parse(listPatientShares.response, body).data;
    if (collected.status === 200) {
      expect(share?.status).toBe('completed');
      expect(share?.review?.reason).toBe('charge_removed');
    } else {
      expect([refusal(collected), share?.status]).toEqual(['409 SHARE_CANCELLED', 'cancelled']);
    }
  });

  test('is given back by a refund with a number, in the way that was said or as it came', async () => {
    const { id, collect, remove, resolve, chargeId, shareId } = await owing();
    await collect();
    await remove(`/charges/${chargeId}`);
    const body = { resolution: 'refunded', note: 'Se devolvió', method: 'transfer' };
    expect((await resolve({ ...body, amount: 9_999 })).body).toMatchObject({
      code: 'SHARE_AMOUNT_DIFFERS',
      details: { amount: 10_000 },
    });
    const answer = await resolve({ ...body, reference: 'TR 7', amount: 10_000 });
    expect(answer.body).toMatchObject({
      status: 'refunded',
      refund: { number: 'CE-000001', method: 'transfer', reference: 'TR 7' },
    });
    const rows = await service.db.select().from(refunds).where(eq(refunds.clinicId, id));
    expect(rows).toMatchObject([
      { shareId, paymentId: null, amount: 10_000, reason: 'Se devolvió', patientId: WORLD.patient },
    ]);
    const other = await owing();
    await other.collect(CARD);
    await other.remove(`/charges/${other.chargeId}`);
    expect((await other.resolve({ resolution: 'refunded', note: 'x' })).body).toMatchObject({
      refund: { number: 'CE-000001', method: 'card' },
    });
    const kept = await owing();
    await kept.collect();
    await kept.remove(`/charges/${kept.chargeId}`);
    await kept.resolve({ resolution: 'kept', note: 'x' });
    expect(await service.db.$count(refunds, eq(refunds.clinicId, kept.id))).toBe(0);
  });

  test('is of one clinic, and changed once under a key', async () => {
    const { collect, shareId } = await owing();
    const there = await billingClinic(service);
    const path = `/payments/patient-shares/${shareId}`;
    expect(refusal(await there.post(`${path}/collect`, CARD))).toBe('404 NOT_FOUND');
    expect(refusal(await there.post(`${path}/cancel`, { reason: 'x' }))).toBe('404 NOT_FOUND');
    const headers = { 'Idempotency-Key': `a-click-of-${shareId}` };
    const first = await collect(CARD, headers);
    service.clock.advance(1_000);
    const again = await collect(CARD, headers);
    expect(again.body).toEqual(first.body);
    expect(refusal(await collect())).toBe('409 SHARE_COLLECTED');
  });
});
