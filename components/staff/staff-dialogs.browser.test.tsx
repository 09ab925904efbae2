import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { StaffLink } from '@/lib/staff/staff-deeds';
import { holdCalls, renderApp } from '@/lib/testing/render-app';
import { InviteDialog } from './invite-dialog';
import { ManageDialog } from './manage-dialog';

const LINK = {
  email: 'ana@clinic.example',
  link: 'https://clinic.example/setup#t',
  expiresAt: '2026-11-26T10:00:00Z',
};
const PERSON = {
  id: 's1',
  name: 'Ana Gil',
  email: 'ana@clinic.example',
  role: 'dentist' as const,
  doctorId: null,
  isDisabled: false,
  hasSecondFactor: false,
  locks: [],
  sessions: 1,
  lastSeen: undefined,
};

afterEach(() => vi.unstubAllGlobals());

function Invite({ onMade }: { onMade: (link: StaffLink) => void }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <InviteDialog onMade={onMade} onClose={() => setOpen(false)} />}
    </>
  );
}

async function openInvite() {
  const calls = holdCalls();
  const onMade = vi.fn();
  const { screen, queries } = await renderApp(<Invite onMade={onMade} />);
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click();
  const email = screen.getByRole('textbox', { name: 'Email' });
  const role = screen.getByRole('combobox', { name: 'Role' });
  return { calls, screen, press, email, role, onMade, queries };
}

test('an address and a role are asked for, and what is refused is told at the address', async () => {
  const { calls, screen, press, email, role, onMade, queries } = await openInvite();
  await press('Create link');
  const summary = screen.getByRole('alert');
  await expect.element(summary).toHaveFocus();
  expect(summary.getByRole('button').elements()).toHaveLength(2);
  await email.fill('no-es-correo');
  await role.selectOptions('billing');
  await expect.element(role).toHaveAccessibleDescription(/Invoices, payments/);
  await press('Create link');
  await expect.element(email).toHaveAccessibleDescription(/Enter an email like/);
  expect(calls).toEqual([]);
  await email.fill(' admin@clinic.example ');
  await press('Create link');
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]?.body).toEqual({ email: 'admin@clinic.example', role: 'billing' });
  calls[0]?.answer(409, { code: 'EMAIL_IN_USE' });
  await expect.element(email).toHaveAccessibleDescription(/already exists/);
  await expect.element(summary).toHaveTextContent(/already exists/);
  await email.fill('ana@clinic.example');
  // What was refused was the address before.
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await press('Create link');
  await expect.poll(() => calls).toHaveLength(2);
  calls[1]?.answer(200, LINK);
  await expect.poll(() => onMade.mock.calls[0]?.[0]).toEqual(LINK);
  await screen.unmount();
  // The link is kept nowhere.
  expect(queries.getMutationCache().getAll()).toEqual([]);
});

test('an invitation whose answer is lost is opened as it was sent, and sent again', async () => {
  const { calls, screen, press, email, role, onMade } = await openInvite();
  await email.fill('ana@clinic.example');
  await role.selectOptions('billing');
  await press('Create link');
  await expect.poll(() => calls).toHaveLength(1);
  calls[0]?.lose();
  await expect.element(email).toBeDisabled();
  await press('Close');
  await press('Open');
  await expect.element(email).toHaveValue('ana@clinic.example');
  await expect.element(role).toHaveValue('billing');
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await press('Send again');
  await expect.poll(() => calls).toHaveLength(2);
  calls[1]?.answer(200, LINK);
  await expect.poll(() => onMade.mock.calls[0]?.[0]).toEqual(LINK);
});

async function openManage(over: Partial<typeof PERSON> = {}) {
  const calls = holdCalls();
  const onDone = vi.fn();
  const onClose = vi.fn();
  const { screen } = await renderApp(
    <ManageDialog
      person={{ ...PERSON, ...over }}
      isOwn={false}
      doctors={[{ id: 'd1', name: 'Dr. Gil', active: true, locationIds: [] }]}
      timezone="America/Bogota"
      onDone={onDone}
      onClose={onClose}
    />,
  );
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  const role = screen.getByRole('combobox', { name: 'Role' });
  const doctor = screen.getByRole('combobox', { name: 'Doctor on the agenda' });
  return { calls, screen, button, role, doctor, onDone, onClose };
}

test('what is chosen is confirmed before anything else is done, one at a time', async () => {
  const { calls, button, role, doctor, onDone } = await openManage();
  await role.selectOptions('billing');
  const end = button('End sessions');
  await expect.element(end).toHaveAccessibleDescription(/Confirm or undo/);
  await doctor.selectOptions('d1');
  await expect
    .element(button('Change').first())
    .toHaveAccessibleDescription(/one change at a time/);
  await role.selectOptions('dentist');
  await button('Change').click();
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]?.body).toEqual({ deed: 'change-doctor', doctorId: 'd1' });
  calls[0]?.answer(200, {});
  await expect.poll(() => onDone.mock.calls).toEqual([['change-doctor', undefined]]);
});

test('a role is given, a refusal is told in its words until something else is chosen', async () => {
  const { calls, screen, button, role, onDone } = await openManage();
  await role.selectOptions('billing');
  await button('Change').click();
  await expect.poll(() => calls[0]?.body).toEqual({ deed: 'change-role', role: 'billing' });
  calls[0]?.answer(409, { code: 'LAST_ADMINISTRATOR' });
  const told = screen.getByText(/last active administrator/);
  await expect.element(told).toBeVisible();
  await role.selectOptions('receptionist');
  await expect.element(told).not.toBeInTheDocument();
  await button('Change').click();
  await expect.poll(() => calls[1]?.body).toEqual({ deed: 'change-role', role: 'receptionist' });
  calls[1]?.answer(200, {});
  await expect.poll(() => onDone.mock.calls).toEqual([['change-role', undefined]]);
});

test('a deed whose answer is lost is sent again before any other', async () => {
  const { calls, button, role, onDone, onClose } = await openManage();
  await button('Create sign-in link').click();
  await expect.poll(() => calls).toHaveLength(1);
  calls[0]?.lose();
  await expect.element(role).toBeDisabled();
  await button('Send again').click();
  await expect.poll(() => calls[1]?.body).toEqual({ deed: 'link-back' });
  calls[1]?.answer(200, LINK);
  await expect.poll(() => onDone.mock.calls).toEqual([['link-back', LINK]]);
  expect(onClose).not.toHaveBeenCalled();
});
