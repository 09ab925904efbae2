import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorEnvelopeA } from '@/lib/contract/errors';
import { activeBillings, counters, invoices } from '../db/schema/billing';
import { patients } from '../db/schema/patients';
import {
  BILL,
  billingClinic,
  CHARGE,
  CONTROL,
  read,
  refusal,
  refusedFields,
} from '../testing/billing';
import { DATABASE_KINDS } from '../testing/fresh-database';
import { startService, type TestService } from '../testing/harness';
import { WORLD } from '../testing/world';

describe.each(DATABASE_KINDS)('invoices, on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(kind);
  });
  afterAll(() => service.close());
  const clinic = () => billingClinic(service);

  test('a new one is a draft with exactly what the contract shows', async () => {
    const { post } = await clinic();
    const items = [
      { description: 'Resina', procedureId: WORLD.procedure, quantity: 2, unitPrice: 140_000 },
      { description: 'Cepillo', quantity: 1, unitPrice: 10_001, taxRate: 0.05 },
    ];
    const made = await post('/invoices', { ...BILL, items, discount: 29_001, notes: 'Gracias' });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      id: expect.any(String),
      invoiceNumber: 'B-000001',
      patientId: WORLD.patient,
      status: 'draft',
      subtotal: 290_001,
      tax: 47_880 + 450,
      total: 290_001 - 29_001 + 48_330,
      currency: 'COP',
      createdAt: service.clock.now().toISOString(),
    });
  });

  test('read back, it has its lines, balance and who it is for', async () => {
    const { draft, get } = await clinic();
    const items = [
      { ...CONTROL, procedureId: WORLD.procedure },
      { ...CONTROL, unitPrice: 5_000, quantity: 3 },
    ];
    const { id, ...documented } = await draft({ items, discount: 6_000, notes: 'Ñ' });
    expect(read(await get(`/invoices/${id}`))).toEqual({
      id,
      ...documented,
      draftNumber: documented.invoiceNumber,
      invoiceType: 'electronic',
      discount: 6_000,
      paid: 0,
      credited: 0,
      due: 54_000,
      patient: { firstName: 'María', lastName: 'Pérez Gómez' },
      items: [
        {
          id: '1',
          ...items[0],
          taxKind: 'excluded',
          subtotal: 45_000,
          discount: 4_500,
          tax: 0,
          total: 40_500,
        },
        { id: '2', ...items[1], subtotal: 15_000, discount: 1_500, tax: 0, total: 13_500 },
      ],
      payments: [],
      creditNotes: [],
      notes: 'Ñ',
      createdBy: expect.any(String),
      version: 1,
    });
  });

  test('what is not the clinic’s cannot be billed, and each mistake is named', async () => {
    const { post, addRecord } = await clinic();
    const there = await clinic();
    await there.addRecord('rec-there', service.clock.now());
    const refused = async (body: object) =>
      refusedFields(await post('/invoices', { ...BILL, ...body }));
    expect(await refused({ medicalRecordId: 'rec-there' })).toEqual(['medicalRecordId not_found']);
    expect(await refused({ patientId: WORLD.inactivePatient })).toEqual(['patientId not_found']);
    expect(await refused({ patientId: undefined, items: undefined })).toEqual([
      'patientId required',
      'items required',
    ]);
    expect(
      await refused({ patientId: WORLD.otherPatient, appointmentId: WORLD.appointment }),
    ).toEqual(['appointmentId other_patient']);
    expect(await refused({ patientId: WORLD.otherPatient, medicalRecordId: WORLD.record })).toEqual(
      ['medicalRecordId other_patient'],
    );
    await addRecord('rec-here', service.clock.now());
    expect(await refused({ medicalRecordId: 'rec-here', appointmentId: 'apt-other' })).toEqual([
      'appointmentId mismatch',
    ]);
    expect(await refused({ discount: 45_001 })).toEqual(['discount exceeds_subtotal']);
    const taxed = [{ ...CONTROL, taxRate: 0.19, taxKind: 'zero' }];
    expect(await refused({ items: taxed })).toEqual(['items.0.taxKind mismatch']);
    const many = Array(201).fill(CONTROL);
    expect(await refused({ items: many })).toEqual(['items too_big']);
    const half = [{ ...CONTROL, description: 'a\ud800' }];
    expect(await refused({ items: half })).toEqual(['items.0.description invalid_format']);
  });

  test('what was booked before its procedure was retired is billed all the same', async () => {
    const { post } = await clinic();
    const items = [{ ...CONTROL, procedureId: WORLD.inactiveProcedure }];
    expect((await post('/invoices', { ...BILL, items })).status).toBe(201);
    expect(
      refusedFields(
        await post('/invoices', { ...BILL, items: [{ ...CONTROL, procedureId: 'nobody' }] }),
      ),
    ).toEqual(['items.0.procedureId not_found']);
  });

  test('a record is billed once on either rail; voiding the bill lets it be billed again', async () => {
    const { id, draft, post, charge, remove } = await clinic();
    const first = await draft({ appointmentId: WORLD.appointment });
    const again = await post('/invoices', { ...BILL, medicalRecordId: WORLD.record });
    expect(refusal(again)).toBe('409 MEDICAL_RECORD_ALREADY_BILLED');
    expect(errorEnvelopeA.parse(again.body).details).toEqual({ rail: 'invoice', billId: first.id });
    expect(refusal(await post('/charges', CHARGE))).toBe('409 MEDICAL_RECORD_ALREADY_BILLED');
    expect((await post(`/invoices/${first.id}/void`, { reason: 'Error' })).status).toBe(200);

    const charged = await charge();
    const onOther = await post('/invoices', { ...BILL, appointmentId: WORLD.appointment });
    expect(errorEnvelopeA.parse(onOther.body).details).toEqual({
      rail: 'charge',
      billId: charged.id,
    });
    expect((await remove(`/charges/${charged.id}`)).status).toBe(200);
    const last = await draft({ medicalRecordId: WORLD.record });
    const active = await service.db
      .select()
      .from(activeBillings)
      .where(eq(activeBillings.clinicId, id));
    expect(active).toMatchObject([{ rail: 'invoice', billId: last.id }]);
  });

  test('an appointment stands for its oldest record', async () => {
    const { id, draft, addRecord } = await clinic();
    await addRecord('rec-older', new Date(service.clock.now().getTime() - 60_000));
    const made = await draft({ appointmentId: WORLD.appointment });
    const [row] = await service.db.select().from(invoices).where(eq(invoices.id, made.id));
    expect(row).toMatchObject({ clinicId: id, medicalRecordId: 'rec-older' });
    // The other record is another attention.
    await draft({ medicalRecordId: WORLD.record });
  });

  test('an appointment billed before its record was written is billed', async () => {
    const { draft, post, addAppointment } = await clinic();
    const booked = 'apt-booked';
    await addAppointment(booked, service.clock.now());
    await draft({ appointmentId: booked });
    const again = await post('/invoices', { ...BILL, appointmentId: booked });
    expect(refusal(again)).toBe('409 MEDICAL_RECORD_ALREADY_BILLED');
    const charged = await post('/charges', {
      ...CHARGE,
      medicalRecordId: undefined,
      appointmentId: booked,
    });
    expect(refusal(charged)).toBe('409 MEDICAL_RECORD_ALREADY_BILLED');
  });

  test('goes from draft to issued, part-paid and paid, and nowhere else', async () => {
    const { id: clinicId, draft, issued, pay, post, get } = await clinic();
    await service.db
      .update(patients)
      .set({ documentType: 'CC', documentNumber: '1020304050' })
      .where(and(eq(patients.clinicId, clinicId), eq(patients.id, WORLD.patient)));
    const made = await draft();
    const pay45 = { invoiceId: made.id, amount: 45_000, method: 'card' };
    expect(refusal(await post('/payments', pay45))).toBe('409 INVOICE_NOT_ISSUED');
    const who = { 'X-Acting-User': 'usr-1', 'X-Acting-User-Name': encodeURIComponent('Ángela') };
    const manual = { invoiceType: 'manual' };
    const issuing = read(await post(`/invoices/${made.id}/issue`, manual, who));
    const issuedAt = service.clock.now().toISOString();
    expect(issuing).toMatchObject({
      invoiceNumber: 'F-000002',
      draftNumber: made.invoiceNumber,
      status: 'issued',
      invoiceType: 'manual',
      issuedAt,
      issuedBy: 'Ángela',
      patient: { documentType: 'CC', documentNumber: '1020304050' },
    });
    expect(refusal(await post(`/invoices/${made.id}/issue`, {}))).toBe('409 INVOICE_NOT_DRAFT');
    await pay(made.id, 20_000);
    const half = read(await get(`/invoices/${made.id}`));
    expect(half).toMatchObject({ status: 'partially_paid', paid: 20_000, due: 25_000 });
    expect(half.payments).toHaveLength(1);
    const voiding = { reason: 'Error' };
    expect(refusal(await post(`/invoices/${made.id}/void`, voiding))).toBe(
      '409 INVOICE_HAS_PAYMENTS',
    );
    await pay(made.id, 25_000);
    expect(read(await get(`/invoices/${made.id}`))).toMatchObject({ status: 'paid', due: 0 });
    expect(refusal(await post(`/invoices/${made.id}/void`, voiding))).toBe('409 INVOICE_PAID');
    expect(refusal(await post('/payments', pay45))).toBe('409 PAYMENT_EXCEEDS_BALANCE');

    const other = await issued();
    const differing = await post(`/invoices/${other.id}/void`, { ...voiding, total: 44_999 });
    expect(refusal(differing)).toBe('409 INVOICE_TOTAL_DIFFERS');
    const duplicate = { reason: ' Duplicada ', total: 45_000 };
    expect(read(await post(`/invoices/${other.id}/void`, duplicate))).toMatchObject({
      status: 'void',
      due: 0,
      voidReason: 'Duplicada',
      voidedAt: issuedAt,
    });
    expect(refusal(await post(`/invoices/${other.id}/void`, voiding))).toBe('409 INVOICE_VOID');
    expect(refusal(await post(`/invoices/${other.id}/issue`, {}))).toBe('409 INVOICE_NOT_DRAFT');
    const onVoid = { ...pay45, invoiceId: other.id };
    expect(refusal(await post('/payments', onVoid))).toBe('409 INVOICE_VOID');
  });

  test('one that costs nothing is paid when it is issued, and can still be voided', async () => {
    const { issued, draft, post } = await clinic();
    const bill = { items: [{ ...CONTROL, unitPrice: 0 }], medicalRecordId: WORLD.record };
    const free = await issued(bill);
    expect(free).toMatchObject({ status: 'paid', total: 0, paid: 0 });
    const again = await post('/invoices', { ...BILL, medicalRecordId: WORLD.record });
    expect(refusal(again)).toBe('409 MEDICAL_RECORD_ALREADY_BILLED');
    const voided = await post(`/invoices/${free.id}/void`, { reason: 'Error' });
    expect(read(voided)).toMatchObject({ status: 'void', voidReason: 'Error', due: 0 });
    await draft({ medicalRecordId: WORLD.record });
  });

  test('a draft of before there were provisional numbers is issued under its own', async () => {
    const { id: clinicId, draft, issued, post } = await clinic();
    const { id } = await draft();
    const before = { invoiceNumber: 'F-000002', draftNumber: null };
    const isIt = and(eq(invoices.clinicId, clinicId), eq(invoices.id, id));
    await service.db.update(invoices).set(before).where(isIt);
    await service.db
      .update(counters)
      .set({ value: 2 })
      .where(and(eq(counters.clinicId, clinicId), eq(counters.name, 'invoice')));
    const { invoiceNumber, draftNumber } = read(await post(`/invoices/${id}/issue`, {}));
    expect([invoiceNumber, draftNumber]).toEqual(['F-000002', undefined]);
    expect((await issued()).invoiceNumber).toBe('F-000003');
  });

  test('issuing needs no body', async () => {
    const { key, draft } = await clinic();
    const { id } = await draft();
    const response = await fetch(`${service.baseUrl}/api/v1/billing/invoices/${id}/issue`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}` },
    });
    expect(response.status).toBe(200);
  });

  test('another clinic’s invoice is not there', async () => {
    const there = await clinic();
    const { id } = await there.draft();
    const { get, post } = await clinic();
    for (const answer of [
      await get(`/invoices/${id}`),
      await get(`/invoices/${id}/pdf`),
      await post(`/invoices/${id}/issue`, {}),
      await post(`/invoices/${id}/void`, { reason: 'x' }),
    ]) {
      expect(refusal(answer)).toBe('404 NOT_FOUND');
    }
    const payment = { invoiceId: id, amount: 1, method: 'cash' };
    expect(refusedFields(await post('/payments', payment))).toEqual(['invoiceId not_found']);
    expect(read(await there.get(`/invoices/${id}`)).status).toBe('draft');
  });
});
