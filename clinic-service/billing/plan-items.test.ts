import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { listBilledPlan } from '@/lib/contract/billing/invoices';
import { errorEnvelopeA } from '@/lib/contract/errors';
import { odontogramFindings } from '../db/schema/odontogram';
import { billingClinic, CONTROL, read, refusal, refusedFields } from '../testing/billing';
import { DATABASE_KINDS } from '../testing/fresh-database';
import { startService, type TestService } from '../testing/harness';
import { WORLD } from '../testing/world';

describe.each(DATABASE_KINDS)('planned treatments on invoices, on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(kind);
  });
  afterAll(() => service.close());

  /** A clinic in whose other patient's chart `a`, `b` and `c` are planned. */
  async function clinic() {
    const here = await billingClinic(service);
    const plannedItems = ['a', 'b', 'c'].map((id) => ({
      id,
      type: 'custom' as const,
      name: id,
      quantity: 1,
      unitPrice: 45_000,
      subtotal: 45_000,
    }));
    await service.db
      .update(odontogramFindings)
      .set({ plannedItems })
      .where(
        and(eq(odontogramFindings.clinicId, here.id), eq(odontogramFindings.id, WORLD.finding)),
      );
    const bill = (...ids: string[]) => ({
      patientId: WORLD.otherPatient,
      items: ids.map((plannedItemId) => ({ ...CONTROL, plannedItemId })),
    });
    return {
      ...here,
      bill,
      async billed() {
        const { body } = await here.get(`/billed-plan-items?patientId=${WORLD.otherPatient}`);
        const { data } = z.parse(listBilledPlan.response, body);
        return data.map(({ plannedItemId, invoiceNumber }) => `${plannedItemId} ${invoiceNumber}`);
      },
    };
  }

  test('are billed once, and told with the invoice they are on', async () => {
    const { bill, billed, draft, post, get } = await clinic();
    const first = await draft(bill('a', 'b'));
    expect(await billed()).toEqual(['a B-000001', 'b B-000001']);
    const { items } = read(await get(`/invoices/${first.id}`));
    expect(items.map(({ plannedItemId }) => plannedItemId)).toEqual(['a', 'b']);
    const again = await post('/invoices', bill('c', 'b'));
    expect(refusal(again)).toBe('409 PLAN_ITEM_ALREADY_BILLED');
    expect(errorEnvelopeA.parse(again.body).details).toMatchObject({
      plannedItemId: 'b',
      invoiceId: first.id,
      invoiceNumber: 'B-000001',
      fields: [{ path: 'items.1.plannedItemId', code: 'already_billed' }],
    });
    await post(`/invoices/${first.id}/issue`, {});
    expect(await billed()).toEqual(['a F-000002', 'b F-000002']);
    // What was refused took nothing.
    expect((await post('/invoices', bill('c'))).status).toBe(201);
    const elsewhere = await get(`/billed-plan-items?patientId=${WORLD.patient}`);
    expect(elsewhere.body).toEqual({ data: [] });
  });

  test('are free again when their invoice is void, deleted, or without them', async () => {
    const { bill, billed, draft, issued, post, patch, remove } = await clinic();
    const gone = await issued(bill('a'));
    await post(`/invoices/${gone.id}/void`, { reason: 'Otra' });
    const deleted = await draft(bill('a'));
    await remove(`/invoices/${deleted.id}`);
    const { id } = await draft(bill('a', 'b'));
    const { items } = bill('b', 'c');
    read(await patch(`/invoices/${id}`, { items }));
    expect(await billed()).toEqual(['b B-000003', 'c B-000003']);
    const other = await draft(bill('a'));
    expect(refusal(await patch(`/invoices/${other.id}`, { items }))).toBe(
      '409 PLAN_ITEM_ALREADY_BILLED',
    );
    expect(await billed()).toEqual(['a B-000004', 'b B-000003', 'c B-000003']);
  });

  test('are of the patient’s chart, and each on one line', async () => {
    const { id: clinicId, bill, draft, post, patch } = await clinic();
    const refused = async (body: object) => refusedFields(await post('/invoices', body));
    expect(await refused(bill('a', 'nobody'))).toEqual(['items.1.plannedItemId not_found']);
    expect(await refused(bill('a', 'a'))).toEqual(['items.1.plannedItemId duplicate']);
    expect(await refused({ ...bill('a'), patientId: WORLD.patient })).toEqual([
      'items.0.plannedItemId not_found',
    ]);
    // What a draft has stays on it, also where the chart plans it no more.
    const { id } = await draft(bill('a'));
    await service.db
      .update(odontogramFindings)
      .set({ plannedItems: [] })
      .where(eq(odontogramFindings.clinicId, clinicId));
    const items = [{ ...CONTROL, plannedItemId: 'a', unitPrice: 50_000 }];
    expect(read(await patch(`/invoices/${id}`, { items })).total).toBe(50_000);
  });

  test('of 20 who bill them at once one does', async () => {
    const { bill, billed, post } = await clinic();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        post('/invoices', index % 2 === 0 ? bill('a', 'b') : bill('b', 'a')),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 201).map(refusal);
    expect(new Set(refused)).toEqual(new Set(['409 PLAN_ITEM_ALREADY_BILLED']));
    expect(await billed()).toEqual(['a B-000001', 'b B-000001']);
  });
});
