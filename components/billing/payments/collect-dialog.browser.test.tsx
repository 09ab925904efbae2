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
    <CollectDialog invoice={{ ...INVOICE, ...of }} canSplit onClose={() => setOpen(false)} />
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

test('more than the balance is said while it is typed, and so is the change of cash', async () => {
  const { screen, amount, press, payments } = await open();
  const dialog = screen.getByRole('dialog');
  await amount.fill('60.001');
  await expect.element(dialog).toHaveTextContent('This is more than the balance');
  await amount.fill('45.000');
  await expect.element(dialog).toHaveTextContent('15,000 will still be due.');
  const received = screen.getByLabelText('Amount handed over');
  await expect.element(received).not.toBeInTheDocument();
  await screen.getByLabelText('Cash').click();
  await received.fill('40.000');
  await expect.element(dialog).toHaveTextContent('5,000 is missing.');
  await press('Record payment');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('This is less than the amount');
  await received.fill('50.000');
  await expect.element(dialog).toHaveTextContent('Change: COP 5,000');
  await press('Record payment');
  await expect.poll(payments).toHaveLength(1);
  const sent = { invoiceId: 'i1', amount: 45_000, method: 'cash', receivedAmount: 50_000 };
  expect(payments()[0]?.body).toEqual(sent);
});

test('several methods are sent as one, and their sum is held against the balance', async () => {
  const { calls, screen, press, payments } = await open();
  const batches = () => calls.filter(({ path }) => path.endsWith('/payments/batch'));
  await screen.getByLabelText('Amount received').fill('40.000');
  await screen.getByLabelText('Cash').click();
  await press('Add another method');
  const second = screen.getByLabelText('Amount received').nth(1);
  await expect.element(second).toHaveFocus();
  await expect.element(second).toHaveValue('20,000');
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toHaveTextContent('This pays the invoice in full.');
  await second.fill('20.001');
  await expect.element(dialog).toHaveTextContent('The sum is more than the balance');
  await screen.getByLabelText('Card').nth(1).click();
  await press('Record payment');
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Payment 2, Amount received: The sum is more than the balance');
  expect(batches()).toHaveLength(0);
  await second.fill('15.000');
  await press('Record payment');
  await expect.poll(batches).toHaveLength(1);
  expect(payments()).toHaveLength(0);
  expect(batches()[0]?.body).toEqual({
    invoiceId: 'i1',
    payments: [
      { amount: 40_000, method: 'cash' },
      { amount: 15_000, method: 'card' },
    ],
  });
  // Its answer is lost: opened again it is as it was sent.
  batches()[0]?.lose();
  await expect.element(second).toBeDisabled();
  await press('Close');
  await press('Open');
  await expect.element(screen.getByLabelText('Amount received').nth(1)).toHaveValue('15,000');
  await expect.element(second).toBeDisabled();
});

test('a method that was added is removed again, and one payment is sent by itself', async () => {
  const { screen, amount, press, payments } = await open();
  await amount.fill('10.000');
  await press('Add another method');
  await press('Remove payment 2');
  await screen.getByLabelText('Transfer').click();
  await press('Record payment');
  await expect.poll(payments).toHaveLength(1);
  expect(payments()[0]?.body).toEqual({ invoiceId: 'i1', amount: 10_000, method: 'transfer' });
});
