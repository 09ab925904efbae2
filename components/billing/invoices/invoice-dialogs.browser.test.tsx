import { afterEach, expect, test, vi } from 'vitest';
import type { InvoiceDetail } from '@/lib/billing/invoices/known-invoices';
import { holdCalls, renderApp } from '@/lib/testing/render-app';
import { IssueDialog } from './issue-dialog';
import { VoidDialog } from './void-dialog';

const INVOICE = { id: 'i1', invoiceNumber: 'F-1', total: 60_000 } as InvoiceDetail;

afterEach(() => vi.unstubAllGlobals());

test('an invoice is voided with a reason, and why it cannot be is told', async () => {
  const calls = holdCalls();
  const { screen } = await renderApp(<VoidDialog invoice={INVOICE} onClose={vi.fn()} />);
  const submit = screen.getByRole('button', { name: 'Void invoice' });
  await submit.click();
  const reason = screen.getByLabelText('Reason');
  await expect.element(reason).toHaveAccessibleDescription(/^Enter the reason/);
  await reason.fill(' Wrong patient ');
  await submit.click();
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]?.body).toEqual({ reason: 'Wrong patient', total: 60_000 });
  calls[0]?.answer(409, { code: 'INVOICE_PAID' });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The invoice is paid');
  await expect.element(submit).not.toBeInTheDocument();
});

const ISSUED = {
  ...INVOICE,
  issuedAt: '2026-11-24T12:00:00Z',
  invoiceType: 'electronic',
  paid: 0,
  due: 60_000,
};

test.each([
  ['electronic', 1],
  ['manual', 0],
])('voiding an issued %s invoice says which paper it makes', async (invoiceType, count) => {
  const { screen } = await renderApp(
    <VoidDialog invoice={{ ...ISSUED, invoiceType }} onClose={vi.fn()} />,
  );
  await expect.element(screen.getByLabelText('Reason')).toBeVisible();
  const paper = screen.getByText(/^This creates an adjustment note for COP\s60,000/);
  expect(paper.elements()).toHaveLength(count);
});

test('of one that money was received on the way out is told instead', async () => {
  const { screen } = await renderApp(
    <VoidDialog invoice={{ ...ISSUED, paid: 20_000, due: 40_000 }} onClose={vi.fn()} />,
  );
  const alert = screen.getByRole('alert');
  await expect.element(alert).toHaveTextContent('COP 20,000 was already received.');
  await expect.element(alert).toHaveTextContent('create an adjustment note for everything');
  await expect.element(screen.getByLabelText('Reason')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Void invoice' }).elements()).toEqual([]);
});

test('a draft is issued as the kind that is chosen', async () => {
  const calls = holdCalls();
  const closed = vi.fn();
  const { screen } = await renderApp(<IssueDialog invoice={INVOICE} onClose={closed} />);
  await expect.element(screen.getByLabelText(/^Standard/)).toBeChecked();
  await screen.getByLabelText(/^Manual/).click();
  await screen.getByRole('button', { name: 'Issue invoice' }).click();
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]?.body).toEqual({ invoiceType: 'manual' });
  calls[0]?.answer(200, { ...INVOICE, invoiceNumber: 'F-7', status: 'issued' });
  await expect.poll(() => closed.mock.calls).toHaveLength(1);
});
