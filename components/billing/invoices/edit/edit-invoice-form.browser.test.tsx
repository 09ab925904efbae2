import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { InvoiceDetail } from '@/lib/billing/invoices/known-invoices';
import { leads } from '@/lib/testing/fake-navigation';
import { holdCalls, renderApp } from '@/lib/testing/render-app';
import { EditInvoiceForm } from './edit-invoice-form';

const line = {
  id: '1',
  description: 'Control',
  quantity: 1,
  unitPrice: 45_000,
  taxRate: 0,
  taxKind: 'excluded',
};
const figures = { subtotal: 45_000, discount: 0, tax: 0, total: 45_000 };
const DRAFT = {
  id: 'i1',
  invoiceNumber: 'B-1',
  patientId: 'p1',
  patient: { firstName: 'Ana', lastName: 'Rojas' },
  status: 'draft',
  ...figures,
  items: [{ ...line, ...figures }],
  payments: [],
  version: 1,
} as unknown as InvoiceDetail;

beforeEach(() => {
  leads.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

async function open() {
  const calls = holdCalls();
  const rights = { searchesProcedures: false, takesKinds: true, billsPlan: false };
  const { screen } = await renderApp(<EditInvoiceForm invoice={DRAFT} rights={rights} />);
  const save = screen.getByRole('button', { name: 'Save draft' });
  const patches = () => calls.filter(({ method }) => method === 'PATCH');
  const reads = () => calls.filter(({ method }) => method === 'GET');
  return { screen, save, patches, reads };
}

test('what was changed is sent with the version that was read, and leads back', async () => {
  const { screen, save, patches } = await open();
  await expect.element(screen.getByLabelText('Unit price')).toHaveValue('45,000');
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await screen.getByLabelText('Discount').fill('5000');
  await save.click();
  await expect.poll(patches).toHaveLength(1);
  expect(patches()[0]).toMatchObject({ body: { discount: 5_000 }, ifMatch: '"1"' });
  patches()[0]?.answer(200, { ...DRAFT, discount: 5_000, total: 40_000, version: 2 });
  await expect.poll(() => leads).toEqual(['/billing/invoices/i1']);
});

test('what somebody else saved meanwhile stays, and what both changed is asked about', async () => {
  const { screen, save, patches, reads } = await open();
  await screen.getByLabelText('Discount').fill('5000');
  await screen.getByLabelText('Note on the invoice').fill('Mine');
  await save.click();
  await expect.poll(patches).toHaveLength(1);
  patches()[0]?.answer(412, { code: 'PRECONDITION_FAILED' });
  await expect.poll(reads).toHaveLength(1);
  const items = [{ ...line, ...figures, unitPrice: 50_000 }];
  reads()[0]?.answer(200, { ...DRAFT, items, notes: 'Theirs', version: 2 });
  const clash = screen.getByRole('alert');
  await expect.element(clash).toHaveTextContent('Notes: it now says “Theirs”.');
  await expect.element(screen.getByLabelText('Unit price')).toHaveValue('50,000');
  await expect.element(screen.getByLabelText('Discount')).toHaveValue('5,000');
  await expect.element(screen.getByLabelText('Note on the invoice')).toHaveValue('Mine');
  await clash.getByRole('button', { name: 'Use their version' }).click();
  await expect.element(screen.getByLabelText('Note on the invoice')).toHaveValue('Theirs');
  await save.click();
  await expect.poll(patches).toHaveLength(2);
  expect(patches()[1]).toMatchObject({ body: { discount: 5_000 }, ifMatch: '"2"' });
});

test('a draft that was issued meanwhile is told', async () => {
  const { screen, save, patches } = await open();
  await screen.getByLabelText('Discount').fill('5000');
  await save.click();
  await expect.poll(patches).toHaveLength(1);
  patches()[0]?.answer(409, { code: 'INVOICE_NOT_DRAFT' });
  const told = screen.getByRole('alert');
  await expect.element(told).toHaveTextContent('This isn’t a draft anymore');
  await expect.element(told.getByRole('link', { name: 'Open the invoice' })).toBeVisible();
});
