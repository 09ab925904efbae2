import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { type Api, type MadePatient, makePatient } from './api';
import { bookAppointment, farDay } from './appointments';

export interface MadeCharge {
  readonly id: string;
  readonly patient: MadePatient;
  readonly share: { readonly id: string; readonly amount: number };
}

/** An attention of somebody of the test's own, charged to a payer, with what they paid of it. */
export async function makeCharge(
  api: Api,
  amount = 12_300,
  { unitPrice = 45_000, status = 'completed' } = {},
): Promise<MadeCharge> {
  const patient = await makePatient(api);
  const appointment = await bookAppointment(api, farDay(), { patient });
  const payers = await (await api.get('/api/clinic/billing/payers?status=active&limit=1')).json();
  const response = await api.send('POST', '/api/clinic/billing/charges', {
    appointmentId: appointment.id,
    payerId: payers.data[0].id,
    items: [{ description: 'Control', quantity: 1, unitPrice, taxRate: 0 }],
    patientShare: { concept: 'copago', amount, paymentMethod: 'cash', status },
  });
  expect(response.status(), await response.text()).toBe(200);
  const charge = await response.json();
  return { id: charge.id, patient, share: charge.patientShare };
}

/** The same, taken off its account since: its share waits for a decision. */
export async function makeFlagged(api: Api, amount?: number): Promise<MadeCharge> {
  const charge = await makeCharge(api, amount);
  const response = await api.send('DELETE', `/api/clinic/billing/charges/${charge.id}`);
  expect(response.status(), await response.text()).toBe(200);
  return charge;
}

export interface MadePayment {
  readonly id: string;
  readonly patient: MadePatient;
  readonly invoice: { readonly id: string; readonly invoiceNumber: string };
}

/** An issued invoice of somebody of the test's own, and what was paid on it. */
export async function makePayment(
  api: Api,
  paid: { readonly amount: number; readonly method: string; readonly reference?: string },
  unitPrice = 45_000,
): Promise<MadePayment> {
  const patient = await makePatient(api);
  const ask = async (path: string, body: object) => {
    const response = await api.send('POST', `/api/clinic/billing/${path}`, body);
    expect(response.status(), await response.text()).toBe(200);
    return response.json();
  };
  const draft = await ask('invoices', {
    patientId: patient.id,
    items: [{ description: 'Control', quantity: 1, unitPrice, taxRate: 0 }],
  });
  const invoice = await ask(`invoices/${draft.id}/issue`, {});
  const { id } = await ask('payments', { invoiceId: invoice.id, ...paid });
  return { id, patient, invoice };
}

/** Presses what downloads a file, and reads what was kept. */
export async function downloaded(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}
