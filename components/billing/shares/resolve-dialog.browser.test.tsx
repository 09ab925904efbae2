import { afterEach, expect, test, vi } from 'vitest';
import { PENDING_SHARE } from '@/lib/testing/pending-share';
import { holdCalls, renderApp } from '@/lib/testing/render-app';
import { ResolveDialog } from './resolve-dialog';

afterEach(() => vi.unstubAllGlobals());

test('a review is settled with a choice and its reason, once', async () => {
  const calls = holdCalls();
  const closed = vi.fn();
  const { screen } = await renderApp(<ResolveDialog share={PENDING_SHARE} onClose={closed} />);
  const save = screen.getByRole('button', { name: 'Save decision' });
  await save.click();
  const summary = screen.getByRole('alert');
  await expect.element(summary).toHaveFocus();
  await expect.element(summary).toHaveTextContent('Choose what happened to the money.');
  await summary.getByRole('button', { name: 'Write the reason' }).click();
  const note = screen.getByLabelText('Reason');
  await expect.element(note).toHaveFocus();
  await note.fill('a'.repeat(501));
  await save.click();
  await expect.element(summary).toHaveTextContent('1 character over the limit of 500.');
  await note.fill(' Voucher 12 ');
  await screen.getByLabelText('It was refunded to the patient').click();
  await save.click();
  await expect.element(summary).toHaveTextContent('Choose how it was refunded.');
  await screen.getByLabelText('Transfer').click();
  await screen.getByLabelText('Reference').fill('TR 7');
  await save.click();
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]?.body).toEqual({
    resolution: 'refunded',
    note: 'Voucher 12',
    method: 'transfer',
    reference: 'TR 7',
    amount: 15_000,
  });
  calls[0]?.answer(409, { code: 'REVIEW_NOT_OPEN' });
  await expect.element(summary).toHaveTextContent('Somebody else has already resolved this');
  await expect.element(save).not.toBeInTheDocument();
  expect(closed).not.toHaveBeenCalled();
});

test('money that is kept goes back in no way', async () => {
  const calls = holdCalls();
  const { screen } = await renderApp(<ResolveDialog share={PENDING_SHARE} onClose={vi.fn()} />);
  await screen.getByLabelText('It was refunded to the patient').click();
  await screen.getByLabelText('Cash').click();
  await expect.poll(() => calls).toHaveLength(1);
  calls[0]?.answer(200, {});
  await expect.element(screen.getByText(/You have no drawer open/)).toBeVisible();
  await screen.getByLabelText('The clinic kept it').click();
  await screen.getByLabelText('Reason').fill('Agreed');
  await screen.getByRole('button', { name: 'Save decision' }).click();
  await expect.poll(() => calls).toHaveLength(2);
  expect(calls[1]?.body).toEqual({ resolution: 'kept', note: 'Agreed', amount: 0 });
});
