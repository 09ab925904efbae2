import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { creditNote } from '@/lib/contract/billing/credit-notes';
import { errorEnvelopeA } from '@/lib/contract/errors';
import { ACTING_USER, ACTING_USER_NAME } from '@/lib/contract/wire/headers';
import { numberOf } from '../billing/next-number';
import { invoices } from '../db/schema/billing';
import { billedPlanItems, creditNotes, refunds } from '../db/schema/corrections';
import { BILL, billingClinic, CONTROL, read, refusal, refusedFields } from '../testing/billing';
import type { Answer } from '../testing/call';
import { DATABASE_KINDS } from '../testing/fresh-database';
import { startService, type TestService } from '../testing/harness';
import { pdfPages } from '../testing/pdf-text';
import { WORLD } from '../testing/world';

/** 45.000, and 2 × 10.000 with 19 %. */
const ITEMS = [CONTROL, { description: 'Cepillo', quantity: 2, unitPrice: 10_000, taxRate: 0.19 }];
const WHOLE = { reason: 'Se facturó de más', items: [{ itemId: '1' }, { itemId: '2' }] };

function noteOf({ status, body }: Answer) {
  expect(status).toBe(201);
  return z.parse(creditNote, body);
}

describe.each(DATABASE_KINDS)('credit notes, on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(kind);
  });
  afterAll(() => service.close());
  const clinic = () => billingClinic(service);

  test('take units, pesos or all that is left of a line, and lower what is owed', async () => {
    const { issued, post, get, pay } = await clinic();
    const { id } = await issued({ items: ITEMS });
    const credit = (items: readonly object[]) =>
      post(`/invoices/${id}/credit-notes`, { reason: ' Descuento ', items });
    const first = noteOf(await credit([{ itemId: '2', quantity: 1 }]));
    expect(first).toEqual({
      id: expect.any(String),
      creditNoteNumber: 'NC-000001',
      invoiceId: id,
      patientId: WORLD.patient,
      reason: 'Descuento',
      items: [
        {
          ...ITEMS[1],
          itemId: '2',
          quantity: 1,
          subtotal: 10_000,
          discount: 0,
          tax: 1_900,
          total: 11_900,
        },
      ],
      subtotal: 10_000,
      discount: 0,
      tax: 1_900,
      total: 11_900,
      currency: 'COP',
      createdAt: service.clock.now().toISOString(),
    });
    expect(read(await get(`/invoices/${id}`))).toMatchObject({
      status: 'issued',
      total: 68_800,
      credited: 11_900,
      due: 56_900,
      creditNotes: [first],
    });
    const second = noteOf(await credit([{ itemId: '1', amount: 5_000 }, { itemId: '2' }]));
    expect(second).toMatchObject({ creditNoteNumber: 'NC-000002', tax: 1_900, total: 16_900 });
    expect(second.items).toMatchObject([{ quantity: 0 }, { quantity: 1 }]);
    await pay(id, 30_000);
    expect(read(await get(`/invoices/${id}`))).toMatchObject({
      status: 'partially_paid',
      due: 10_000,
    });
    // What is left is paid, and so is the invoice.
    noteOf(await credit([{ itemId: '1', amount: 10_000 }]));
    expect(read(await get(`/invoices/${id}`))).toMatchObject({
      status: 'paid',
      credited: 38_800,
      paid: 30_000,
      due: 0,
    });
    expect(refusal(await post('/payments', { invoiceId: id, amount: 1, method: 'cash' }))).toBe(
      '409 PAYMENT_EXCEEDS_BALANCE',
    );
  });

  test('one that was credited in part is paid with the rest', async () => {
    const { issued, post, get, pay } = await clinic();
    const { id } = await issued({ items: ITEMS });
    noteOf(await post(`/invoices/${id}/credit-notes`, { ...WHOLE, items: [{ itemId: '2' }] }));
    await pay(id, 45_000);
    expect(read(await get(`/invoices/${id}`))).toMatchObject({ status: 'paid', due: 0 });
  });

  test('never take off what was collected, and say what has to be refunded first', async () => {
    const { issued, post, pay } = await clinic();
    const { id } = await issued({ items: ITEMS });
    await pay(id, 60_000);
    const refused = await post(`/invoices/${id}/credit-notes`, {
      reason: 'x',
      items: [{ itemId: '2' }],
    });
    expect(refusal(refused)).toBe('409 CREDIT_EXCEEDS_UNPAID');
    expect(errorEnvelopeA.parse(refused.body).details).toEqual({
      total: 23_800,
      due: 8_800,
      paid: 60_000,
      refundFirst: 15_000,
    });
    await pay(id, 8_800);
    expect(refusal(await post(`/invoices/${id}/credit-notes`, WHOLE))).toBe(
      '409 CREDIT_EXCEEDS_UNPAID',
    );
  });

  test('with a refund give back what they take off beyond what is unpaid, at once or not at all', async () => {
    const { id: clinicId, issued, post, get, pay } = await clinic();
    const { id } = await issued({ items: ITEMS });
    await pay(id, 20_000);
    service.clock.advance(1_000);
    const last = await pay(id, 38_800);
    const credit = (body: object) =>
      post(`/invoices/${id}/credit-notes`, { reason: 'No se hizo', ...body });
    const control = { items: [{ itemId: '1' }] };
    const refund = { amount: 35_000, method: 'transfer', reference: 'TRF 9' };
    const differing = await credit({ ...control, refund: { ...refund, amount: 34_999 } });
    expect(refusal(differing)).toBe('409 CREDIT_REFUND_DIFFERS');
    expect(errorEnvelopeA.parse(differing.body).details).toEqual({
      due: 10_000,
      refundFirst: 35_000,
    });
    expect(refusal(await credit({ ...control, total: 44_999, refund }))).toBe(
      '409 CREDIT_TOTAL_DIFFERS',
    );
    expect(refusedFields(await credit({ items: [{ itemId: '9' }], refund }))).toEqual([
      'items.0.itemId not_found',
    ]);
    expect(await service.db.$count(refunds, eq(refunds.clinicId, clinicId))).toBe(0);

    const made = await credit({ ...control, total: 45_000, refund });
    expect(made.body).toMatchObject({
      creditNoteNumber: 'NC-000001',
      refunds: [{ number: 'CE-000001', amount: 35_000, method: 'transfer', reference: 'TRF 9' }],
    });
    const now = read(await get(`/invoices/${id}`));
    expect(now).toMatchObject({ status: 'paid', credited: 45_000, paid: 23_800, due: 0 });
    expect(now.payments.find((payment) => payment.id === last.id)).toMatchObject({
      status: 'completed',
      refundedAmount: 35_000,
      refunds: [{ reason: 'No se hizo' }],
    });
    // The rest of two payments goes back with the rest of the invoice.
    const rest = await credit({
      items: [{ itemId: '2' }],
      refund: { amount: 23_800, method: 'cash' },
    });
    expect(rest.body).toMatchObject({ refunds: [{ amount: 3_800 }, { amount: 20_000 }] });
    const gone = read(await get(`/invoices/${id}`));
    expect(gone).toMatchObject({ status: 'void', credited: 68_800, paid: 0, due: 0 });
    expect(gone.payments.map(({ status }) => status)).toEqual(['refunded', 'refunded']);
    expect(refusal(await credit({ ...control, refund }))).toBe('409 INVOICE_VOID');
  });

  test('with a refund of what nobody paid are refused', async () => {
    const { issued, post } = await clinic();
    const { id } = await issued();
    const body = { reason: 'x', items: [{ itemId: '1' }], refund: { amount: 1, method: 'cash' } };
    expect(refusal(await post(`/invoices/${id}/credit-notes`, body))).toBe(
      '409 CREDIT_REFUND_DIFFERS',
    );
  });

  test('over all that is left make the invoice void, and what it billed is free again', async () => {
    const { id: clinicId, issued, post, get, draft } = await clinic();
    const { id } = await issued({ items: ITEMS, medicalRecordId: WORLD.record });
    await service.db
      .insert(billedPlanItems)
      .values({ clinicId, plannedItemId: 'planned', invoiceId: id });
    noteOf(
      await post(`/invoices/${id}/credit-notes`, {
        reason: 'x',
        items: [{ itemId: '1', amount: 1 }],
      }),
    );
    expect(refusal(await post('/invoices', { ...BILL, medicalRecordId: WORLD.record }))).toBe(
      '409 MEDICAL_RECORD_ALREADY_BILLED',
    );
    noteOf(await post(`/invoices/${id}/credit-notes`, WHOLE));
    const voided = read(await get(`/invoices/${id}`));
    expect(voided).toMatchObject({
      status: 'void',
      voidReason: WHOLE.reason,
      voidedAt: service.clock.now().toISOString(),
      credited: 68_800,
      due: 0,
    });
    expect(voided.creditNotes.reduce((sum, { total }) => sum + total, 0)).toBe(68_800);
    expect(await service.db.$count(billedPlanItems, eq(billedPlanItems.clinicId, clinicId))).toBe(
      0,
    );
    await draft({ medicalRecordId: WORLD.record });
    expect(refusal(await post(`/invoices/${id}/credit-notes`, WHOLE))).toBe('409 INVOICE_VOID');
  });

  test('are of an issued invoice of the clinic, and name each member that cannot be', async () => {
    const { draft, issued, post, get } = await clinic();
    const there = await clinic();
    const { id: draftId } = await draft();
    const { id } = await issued({ items: ITEMS });
    const credit = (items: readonly object[]) =>
      post(`/invoices/${id}/credit-notes`, { reason: 'x', items });
    expect(refusal(await post(`/invoices/${draftId}/credit-notes`, WHOLE))).toBe(
      '409 INVOICE_NOT_ISSUED',
    );
    expect(refusal(await there.post(`/invoices/${id}/credit-notes`, WHOLE))).toBe('404 NOT_FOUND');
    expect(
      refusedFields(await credit([{ itemId: '3' }, { itemId: '1' }, { itemId: '1' }])),
    ).toEqual(['items.0.itemId not_found', 'items.2.itemId duplicate']);
    expect(
      refusedFields(
        await credit([
          { itemId: '1', amount: 45_001 },
          { itemId: '2', quantity: 3 },
        ]),
      ),
    ).toEqual(['items.0.amount exceeds_line', 'items.1.quantity exceeds_line']);
    expect(refusedFields(await credit([{ itemId: '1', quantity: 1, amount: 1 }]))).toEqual([
      'items.0.amount exclusive',
    ]);
    const note = noteOf(await credit([{ itemId: '2' }]));
    expect(refusedFields(await credit([{ itemId: '2' }]))).toEqual(['items.0.itemId not_found']);
    expect(refusal(await there.get(`/invoices/${id}/credit-notes/${note.id}/pdf`))).toBe(
      '404 NOT_FOUND',
    );
    expect(refusal(await get(`/invoices/${draftId}/credit-notes/${note.id}/pdf`))).toBe(
      '404 NOT_FOUND',
    );
  });

  test('of many at once take no more than there is, with numbers that have no gap', async () => {
    const { id: clinicId, issued, post, get } = await clinic();
    const { id } = await issued();
    const body = { reason: 'x', items: [{ itemId: '1', amount: 4_000 }] };
    const credits = Array.from({ length: 30 }, (_, index) =>
      index % 10 === 5
        ? post('/payments', { invoiceId: id, amount: 6_000, method: 'cash' })
        : post(`/invoices/${id}/credit-notes`, body),
    );
    const answers = await Promise.all(credits);
    for (const answer of answers) {
      if (answer.status !== 201) expect(answer.status).toBeOneOf([400, 409]);
    }
    const { credited, paid, due, status } = read(await get(`/invoices/${id}`));
    expect(credited + paid + due).toBe(45_000);
    expect(due).toBeLessThan(4_000);
    // Where the notes came first, nothing could be paid.
    const owing = paid === 0 ? 'issued' : 'partially_paid';
    expect(status).toBe(due === 0 ? 'paid' : owing);
    const rows = await service.db
      .select()
      .from(creditNotes)
      .where(eq(creditNotes.clinicId, clinicId));
    expect(rows.map(({ number }) => number).sort()).toEqual(
      rows.map((_, index) => numberOf('credit-note', index + 1)),
    );
    expect(rows.reduce((sum, { total }) => sum + total, 0)).toBe(credited);
  });

  test('one void of an issued electronic invoice makes one over all that is left of it', async () => {
    const { id: clinicId, issued, post, get } = await clinic();
    const { id } = await issued({ items: ITEMS, discount: 1_001 });
    noteOf(
      await post(`/invoices/${id}/credit-notes`, {
        reason: 'x',
        items: [{ itemId: '2', amount: 101 }],
      }),
    );
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => post(`/invoices/${id}/void`, { reason: 'Duplicada' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const voided = read(await get(`/invoices/${id}`));
    expect(voided).toMatchObject({ status: 'void', voidReason: 'Duplicada', due: 0 });
    expect(voided.creditNotes).toMatchObject([
      { creditNoteNumber: 'NC-000001', total: 101 },
      { creditNoteNumber: 'NC-000002', reason: 'Duplicada' },
    ]);
    for (const member of ['subtotal', 'discount', 'tax', 'total'] as const) {
      expect(voided.creditNotes.reduce((sum, note) => sum + note[member], 0)).toBe(voided[member]);
    }
    expect(voided.credited).toBe(voided.total);
    expect(await service.db.$count(creditNotes, eq(creditNotes.clinicId, clinicId))).toBe(2);
  });

  test('a draft and a manual invoice are voided without one, a free one with one of nothing', async () => {
    const { draft, issued, post, get } = await clinic();
    const manual = await draft();
    await post(`/invoices/${manual.id}/issue`, { invoiceType: 'manual' });
    for (const { id } of [await draft(), manual]) {
      const voided = read(await post(`/invoices/${id}/void`, { reason: 'x' }));
      expect(voided).toMatchObject({ status: 'void', credited: 0, creditNotes: [] });
    }
    const free = await issued({ items: [{ ...CONTROL, unitPrice: 0 }] });
    const creditFree = await post(`/invoices/${free.id}/credit-notes`, WHOLE);
    expect(refusedFields(creditFree)).toContain('items.1.itemId not_found');
    await post(`/invoices/${free.id}/void`, { reason: 'x' });
    expect(read(await get(`/invoices/${free.id}`))).toMatchObject({
      status: 'void',
      creditNotes: [{ total: 0, items: [{ itemId: '1', quantity: 1 }] }],
    });
  });

  test('are printed with what they are of, and the invoice with what they left', async () => {
    const { id: clinicId, issued, post, get, pay } = await clinic();
    const { id, invoiceNumber } = await issued({ items: ITEMS, appointmentId: WORLD.appointment });
    const headers = { [ACTING_USER]: 'luisa', [ACTING_USER_NAME]: 'Luisa' };
    const note = noteOf(
      await post(
        `/invoices/${id}/credit-notes`,
        { reason: 'Cepillo devuelto', items: [{ itemId: '2', amount: 11_900 }] },
        headers,
      ),
    );
    const paper = await get(`/invoices/${id}/credit-notes/${note.id}/pdf`);
    expect(paper.headers.get('content-disposition')).toContain('NC-000001');
    const [page = ''] = pdfPages(paper.body);
    for (const said of [
      'NC-000001',
      invoiceNumber,
      'Cepillo devuelto',
      'Luisa',
      'Sede Norte',
      '$ 11.900',
      '$ 1.900',
    ]) {
      expect(page).toContain(said);
    }
    await pay(id, 20_000);
    const [invoice = ''] = pdfPages((await get(`/invoices/${id}/pdf`)).body);
    const lines = invoice.split('\n');
    const figure = (label: string) => lines[lines.indexOf(label) + 1];
    expect(figure('Notas de ajuste')).toMatch(/\$ 11\.900$/);
    expect(figure('Saldo')).toBe('$ 36.900');
    const [row] = await service.db
      .select()
      .from(invoices)
      .where(and(eq(invoices.clinicId, clinicId), eq(invoices.id, id)));
    expect(row?.credited).toBe(11_900);
  });
});
