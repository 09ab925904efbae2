import { expect, type Page } from '@playwright/test';
import { type Api, type MadePatient, makePatient } from './api';
import type { Words } from './words';

export interface MadeInvoice {
  readonly id: string;
  readonly invoiceNumber: string;
  readonly total: number;
  readonly patient: MadePatient;
}

/** A draft of somebody of the test's own. */
export async function makeInvoice(api: Api, unitPrice = 45_000): Promise<MadeInvoice> {
  const patient = await makePatient(api);
  const items = [{ description: 'Control', quantity: 1, unitPrice, taxRate: 0 }];
  const invoice = await ask(api, '', { patientId: patient.id, items });
  return { ...invoice, patient };
}

/** The same, issued: it can be collected. */
export async function makeIssued(api: Api, unitPrice?: number): Promise<MadeInvoice> {
  const { patient, id } = await makeInvoice(api, unitPrice);
  return { ...(await ask(api, `/${id}/issue`, {})), patient };
}

/** What the service says of it now. */
export async function readInvoice(api: Api, id: string) {
  return (await api.get(`/api/clinic/billing/invoices/${id}`)).json();
}

async function ask(api: Api, path: string, body: object) {
  const response = await api.send('POST', `/api/clinic/billing/invoices${path}`, body);
  expect(response.status(), await response.text()).toBe(200);
  return response.json();
}

/** The form of a new invoice. */
export function invoiceForm(page: Page, t: Words) {
  const line = (number: number) =>
    page.getByRole('group', { name: t('billLines.line', { number }), exact: true });
  return {
    line,
    field: (number: number, name: 'description' | 'quantity' | 'price' | 'tax') =>
      line(number).getByLabel(t(`billLines.${name}`)),
    /** What a line is that has no tax and is of no catalogue. */
    kind: (number: number, kind: 'excluded' | 'zero') =>
      line(number).getByLabel(t(`billLines.kinds.${kind}`)),
    discount: page.getByLabel(t('invoices.new.discount')),
    add: page.getByRole('button', { name: t('billLines.add') }),
    submit: page.getByRole('button', { name: t('invoices.new.submit') }),
    estimate: page.getByRole('region', { name: t('invoices.new.estimate') }),
  };
}
