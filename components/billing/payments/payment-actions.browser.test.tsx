import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PaymentRights, ShownPayment } from '@/lib/billing/payment-rights';
import { holdCalls, renderApp } from '@/lib/testing/render-app';
import { PaymentsOfInvoice } from './payments-of-invoice';

const PAYMENT: ShownPayment = {
  id: 'y1',
  invoiceId: 'i1',
  amount: 60_000,
  currency: 'COP',
  method: 'card',
  status: 'completed',
  reference: 'Voucher 7',
  paidAt: '2026-11-24T12:00:00Z',
  createdAt: '2026-11-24T12:00:00Z',
  receiptNumber: 'RC-000012',
  collectedBy: { id: 'ana', name: 'Ana' },
  reversal: undefined,
  refunds: [],
  refundedAmount: 0,
};
const ANY = { reverses: 'any', refunds: true } as const;

/** What is known of the payment changes meanwhile. */
let know: (of: Partial<ShownPayment>) => void;

function Page({ rights }: { rights: PaymentRights }) {
  const [of, setOf] = useState<Partial<ShownPayment>>({});
  know = setOf;
  return (
    <PaymentsOfInvoice payments={[{ ...PAYMENT, ...of }]} rights={rights} invoiceNumber="F-1" />
  );
}

afterEach(() => vi.unstubAllGlobals());

async function open(rights: PaymentRights = ANY) {
  const calls = holdCalls();
  const { screen } = await renderApp(<Page rights={rights} />);
  const press = (name: string | RegExp) => screen.getByRole('button', { name }).click();
  const begin = async (deed: string) => {
    await press(/^More about the payment of COP 60,000/);
    await press(deed);
  };
  return { calls, screen, press, begin, dialog: screen.getByRole('dialog') };
}

test('a receipt is reversed with a reason, and then both of its numbers are shown', async () => {
  const { calls, screen, begin, dialog } = await open();
  await begin('Reverse payment');
  await expect.element(dialog).toHaveTextContent('COP 60,000 will be due again on invoice F-1');
  await expect.element(dialog).toHaveTextContent('COP 60,000 comes off the drawer of Ana');
  const submit = dialog.getByRole('button', { name: 'Reverse payment' });
  await submit.click();
  await expect
    .element(dialog.getByLabelText('Reason'))
    .toHaveAccessibleDescription(/^Enter the reason/);
  await dialog.getByLabelText('Reason').fill(' Typed twice ');
  await submit.click();
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({
    path: '/api/clinic/billing/payments/y1/reverse',
    body: { reason: 'Typed twice', amount: 60_000 },
  });
  expect(calls[0]?.key).not.toBeNull();
  const reversal = {
    number: 'AR-000003',
    reason: 'Typed twice',
    at: '2026-11-24T12:05:00Z',
    by: 'Berta',
  };
  know({ status: 'reversed', reversal });
  calls[0]?.answer(200, { ...PAYMENT, patientId: 'p1', status: 'reversed', reversal });
  await expect.element(dialog).not.toBeInTheDocument();
  const list = screen.getByRole('list').first();
  await expect.element(list).toHaveTextContent('Receipt RC-000012 · Received by Ana');
  await expect.element(list).toHaveTextContent('Receipt reversed by AR-000003');
  await expect.element(list).toHaveTextContent('Typed twice');
  const paper = screen.getByRole('button', { name: /^Reversal of the receipt for COP 60,000/ });
  await expect.element(paper).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: /^Receipt for/ }))
    .not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: /^More about/ })).not.toBeInTheDocument();
});

test.each([
  ['PAYMENT_REVERSED', 'already reversed'],
  ['PAYMENT_HAS_REFUNDS', 'Refund what’s left'],
  ['PAYMENT_NOT_OWN_OF_TODAY', 'Ask billing or an administrator'],
])('why a receipt is not reversed is told: %s', async (code, told) => {
  const { calls, begin, dialog } = await open();
  await begin('Reverse payment');
  await dialog.getByLabelText('Reason').fill('Typed twice');
  await dialog.getByRole('button', { name: 'Reverse payment' }).click();
  await expect.poll(() => calls).toHaveLength(1);
  calls[0]?.answer(409, { code });
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(told);
  await expect
    .element(dialog.getByRole('button', { name: 'Reverse payment' }))
    .not.toBeInTheDocument();
});

test('a reversal whose answer was lost is checked, and never sent twice', async () => {
  const { calls, begin, dialog } = await open();
  await begin('Reverse payment');
  await dialog.getByLabelText('Reason').fill('Typed twice');
  await dialog.getByRole('button', { name: 'Reverse payment' }).click();
  await expect.poll(() => calls).toHaveLength(1);
  calls[0]?.lose();
  await expect.element(dialog.getByLabelText('Reason')).toBeDisabled();
  await dialog.getByRole('button', { name: 'Check again' }).click();
  await expect.poll(() => calls.at(-1)?.isCheck).toBe(true);
  expect(calls.filter(({ isCheck }) => !isCheck)).toHaveLength(1);
  calls.at(-1)?.answer(200, { ...PAYMENT, patientId: 'p1', status: 'reversed' });
  await expect.element(dialog).not.toBeInTheDocument();
});

test('money is given back up to what is left, and the dialog says that it is owed again', async () => {
  const { calls, screen, begin, dialog, press } = await open();
  await begin('Refund money');
  const amount = dialog.getByLabelText('Amount to refund');
  await expect.element(amount).toHaveValue('60,000');
  await amount.fill('60.001');
  await dialog.getByRole('button', { name: 'Record refund' }).click();
  const summary = dialog.getByRole('alert');
  await expect.element(summary).toHaveTextContent('which is COP 60,000');
  await expect.element(summary).toHaveTextContent('Refund method: Choose the method.');
  await expect.element(summary).toHaveTextContent('Reason: Enter the reason');
  await amount.fill('15.000');
  await expect.element(dialog).toHaveTextContent('COP 15,000 will be due again on invoice F-1');
  await dialog.getByLabelText('Cash').click();
  await expect.poll(() => calls).toHaveLength(1);
  calls[0]?.answer(200, { session: { id: 's1' } });
  await expect.element(dialog).toHaveTextContent('out of your drawer');
  await dialog.getByLabelText('Reason').fill('Not done');
  await dialog.getByRole('button', { name: 'Record refund' }).click();
  await expect.poll(() => calls).toHaveLength(2);
  const sent = { amount: 15_000, method: 'cash', reason: 'Not done' };
  expect(calls[1]).toMatchObject({ path: '/api/clinic/billing/payments/y1/refund', body: sent });
  // Somebody else gave more back meanwhile.
  know({ refundedAmount: 50_000 });
  calls[1]?.answer(409, { code: 'REFUND_EXCEEDS_PAYMENT', details: { rest: 10_000 } });
  await expect.element(summary).toHaveTextContent('left of the payment: COP 10,000');
  await amount.fill('10000');
  await dialog.getByRole('button', { name: 'Record refund' }).click();
  await expect.poll(() => calls).toHaveLength(3);
  const refund = { ...sent, id: 'f1', number: 'CE-000004', amount: 10_000, reference: undefined };
  const told = { ...refund, at: '2026-11-24T12:05:00Z', by: 'Berta' };
  know({ status: 'refunded', refundedAmount: 60_000, refunds: [told] });
  calls[2]?.answer(201, { ...told, patientId: 'p1', paymentId: 'y1', invoiceId: 'i1' });
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .element(screen.getByRole('list').first())
    .toHaveTextContent('Refunded: COP 10,000 · CE-000004');
  await press(/^More about/);
  await expect.element(screen.getByRole('button', { name: 'Refund slip CE-000004' })).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Refund money' }))
    .not.toBeInTheDocument();
});

test('who may do nothing about a payment is offered its receipt alone', async () => {
  const today = '2026-11-24';
  const { screen } = await open({ reverses: { staffId: 'berta', today }, refunds: false });
  await expect.element(screen.getByRole('button', { name: /^Receipt for/ })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^More about/ })).not.toBeInTheDocument();
});

test('who collected it today may reverse it, and give nothing back', async () => {
  const today = '2026-11-24';
  const { screen, press } = await open({ reverses: { staffId: 'ana', today }, refunds: false });
  await press(/^More about/);
  await expect.element(screen.getByRole('button', { name: 'Reverse payment' })).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Refund money' }))
    .not.toBeInTheDocument();
});
