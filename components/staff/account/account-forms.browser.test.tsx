import { afterEach, expect, test, vi } from 'vitest';
import { holdCalls, renderApp } from '@/lib/testing/render-app';
import { PasswordForm } from './password-form';
import { Sessions } from './sessions';

const NEXT = 'una frase larga y tranquila';

afterEach(() => vi.unstubAllGlobals());

async function openPassword() {
  const calls = holdCalls();
  const onChanged = vi.fn();
  const { screen, queries } = await renderApp(
    <PasswordForm email="ana@clinic.example" onChanged={onChanged} />,
  );
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click();
  const current = screen.getByLabelText('Current password', { exact: true });
  const next = screen.getByLabelText('New password', { exact: true });
  const repeat = screen.getByLabelText('Confirm password', { exact: true });
  const fill = async (typed: string) => {
    await current.fill(typed);
    await next.fill(NEXT);
    await repeat.fill(NEXT);
  };
  const kept = () =>
    JSON.stringify(
      queries
        .getMutationCache()
        .getAll()
        .map((one) => one.state),
    );
  return { calls, screen, press, current, next, repeat, fill, onChanged, kept };
}

test('a password is changed, and the form is ready for another with nothing kept', async () => {
  const { calls, screen, press, current, next, fill, onChanged, kept } = await openPassword();
  await press('Change the password');
  await expect.element(screen.getByRole('alert')).toHaveFocus();
  await expect.element(current).toHaveAccessibleDescription(/Type your current password/);
  await fill('not this one');
  await press('Change the password');
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]?.body).toEqual({ current: 'not this one', next: NEXT });
  calls[0]?.answer(403, { code: 'INVALID_CREDENTIALS' });
  await expect.element(current).toHaveAccessibleDescription('That is not your current password.');
  await expect.element(next).toHaveValue(NEXT);
  await current.fill('this one');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await press('Change the password');
  await expect.poll(() => calls).toHaveLength(2);
  calls[1]?.answer(200, {});
  await expect.poll(() => onChanged.mock.calls).toHaveLength(1);
  await expect.element(current).toHaveValue('');
  await expect.poll(kept).toBe('[]');
  await fill('this one');
  await press('Change the password');
  await expect.poll(() => calls).toHaveLength(3);
});

test('after a lost answer it is sent again, and nothing is kept of a form that was left', async () => {
  const { calls, screen, press, current, fill, kept } = await openPassword();
  await fill('this one');
  await press('Change the password');
  await expect.poll(() => calls).toHaveLength(1);
  calls[0]?.lose();
  await expect.element(current).toBeDisabled();
  await press('Send again');
  await expect.poll(() => calls).toHaveLength(2);
  calls[1]?.lose();
  await expect
    .element(screen.getByRole('button', { name: 'Send again' }))
    .not.toHaveAttribute('aria-busy');
  await screen.unmount();
  expect(kept()).toBe('[]');
});

test('other sessions are ended, and a failure is told', async () => {
  const calls = holdCalls();
  const onEnded = vi.fn();
  const session = { since: '2026-11-24T10:00:00Z', lastSeen: '2026-11-24T10:00:00Z' };
  const { screen } = await renderApp(
    <Sessions
      sessions={[
        { id: 'a', ...session },
        { id: 'b', ...session },
      ]}
      ownSessionId="a"
      timezone="America/Bogota"
      onEnded={onEnded}
    />,
  );
  const end = screen.getByRole('button', { name: 'Sign out other sessions' });
  await end.click();
  await expect.poll(() => calls).toHaveLength(1);
  calls[0]?.lose();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await end.click();
  await expect.poll(() => calls).toHaveLength(2);
  calls[1]?.answer(200, {});
  await expect.poll(() => onEnded.mock.calls).toHaveLength(1);
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});
