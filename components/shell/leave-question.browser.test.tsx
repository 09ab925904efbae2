import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ask } from '@/lib/leave-guard';
import { renderApp } from '@/lib/testing/render-app';

const UNSAVED = 'You have unsaved changes. If you leave now, they will be lost.';

async function opened(question = UNSAVED) {
  const { screen } = await renderApp(<button type="button">Where it was asked</button>);
  const opener = screen.getByRole('button', { name: 'Where it was asked' });
  (opener.element() as HTMLElement).focus();
  const answer = vi.fn();
  void ask(question).then(answer);
  const dialog = screen.getByRole('dialog', { name: 'Before you leave' });
  await expect.element(dialog).toHaveTextContent(question);
  return { screen, opener, dialog, answer };
}

test('begins at the answer that loses nothing, which Enter gives', async () => {
  const { screen, opener, answer } = await opened();
  await expect.element(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => answer.mock.calls).toEqual([[false]]);
  await expect.element(opener).toHaveFocus();
});

test('Escape and the cross stay', async () => {
  for (const stay of [
    () => userEvent.keyboard('{Escape}'),
    (screen: Awaited<ReturnType<typeof opened>>['screen']) =>
      screen.getByRole('button', { name: 'Close' }).click(),
  ]) {
    const { screen, dialog, opener, answer } = await opened();
    await stay(screen);
    await expect.poll(() => answer.mock.calls).toEqual([[false]]);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await screen.unmount();
  }
});

test('leaving is said on a button of its own, and gives the focus back first', async () => {
  const { screen, dialog, opener, answer } = await opened();
  await screen.getByRole('button', { name: 'Leave without saving' }).click();
  await expect.poll(() => answer.mock.calls).toEqual([[true]]);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('what is not unsaved has answers that say nothing of saving', async () => {
  const { screen, answer } = await opened('Still saving.');
  await expect.element(screen.getByRole('button', { name: 'Stay here' })).toHaveFocus();
  await screen.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect.poll(() => answer.mock.calls).toEqual([[true]]);
});

test('a second question takes the place of the first, which stays', async () => {
  const { screen, dialog, answer } = await opened();
  const second = vi.fn();
  void ask('Still saving.').then(second);
  await expect.element(dialog).toHaveTextContent('Still saving.');
  await expect.poll(() => answer.mock.calls).toEqual([[false]]);
  await screen.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect.poll(() => second.mock.calls).toEqual([[true]]);
});
