import { useQuery } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { ToastProvider } from '@/components/ui/overlays/toast';
import { agendaQueries } from '@/lib/agenda/agenda-queries';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import { holdCalls, renderApp } from '@/lib/testing/render-app';
import { AppointmentNotes } from './appointment-notes';
import { StatusActions } from './status-actions';

const DATE = '2026-11-23';
const ENTRY: AgendaEntry = {
  id: 'a1',
  date: DATE,
  from: 600,
  to: 630,
  patientId: 'p1',
  patient: 'Luz Rojas',
  doctorId: 'ana',
  locationId: 'north',
  procedureId: 'control',
  status: 'confirmed',
  notes: 'Old',
  version: 1,
};
const CHANGED = {
  ...ENTRY,
  startTime: `${DATE}T10:00:00-05:00`,
  endTime: `${DATE}T10:30:00-05:00`,
};

/** An appointment as the agenda shows it. */
function Page() {
  const list = useQuery(agendaQueries.range({ from: DATE, to: DATE }));
  const [entry] = list.data?.entries ?? [];
  if (!entry) return null;
  return (
    <>
      <AppointmentNotes entry={entry} mayEdit />
      <StatusActions entry={entry} who="Luz Rojas" begun={false} bill={undefined} />
      <button type="button" onClick={() => void list.refetch()}>
        Read anew
      </button>
    </>
  );
}

afterEach(() => vi.unstubAllGlobals());

async function open() {
  const agenda = { entry: ENTRY };
  const calls = holdCalls();
  const hold = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    init.method === 'GET'
      ? Promise.resolve(
          Response.json({ version: '1', readAt: '', entries: [agenda.entry], unplaced: 0 }),
        )
      : hold(path, init),
  );
  const { screen } = await renderApp(
    <ToastProvider closeLabel="Close">
      <Page />
    </ToastProvider>,
  );
  const notes = screen.getByRole('textbox', { name: 'Notes' });
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click();
  const edit = async (text: string) => {
    await press('Edit notes');
    await expect.element(notes).toHaveFocus();
    await notes.fill(text);
    await press('Save notes');
  };
  return { agenda, calls, screen, notes, press, edit };
}

test('notes are saved against the version that was read, and shown at once', async () => {
  const { agenda, calls, screen, notes, edit } = await open();
  await edit(' New ');
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({ method: 'PATCH', body: { notes: 'New' } });
  agenda.entry = { ...ENTRY, notes: 'New', version: 2 };
  calls[0]?.answer(200, { ...CHANGED, notes: 'New', version: 2 });
  await expect.element(screen.getByText('Notes saved.')).toBeVisible();
  await expect.element(notes).not.toBeInTheDocument();
  await expect.element(screen.getByText('New', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Notes' })).toHaveFocus();
});

test('notes that are too long are not sent, and those that nobody changed are closed', async () => {
  const { calls, screen, notes, press, edit } = await open();
  await edit('a'.repeat(2_001));
  await expect.element(notes).toHaveAccessibleDescription(/1 character over the limit/);
  await notes.fill('Old');
  await press('Save notes');
  await expect.element(screen.getByText('Notes saved.')).toBeVisible();
  expect(calls).toEqual([]);
});

test('what somebody else wrote meanwhile is told, and written over only on purpose', async () => {
  const { agenda, calls, screen, notes, press } = await open();
  await press('Edit notes');
  await notes.fill('Mine');
  agenda.entry = { ...ENTRY, notes: 'Theirs', version: 2 };
  await press('Read anew');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Theirs');
  await press('Save my version');
  await expect.poll(() => calls).toHaveLength(1);
  calls[0]?.answer(412, { code: 'VERSION_CONFLICT' });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('changed this appointment');
  await expect.element(notes).toHaveValue('Mine');
});

test('notes whose answer is lost are found where the agenda says them', async () => {
  const { agenda, calls, screen, notes, edit } = await open();
  await edit('New');
  await expect.poll(() => calls).toHaveLength(1);
  agenda.entry = { ...ENTRY, notes: 'New', version: 2 };
  calls[0]?.lose();
  await expect.poll(() => calls[1]?.isCheck).toBe(true);
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  calls[1]?.answer(200, { ...CHANGED, notes: 'New', version: 2 });
  await expect.element(screen.getByText('Notes saved.')).toBeVisible();
  await expect.element(notes).not.toBeInTheDocument();
});

test('what was written on is saved once it is known that the first was', async () => {
  const { calls, screen, notes, press, edit } = await open();
  await edit('New');
  await expect.poll(() => calls).toHaveLength(1);
  calls[0]?.lose();
  await expect.element(screen.getByText(/Check the status before you try again/)).toBeVisible();
  await notes.fill('New and more');
  await press('Save notes');
  await expect.poll(() => calls[1]?.isCheck).toBe(true);
  calls[1]?.answer(200, { ...CHANGED, notes: 'New', version: 2 });
  await expect.poll(() => calls).toHaveLength(3);
  expect(calls[2]).toMatchObject({ isCheck: false, body: { notes: 'New and more' } });
  expect(calls[2]?.key).not.toBe(calls[0]?.key);
  calls[2]?.answer(200, { ...CHANGED, notes: 'New and more', version: 3 });
  await expect.element(screen.getByText('Notes saved.')).toBeVisible();
  await expect.element(notes).not.toBeInTheDocument();
});

test('a status is changed once, told, and taken back', async () => {
  const { agenda, calls, screen, press } = await open();
  await screen.getByRole('button', { name: 'Cancel appointment' }).dblClick();
  await expect.poll(() => calls).toHaveLength(1);
  agenda.entry = { ...ENTRY, status: 'canceled', version: 2 };
  calls[0]?.answer(200, { ...CHANGED, status: 'canceled', version: 2 });
  await expect.element(screen.getByText('Luz Rojas: canceled.')).toBeVisible();
  await press('Undo');
  await expect.poll(() => calls).toHaveLength(2);
  expect(calls[1]?.body).toEqual({ status: 'confirmed' });
  calls[1]?.answer(409, { code: 'APPOINTMENT_OVERLAP' });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('the time is taken');
});

test('after a lost answer no other status can be said until it is known', async () => {
  const { calls, screen, press } = await open();
  await press('Cancel appointment');
  await expect.poll(() => calls).toHaveLength(1);
  calls[0]?.lose();
  await expect.element(screen.getByRole('alert')).toHaveFocus();
  const cancel = screen.getByRole('button', { name: 'Cancel appointment' });
  await expect.element(cancel).toHaveAttribute('aria-disabled', 'true');
  await press('Check again');
  await expect.poll(() => calls[1]?.isCheck).toBe(true);
  calls[1]?.answer(409, { code: 'NOT_MADE' });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('This wasn’t saved.');
  await expect.element(cancel).not.toHaveAttribute('aria-disabled');
});
