import { afterEach, expect, test, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '@/lib/kit/clinic-settings';
import { holdCalls, renderApp } from '@/lib/testing/render-app';
import { ConfirmationForm } from './confirmation-form';

const VALUES = DEFAULT_SETTINGS.confirmation;

afterEach(() => vi.unstubAllGlobals());

test('a word in braces that stands for nothing is refused at its text, and line breaks and emoji are sent', async () => {
  const calls = holdCalls();
  const { screen } = await renderApp(<ConfirmationForm version={3} values={VALUES} />);
  const spanish = screen.getByLabelText(/^In Spanish/);
  await spanish.fill('Hola, {nombre}: {procedimiento}');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Only {nombre}, {fecha}');
  await expect.element(spanish).toHaveValue('Hola, {nombre}: {procedimiento}');
  await spanish.fill('Hola, {nombre} 👋\n{fecha}, {hora}');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({
    path: '/api/settings/clinic',
    body: {
      section: 'confirmation',
      version: 3,
      values: { ...VALUES, spanish: 'Hola, {nombre} 👋\n{fecha}, {hora}' },
    },
  });
});
