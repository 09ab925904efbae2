import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { InvoiceDetail } from '@/lib/billing/invoices/known-invoices';
import { holdCalls, renderApp } from '@/lib/testing/render-app';
import { CreditDialog } from './credit-dialog';

const INVOICE = {
  id: 'i1',
  invoiceNumber: 'F-1',
  status: 'partially_paid',
  total: 83_800,
  credited: 0,
  paid: 20_000,
  due: 63_800,
  items: [
    {
      id: '1',
      description: 'Cleaning',
      quantity: 1,
      unitPrice: 60_000,
      taxRate: 0,
      subtotal: 60_000,
      discount: 0,
      tax: 0,
      total: 60_000,
    },
    {
      id: '2',
      description: 'Brush',
      quantity: 2,
      unitPrice: 10_000,
      taxRate: 0.19,
      subtotal: 20_000,
      discount: 0,
      tax: 3_800,
      total: 23_800,
    },
  ],
  creditNotes: [],
} as unknown as InvoiceDetail;

/** What is known of the invoice changes meanwhile. */
let know: (of: Partial<InvoiceDetail>) => void;

function Page({ refunds }: { refunds: boolean }) {
  const [of, setOf] = useState<Partial<InvoiceDetail>>({});
  const [isOpen, setOpen] = useState(true);
  know = setOf;
  return isOpen ? (
    <CreditDialog
      invoice={{ ...INVOICE, ...of }}
      refunds={refunds}
      onClose={() => setOpen(false)}
    />
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      Open
    </button>
  );
}

afterEach(() => vi.unstubAllGlobals());

async function open(refunds = false) {
  const calls = holdCalls();
  const { screen } = await renderApp(<Page refunds={refunds} />);
  const line = (name: string) => screen.getByRole('group', { name, exact: true });
  const how = (name: string) => line(name).getByLabelText('What to take off');
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click();
  const notes = () => calls.filter(({ path }) => path.endsWith('/credit-notes'));
  return { calls, screen, line, how, press, notes };
}

test('says while it is typed what the note takes off and leaves, and sends that', async () => {
  const { screen, line, how, press, notes } = await open();
  await press('Create note');
  const summary = screen.getByRole('alert');
  await expect.element(summary).toHaveTextContent('What to take off: Cleaning: Choose what');
  await expect.element(summary).toHaveTextContent('Reason: Enter the reason.');
  await how('Brush').selectOptions('Units');
  await line('Brush').getByLabelText('Units to take off').fill('1');
  await expect.element(line('Brush').getByText('That’s COP 11,900.')).toBeVisible();
  await how('Cleaning').selectOptions('An amount in pesos');
  await line('Cleaning').getByLabelText('Amount to take off').fill('8.100');
  await expect.element(screen.getByText('COP 20,000')).toBeVisible();
  await expect.element(screen.getByText('COP 43,800')).toBeVisible();
  await screen.getByLabelText('Reason').fill(' Brush came back ');
  await press('Create note');
  await expect.poll(notes).toHaveLength(1);
  expect(notes()[0]?.body).toEqual({
    reason: 'Brush came back',
    items: [
      { itemId: '1', amount: 8_100 },
      { itemId: '2', quantity: 1 },
    ],
    total: 20_000,
  });
  notes()[0]?.answer(201, { id: 'n1', creditNoteNumber: 'NC-000001' });
  await expect.element(screen.getByRole('button', { name: 'Open' })).toBeVisible();
});

test('more than is unpaid is told with what has to be refunded first, and not sent', async () => {
  const { screen, how, press, notes } = await open();
  await screen.getByLabelText('Reason').fill('Wrong patient');
  for (const line of ['Cleaning', 'Brush']) {
    await how(line).selectOptions(
      line === 'Brush' ? 'All that’s left (COP 23,800)' : 'All that’s left (COP 60,000)',
    );
  }
  const told = 'The balance is COP 63,800. Refund COP 20,000 of what was paid first.';
  await expect.element(screen.getByText(told)).toBeVisible();
  await press('Create note');
  await expect.element(screen.getByRole('alert')).toHaveTextContent(told);
  expect(notes()).toEqual([]);
  // It was given back meanwhile: now the invoice is void with the note.
  know({ paid: 0, due: 83_800, status: 'issued' });
  await expect.element(screen.getByText(/^Nothing is left to pay/)).toBeVisible();
  await press('Create note');
  await expect.poll(notes).toHaveLength(1);
  notes()[0]?.answer(409, { code: 'CREDIT_EXCEEDS_UNPAID' });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('more than the balance');
});

test('what was paid of it is given back in the same act, where somebody may', async () => {
  const { screen, how, press, notes } = await open(true);
  await screen.getByLabelText('Reason').fill('Not done');
  for (const line of ['Cleaning', 'Brush']) await how(line).selectOptions('rest');
  await expect.element(screen.getByText(/^With this note you refund COP\s20,000/)).toBeVisible();
  await press('Refund and create note');
  const summary = screen.getByRole('alert');
  await expect.element(summary).toHaveTextContent('Refund method: Choose the method.');
  await screen.getByLabelText('Transfer').click();
  await screen.getByLabelText('Reference').fill('TRF 9');
  await press('Refund and create note');
  await expect.poll(notes).toHaveLength(1);
  expect(notes()[0]?.body).toEqual({
    reason: 'Not done',
    items: [{ itemId: '1' }, { itemId: '2' }],
    total: 83_800,
    refund: { amount: 20_000, method: 'transfer', reference: 'TRF 9' },
  });
  notes()[0]?.answer(409, { code: 'CREDIT_REFUND_DIFFERS' });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Someone else changed');
});

test('of a line of which nothing is left nothing can be taken', async () => {
  const { screen, line } = await open();
  const [, brush] = INVOICE.items;
  know({
    creditNotes: [
      { items: [{ ...brush, itemId: '2' }] },
    ] as unknown as InvoiceDetail['creditNotes'],
  });
  await expect.element(line('Brush').getByText('All taken off')).toBeVisible();
  await expect.element(line('Brush').getByRole('combobox')).not.toBeInTheDocument();
  await expect.element(screen.getByText('1 left · COP 60,000')).toBeVisible();
});
