import { expect } from 'vitest';
import * as z from 'zod/mini';
import { createCharge } from '@/lib/contract/billing/charges';
import { createInvoice, readInvoice } from '@/lib/contract/billing/invoices';
import { errorEnvelopeA, fieldErrors } from '@/lib/contract/errors';
import { appointments } from '../db/schema/appointments';
import { medicalRecords } from '../db/schema/records';
import { type Answer, type Called, call } from './call';
import type { TestService } from './harness';
import { addWorld, WORLD } from './world';

/** 45.000 without tax. */
export const CONTROL = { description: 'Control', quantity: 1, unitPrice: 45_000, taxRate: 0 };
export const BILL = { patientId: WORLD.patient, items: [CONTROL] };
export const CHARGE = { medicalRecordId: WORLD.record, payerId: WORLD.payer, items: [CONTROL] };
export const COPAY = { concept: 'copago', amount: 10_000, paymentMethod: 'cash' };

/** A clinic of its own with the world in it, and the calls that tests of billing make. */
export async function billingClinic(service: TestService & Called) {
  const { id, key } = await service.addClinic();
  await addWorld(service.db, id, service.clock.now());
  return billingCalls(service, { id, key });
}

/** The same calls in a clinic that there is. */
export function billingCalls(
  service: TestService & Called,
  { id, key }: { readonly id: string; readonly key: string },
) {
  const get = (path: string) => call(service, 'GET', `/billing${path}`, { key });
  const post = (path: string, body: unknown, headers = {}) =>
    call(service, 'POST', `/billing${path}`, { key, body, headers });
  const patch = (path: string, body: unknown, version?: number) =>
    call(service, 'PATCH', `/billing${path}`, {
      key,
      body,
      ...(version !== undefined && { headers: { 'If-Match': `"${version}"` } }),
    });
  const remove = (path: string) => call(service, 'DELETE', `/billing${path}`, { key });

  async function draft(body: object = {}) {
    const answer = await post('/invoices', { ...BILL, ...body });
    expect(answer.status).toBe(201);
    return z.parse(createInvoice.response, answer.body);
  }

  return {
    id,
    key,
    get,
    post,
    patch,
    remove,

    draft,

    async issued(body: object = {}) {
      const { id: invoiceId } = await draft(body);
      return read(await post(`/invoices/${invoiceId}/issue`, {}));
    },

    async charge(body: object = {}) {
      const answer = await post('/charges', { ...CHARGE, ...body });
      expect(answer.status).toBe(201);
      return z.parse(createCharge.response, answer.body);
    },

    async pay(invoiceId: string, amount: number) {
      const answer = await post('/payments', { invoiceId, amount, method: 'cash' });
      expect(answer.status).toBe(201);
      return z.parse(z.looseObject({ id: z.string(), receiptNumber: z.string() }), answer.body);
    },

    /** An appointment of half an hour that nothing was written about. */
    async addAppointment(appointmentId: string, startsAt: Date) {
      await service.db.insert(appointments).values({
        clinicId: id,
        id: appointmentId,
        patientId: WORLD.patient,
        doctorId: WORLD.doctor,
        locationId: WORLD.location,
        procedureId: WORLD.procedure,
        startsAt,
        endsAt: new Date(startsAt.getTime() + 30 * 60_000),
        status: 'confirmed',
        createdBy: 'test',
        createdAt: startsAt,
        updatedAt: startsAt,
      });
      return appointmentId;
    },

    /** Another record of the world's appointment, written at `at`. */
    async addRecord(recordId: string, at: Date) {
      await service.db.insert(medicalRecords).values({
        clinicId: id,
        id: recordId,
        appointmentId: WORLD.appointment,
        patientId: WORLD.patient,
        templateId: 'evolution',
        fields: {},
        createdBy: 'test',
        createdAt: at,
      });
    },
  };
}

export type BillingClinic = Awaited<ReturnType<typeof billingClinic>>;

export function read({ status, body }: Answer) {
  expect(status).toBe(200);
  return z.parse(readInvoice.response, body);
}

/** `409 CODE` of a refusal. */
export function refusal({ status, body }: Answer): string {
  return `${status} ${errorEnvelopeA.parse(body).code}`;
}

/** The fields that a 400 names, with their codes. */
export function refusedFields({ status, body }: Answer): string[] {
  const { code, details } = errorEnvelopeA.parse(body);
  expect([status, code]).toEqual([400, 'VALIDATION_ERROR']);
  return fieldErrors.parse(details?.fields).map((field) => `${field.path} ${field.code}`);
}
