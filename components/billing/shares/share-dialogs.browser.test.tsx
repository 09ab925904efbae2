import { afterEach, expect, test, vi } from 'vitest';
import { PENDING_SHARE } from '@/lib/testing/pending-share';
import { holdCalls, renderApp } from '@/lib/testing/render-app';
import { CancelShareDialog } from './cancel-share-dialog';
import { CollectShareDialog } from './collect-share-dialog';

afterEach(() => vi.unstubAllGlobals());

test('a share is collected with its method and reference, once', async () => {
  const calls = holdCalls();
  const closed = vi.fn();
  const { screen } = await renderApp(<CollectShareDialog share={PENDING_SHARE} onClose={closed} />);
  const submit = screen.getByRole('button', { name: /^Collect .*15,000$/ });
  await submit.click();
  const summary = screen.getByRole('alert');
  await expect.element(summary).toHaveTextContent('Method: Choose the method.');
  await screen.getByLabelText('Debit card').click();
  await screen.getByLabelText('Reference').fill(' AP 12 ');
  await submit.click();
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]?.path).toBe('/api/clinic/billing/payments/patient-shares/share/collect');
  expect(calls[0]?.body).toEqual({ paymentMethod: 'debit_card', reference: 'AP 12' });
  calls[0]?.answer(200, { ...PENDING_SHARE, status: 'completed', patientId: 'p1' });
  await expect.poll(() => closed.mock.calls).toHaveLength(1);
});

test('who came second is told who collected, with which receipt, and can send no more', async () => {
  const calls = holdCalls();
  const { screen } = await renderApp(
    <CollectShareDialog share={PENDING_SHARE} onClose={vi.fn()} />,
  );
  await screen.getByLabelText('Cash').click();
  const submit = screen.getByRole('button', { name: /^Collect / });
  await submit.click();
  await expect.poll(() => calls).toHaveLength(1);
  const details = { by: 'Ana Ruiz', receiptNumber: 'RC-000012', status: 'completed' };
  calls[0]?.answer(409, { code: 'SHARE_COLLECTED', details });
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(
      'Ana Ruiz already collected it, with receipt RC-000012. Your payment wasn’t recorded.',
    );
  await expect.element(submit).not.toBeInTheDocument();
});

test('a share is cancelled with a reason; one that was collected meanwhile is not', async () => {
  const calls = holdCalls();
  const { screen } = await renderApp(<CancelShareDialog share={PENDING_SHARE} onClose={vi.fn()} />);
  const submit = screen.getByRole('button', { name: 'Cancel copay' });
  await submit.click();
  const alert = screen.getByRole('alert');
  await expect.element(alert).toHaveTextContent('Enter the reason.');
  await screen.getByLabelText('Reason').fill(' Did not come ');
  await submit.click();
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]?.body).toEqual({ reason: 'Did not come' });
  calls[0]?.answer(409, { code: 'SHARE_COLLECTED' });
  await expect
    .element(alert)
    .toHaveTextContent('Somebody else already collected it. It wasn’t canceled.');
  await expect.element(submit).not.toBeInTheDocument();
});
