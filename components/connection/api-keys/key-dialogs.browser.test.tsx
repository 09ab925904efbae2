import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { holdCalls, renderApp } from '@/lib/testing/render-app';
import { CreateKeyDialog } from './create-key-dialog';
import { RevokeKeyDialog } from './revoke-key-dialog';

const SECRET = 'key-that-is-shown-once';
const onMade = vi.fn();
const onFailed = vi.fn();
const onDone = vi.fn();

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

function Keys() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <CreateKeyDialog
          onMade={(made) => {
            onMade(made);
            setOpen(false);
          }}
          onFailed={onFailed}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

async function openNewKey() {
  const calls = holdCalls();
  const { screen, queries } = await renderApp(<Keys />);
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click();
  const name = screen.getByRole('textbox', { name: 'What it is for' });
  await press('Open');
  const fill = async () => {
    await name.fill('Accounting');
    await screen.getByRole('checkbox', { name: 'See patients' }).click();
    await screen.getByRole('combobox', { name: 'Expires' }).selectOptions('365');
  };
  const kept = () =>
    JSON.stringify(
      queries
        .getMutationCache()
        .getAll()
        .map((one) => one.state),
    );
  return { calls, screen, press, name, fill, kept };
}

test('a key is told once, and nothing is kept of it', async () => {
  const { calls, screen, press, fill, kept } = await openNewKey();
  await press('Create key');
  const summary = screen.getByRole('alert');
  await expect.element(summary).toHaveFocus();
  await summary.getByRole('button', { name: /What it allows/ }).click();
  await expect.element(screen.getByRole('checkbox').first()).toHaveFocus();
  await fill();
  await press('Create key');
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]?.body).toMatchObject({ name: 'Accounting', scopes: ['patients:read'] });
  calls[0]?.answer(201, { id: 'k1', name: 'Accounting', key: SECRET });
  await expect.poll(() => onMade.mock.calls).toEqual([[{ name: 'Accounting', key: SECRET }]]);
  await expect.poll(kept).toBe('[]');
});

test('of a key whose page was left before it was made nothing is kept either', async () => {
  const { calls, screen, press, fill, kept } = await openNewKey();
  await fill();
  await press('Create key');
  await expect.poll(() => calls).toHaveLength(1);
  await screen.unmount();
  calls[0]?.answer(201, { id: 'k1', name: 'Accounting', key: SECRET });
  await expect.poll(kept).toBe('[]');
  expect(onMade).not.toHaveBeenCalled();
});

test('one whose answer is lost is the same key when it is opened again', async () => {
  const { calls, screen, press, name, fill } = await openNewKey();
  await fill();
  await press('Create key');
  await expect.poll(() => calls).toHaveLength(1);
  calls[0]?.lose();
  await expect.element(name).toBeDisabled();
  expect(onFailed).toHaveBeenCalledTimes(1);
  await press('Close');
  await press('Open');
  await expect.element(name).toHaveValue('Accounting');
  await expect.element(screen.getByRole('combobox', { name: 'Expires' })).toHaveValue('365');
  await press('Check again');
  await expect.poll(() => calls[1]?.isCheck).toBe(true);
  calls[1]?.answer(200, { id: 'k1', name: 'Accounting', key: null });
  await expect.poll(() => onMade.mock.calls).toEqual([[{ name: 'Accounting', key: null }]]);
});

test('what went wrong with one that was given up is not told of the next', async () => {
  const { calls, screen, press, name, fill } = await openNewKey();
  await fill();
  await press('Create key');
  await expect.poll(() => calls).toHaveLength(1);
  calls[0]?.answer(429, {});
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await press('Cancel');
  await press('Leave without saving');
  await press('Open');
  await expect.element(name).toHaveValue('');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

const KEY = {
  id: 'k1',
  name: 'Bootstrap',
  prefix: 'abc',
  scopes: [],
  lastUsedAt: undefined,
  expiresAt: null,
  ours: 'yes' as const,
};

async function openRevoke() {
  const calls = holdCalls();
  const onClose = vi.fn();
  const { screen } = await renderApp(
    <RevokeKeyDialog apiKey={KEY} onDone={onDone} onClose={onClose} />,
  );
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click();
  return { calls, screen, press, onClose };
}

test('the key of the application itself is revoked by its name and a tick', async () => {
  const { calls, screen, press } = await openRevoke();
  const meant = screen.getByRole('checkbox');
  await press('Revoke the key');
  await expect
    .element(screen.getByRole('textbox'))
    .toHaveAccessibleDescription('That is not the name of the key.');
  await expect.element(meant).toHaveAccessibleDescription('Select the box to confirm.');
  expect(calls).toEqual([]);
  await screen.getByRole('textbox').fill('Bootstrap');
  await meant.click();
  await press('Revoke the key');
  await expect.poll(() => calls[0]).toMatchObject({ method: 'DELETE' });
  calls[0]?.answer(200, { id: 'k1' });
  await expect.poll(() => onDone.mock.calls).toHaveLength(1);
});

test('what was typed to confirm is given up without a question, and one that is gone is told', async () => {
  const { calls, screen, press, onClose } = await openRevoke();
  await screen.getByRole('textbox').fill('Bootstrap');
  await press('Cancel');
  expect(onClose).toHaveBeenCalledTimes(1);
  await screen.getByRole('checkbox').click();
  await press('Revoke the key');
  await expect.poll(() => calls).toHaveLength(1);
  calls[0]?.answer(404, { code: 'NOT_FOUND' });
  await expect.element(screen.getByText('This key has already been revoked.')).toBeVisible();
  await screen.getByRole('button', { name: 'Close', exact: true }).last().click();
  expect(onDone).toHaveBeenCalledTimes(1);
});
