import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leads } from '@/lib/testing/fake-navigation';
import { holdCalls, renderApp } from '@/lib/testing/render-app';
import { ChargeForm } from './charge-form';

beforeEach(() => {
  leads.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

test('the share of the patient is asked for, and must not exceed the lines', async () => {
  const calls = holdCalls();
  const { screen } = await renderApp(
    <ChargeForm
      start={{
        patientId: 'p1',
        appointmentId: 'a1',
        lines: [{ name: 'Control', procedureId: 'c1', unitPrice: 45_000 }],
        standing: undefined,
        payerId: '',
      }}
      payers={[
        { id: 'y1', name: 'Sura' },
        { id: 'y2', name: 'Nueva' },
      ]}
      rights={{
        searchesProcedures: false,
        takesKinds: true,
        takesReference: true,
        readsInvoices: false,
        voidsInvoices: false,
        removesCharges: false,
      }}
      subject={null}
    />,
  );
  const submit = screen.getByRole('button', { name: 'Charge to the payer' });
  const summary = screen.getByRole('alert');
  await submit.click();
  await expect.element(summary).toHaveFocus();
  await expect.element(summary).toHaveTextContent('Payer: Choose who is charged.');
  await summary.getByRole('button', { name: 'Choose whether' }).click();
  await expect.element(screen.getByLabelText('Yes, already paid')).toHaveFocus();
  await screen.getByLabelText('Payer', { exact: true }).selectOptions('y2');
  await screen.getByLabelText('Yes, not paid yet').click();
  await submit.click();
  await expect
    .element(screen.getByLabelText('How it will be paid'))
    .toHaveAccessibleDescription('Choose how it will be paid.');
  await screen.getByLabelText('Yes, already paid').click();
  await screen.getByLabelText('Kind of payment').selectOptions('copago');
  await screen.getByLabelText('Payment method').selectOptions('debit_card');
  await screen.getByLabelText('Reference').fill('AP 481516');
  const amount = screen.getByLabelText("Patient's amount");
  await amount.fill('45.001');
  await submit.click();
  await expect.element(summary).toHaveTextContent('It is more than the total that is charged.');
  await screen.getByLabelText('Quantity').fill('2');
  await expect.element(summary).not.toBeInTheDocument();
  await submit.click();
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]?.body).toEqual({
    appointmentId: 'a1',
    payerId: 'y2',
    items: [
      {
        description: 'Control',
        procedureId: 'c1',
        quantity: 2,
        unitPrice: 45_000,
        taxRate: 0,
        taxKind: 'excluded',
      },
    ],
    patientShare: {
      concept: 'copago',
      amount: 45_001,
      paymentMethod: 'debit_card',
      status: 'completed',
      reference: 'AP 481516',
    },
  });
  calls[0]?.answer(422, { fields: [{ path: 'patientShare.paymentMethod', code: 'custom' }] });
  await expect
    .element(screen.getByLabelText('Payment method'))
    .toHaveAccessibleDescription('The service did not accept this value.');
  await screen.getByLabelText('Payment method').selectOptions('check');
  await submit.click();
  await expect.poll(() => calls).toHaveLength(2);
  calls[1]?.answer(201, { id: 'c1' });
  await expect.poll(() => leads).toEqual(['/patients/p1/billing']);
});
