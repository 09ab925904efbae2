import { afterEach, expect, test, vi } from 'vitest';
import { holdCalls, renderApp } from '@/lib/testing/render-app';
import { AddendumForm } from './addendum-form';

afterEach(() => vi.unstubAllGlobals());

test('an addendum is written, sent once, and found as it was sent where its answer was lost', async () => {
  const calls = holdCalls();
  const onMade = vi.fn();
  const afterMade = vi.fn();
  const form = <AddendumForm patientId="p1" recordId="r1" afterMade={afterMade} onMade={onMade} />;
  const { screen, queries } = await renderApp(form);
  const text = screen.getByRole('textbox', { name: 'Addendum' });
  await screen.getByRole('button', { name: 'Save addendum' }).click();
  await expect.element(text).toHaveAccessibleDescription('Write the addendum.');
  await text.fill(' Era el 37. ');
  await screen.getByRole('button', { name: 'Save addendum' }).click();
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]?.body).toEqual({ text: 'Era el 37.' });
  calls[0]?.lose();
  await expect.element(screen.getByText('We don’t know if the addendum was saved')).toBeVisible();
  await screen.unmount();
  const back = await renderApp(form, queries);
  const again = back.screen.getByRole('textbox', { name: 'Addendum' });
  await expect.element(again).toHaveValue('Era el 37.');
  await expect.element(again).toBeDisabled();
  await back.screen.getByRole('button', { name: 'Check again' }).click();
  await expect.poll(() => calls.at(-1)?.isCheck).toBe(true);
  calls.at(-1)?.answer(200, { id: 'r1' });
  await expect.poll(() => onMade.mock.calls).toHaveLength(1);
  expect(afterMade).toHaveBeenCalledOnce();
});

test('where a person found that it was made, it cannot be sent again', async () => {
  const calls = holdCalls();
  const onMade = vi.fn();
  const form = (key: string) => (
    <AddendumForm key={key} patientId="p1" recordId="r1" afterMade={vi.fn()} onMade={onMade} />
  );
  const { screen, queries } = await renderApp(form('sent'));
  await screen.getByRole('textbox', { name: 'Addendum' }).fill('Era el 37.');
  await screen.getByRole('button', { name: 'Save addendum' }).click();
  await expect.poll(() => calls).toHaveLength(1);
  calls[0]?.answer(504, { code: 'OUTCOME_UNKNOWN', details: { next: 'look' } });
  await screen.getByRole('button', { name: 'I checked: it was saved' }).click();
  await expect.poll(() => calls).toHaveLength(2);
  calls[1]?.answer(200, {});
  await expect.poll(() => onMade.mock.calls).toHaveLength(1);
  await screen.unmount();
  const next = await renderApp(form('next'), queries);
  await expect.element(next.screen.getByRole('textbox', { name: 'Addendum' })).toHaveValue('');
  expect(calls).toHaveLength(2);
});
