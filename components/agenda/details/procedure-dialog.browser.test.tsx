import { afterEach, expect, test, vi } from 'vitest';
import { ToastProvider } from '@/components/ui/overlays/toast';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import { holdCalls, renderApp } from '@/lib/testing/render-app';
import { ProcedureDialog } from './procedure-dialog';

const DATE = '2026-11-23';
const ENTRY: AgendaEntry = {
  id: 'a1',
  date: DATE,
  from: 600,
  to: 630,
  patientId: 'p1',
  doctorId: 'ana',
  locationId: 'north',
  procedureId: 'control',
  status: 'confirmed',
  version: 3,
};
const NEXT: AgendaEntry = { ...ENTRY, id: 'a2', patient: 'Luz Rojas', from: 640, to: 670 };
const day = { day: 'monday' as const, locationId: 'north', startTime: '08:00', endTime: '18:00' };
const directory = {
  doctors: [{ id: 'ana', name: 'Ana', locationIds: ['north'], active: true }],
  locations: [{ id: 'north', name: 'North' }],
  procedures: [
    { id: 'control', name: 'Control', duration: 30 },
    { id: 'crown', name: 'Crown', duration: 60, doctorIds: ['luis'] },
  ],
  weeks: { ana: { workingDays: [day], exceptions: [] } },
  learned: false,
};

afterEach(() => vi.unstubAllGlobals());

async function open() {
  const calls = holdCalls();
  const hold = globalThis.fetch;
  const agenda = { version: '1', readAt: '', entries: [ENTRY, NEXT], unplaced: 0 };
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    init.method === 'GET' ? Promise.resolve(Response.json(agenda)) : hold(path, init),
  );
  const onClose = vi.fn();
  const { screen } = await renderApp(
    <ToastProvider closeLabel="Close">
      <ProcedureDialog
        entry={ENTRY}
        directory={directory}
        now={{ date: DATE, minutes: 620 }}
        timezone="America/Bogota"
        onClose={onClose}
      />
    </ToastProvider>,
  );
  return { calls, screen, onClose };
}

test('another procedure brings its length, tells what it runs into, and is saved as of what was read', async () => {
  const { calls, screen, onClose } = await open();
  await screen.getByLabelText('Procedure', { exact: true }).selectOptions('crown');
  await expect.element(screen.getByLabelText('Minutes')).toHaveValue('60');
  const concerns = screen.getByRole('status').first();
  await expect.element(concerns).toHaveTextContent('Luz Rojas');
  await expect.element(concerns).toHaveTextContent('doesn’t perform');
  await screen.getByLabelText('Minutes').fill('40');
  await expect.element(concerns).not.toHaveTextContent('Luz Rojas');
  await screen.getByRole('button', { name: 'Save change' }).click();
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({
    method: 'PATCH',
    path: '/api/clinic/appointments/a1',
    ifMatch: '"3"',
    body: { procedureId: 'crown', endTime: `${DATE}T10:40:00-05:00` },
  });
  calls[0]?.answer(200, {
    ...ENTRY,
    procedureId: 'crown',
    startTime: `${DATE}T10:00:00-05:00`,
    endTime: `${DATE}T10:40:00-05:00`,
  });
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

test('a length that is none is told, and a time that somebody has is refused in words', async () => {
  const { calls, screen } = await open();
  await screen.getByLabelText('Minutes').fill('3');
  await screen.getByRole('button', { name: 'Save change' }).click();
  await expect.element(screen.getByLabelText('Minutes')).toBeInvalid();
  expect(calls).toEqual([]);
  await screen.getByLabelText('Minutes').fill('60');
  await screen.getByRole('button', { name: 'Save change' }).click();
  await expect.poll(() => calls).toHaveLength(1);
  calls[0]?.answer(409, { code: 'APPOINTMENT_OVERLAP' });
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await expect.element(screen.getByLabelText('Minutes')).toHaveValue('60');
});
