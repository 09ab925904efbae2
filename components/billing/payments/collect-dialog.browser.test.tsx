import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { InvoiceDetail } from '@/lib/billing/invoices/known-invoices';
import { holdCalls, renderApp } from '@/lib/testing/render-app';
import { CollectDialog } from './collect-dialog';

const INVOICE = {
  id: 'i1',
  invoiceNumber: 'F-1',
  status: 'issued',
  patientId: 'p1',
  patient: { firstName: 'Ana', lastName: 'Paz' },
  invoiceType: 'electronic',
  createdAt: '2026-11-24T12:00:00Z',
  subtotal: 60_000,
  tax: 0,
  discount: 0,
  total: 60_000,
  paid: 0,
  due: 60_000,
  items: [],
  payments: [],
} as unknown as InvoiceDetail;

/** What is known of the invoice changes meanwhile. */
let know: (of: Partial<InvoiceDetail>) => void;

function Page() {
  const [of, setOf] = useState<Partial<InvoiceDetail>>({});
  const [isOpen, setOpen] = useState(true);
  know = setOf;
  return isOpen ? (
    <CollectDialog invoice={{ ...INVOICE, ...of }} onClose={() => setOpen(false)} />
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      Open
    </button>
  );
}

afterEach(() => vi.unstubAllGlobals());

async function open() {
  const calls = holdCalls();
  const { screen } = await renderApp(<Page />);
  const amount = screen.getByLabelText('Amount received');
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click();
  const payments = () => calls.filter(({ path }) => path.endsWith('/payments'));
  return { calls, screen, amount, press, payments };
}

test('the amount is the balance as it is now until another is typed, and never more', async () => {
  const { screen, amount, press, payments } = await open();
  await expect.element(amount).toHaveFocus();
  await expect.element(amount).toHaveValue('60,000');
  know({ due: 20_000 });
  await expect.element(amount).toHaveValue('20,000');
  await amount.fill('20.001');
  know({ due: 10_000 });
  await press('Record payment');
  const summary = screen.getByRole('alert');
  await expect.element(summary).toHaveFocus();
  await expect.element(summary).toHaveTextContent('Amount received: This is more than the balance');
  await expect.element(summary).toHaveTextContent('10,000');
  await expect.element(summary).toHaveTextContent('Method: Choose the method.');
  await amount.fill('9.000');
  await screen.getByLabelText('Cash').click();
  await screen.getByLabelText('Reference').fill(' AP 1 ');
  await expect.element(summary).not.toBeInTheDocument();
  await press('Record payment');
  await expect.poll(payments).toHaveLength(1);
  const sent = { invoiceId: 'i1', amount: 9_000, method: 'cash', reference: 'AP 1' };
  expect(payments()[0]?.body).toEqual(sent);
  payments()[0]?.answer(201, { id: 'y1', amount: 9_000 });
  await expect.element(screen.getByRole('button', { name: 'Open' })).toBeVisible();
});

test('what another clerk did meanwhile is told, and not what was typed', async () => {
  const { screen, press, payments } = await open();
  await screen.getByLabelText('Cash').click();
  await press('Record payment');
  await expect.poll(payments).toHaveLength(1);
  know({ status: 'void', due: 0 });
  payments()[0]?.answer(409, { code: 'INVOICE_VOID' });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The invoice was voided.');
  await expect.element(screen.getByRole('alert')).toHaveFocus();
  const submit = screen.getByRole('button', { name: 'Record payment', exact: true });
  await expect.element(submit).not.toBeInTheDocument();
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0);
});

test('closed before its answer came it is opened again as it was sent, and checked', async () => {
  const { screen, calls, amount, press, payments } = await open();
  await amount.fill('5000');
  await screen.getByLabelText('Cash').click();
  await press('Record payment');
  await expect.poll(payments).toHaveLength(1);
  payments()[0]?.lose();
  await expect.element(amount).toBeDisabled();
  await press('Close');
  await press('Open');
  await expect.element(amount).toHaveValue('5,000');
  await expect.element(amount).toBeDisabled();
  await expect.element(screen.getByLabelText('Cash')).toBeChecked();
  // The whole balance is paid: by whom, its payments say.
  know({ due: 0, paid: 60_000, status: 'paid' });
  await expect.element(screen.getByText('This invoice is now fully paid.')).toBeVisible();
  know({});
  await press('Check again');
  await expect.poll(() => calls.at(-1)?.isCheck).toBe(true);
  calls.at(-1)?.answer(409, { code: 'NOT_MADE' });
  await amount.fill('6000');
  await press('Record payment');
  await expect.poll(() => payments().at(-1)?.body).toMatchObject({ amount: 6_000, method: 'cash' });
});
