import { useQuery } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { ToastProvider } from '@/components/ui/overlays/toast';
import { agendaQueries } from '@/lib/agenda/agenda-queries';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import { placeOf } from '@/lib/agenda/rules/place';
import { formatTimes } from '@/lib/kit/dates/time-format';
import { holdCalls, renderApp } from '@/lib/testing/render-app';
import { MoveBar } from './move-bar';
import { useMoves } from './use-moves';

const DATE = '2026-11-23';
const block = {
  day: 'monday' as const,
  locationId: 'north',
  startTime: '08:00',
  endTime: '18:00',
};
const directory = {
  doctors: [{ id: 'ana', name: 'Ana', locationIds: ['north'], active: true }],
  locations: [{ id: 'north', name: 'North' }],
  procedures: [],
  weeks: { ana: { workingDays: [block], exceptions: [] } },
  learned: false,
};
const entryOf = (id: string, patient: string, from: number): AgendaEntry => ({
  id,
  date: DATE,
  from,
  to: from + 30,
  patientId: `of ${id}`,
  patient,
  doctorId: 'ana',
  locationId: 'north',
  procedureId: 'control',
  status: 'confirmed',
  version: 1,
});
const LUZ = entryOf('a1', 'Luz Rojas', 600);
const EVA = entryOf('a2', 'Eva Díaz', 900);
const now = { date: '2026-11-20', minutes: 600 };
const atEleven = { ...placeOf(LUZ), from: 660, to: 690 };
const MOVED = {
  ...LUZ,
  patient: undefined,
  startTime: `${DATE}T11:00:00-05:00`,
  endTime: `${DATE}T11:30:00-05:00`,
  version: 2,
};

/** Half an hour, as text is compared: with plain spaces. */
const times = (from: number) => formatTimes({ from, to: from + 30 }, 'en-US').replace(/\s/g, ' ');

/** A day with its appointments, without the grid: what is taken is dropped by its button. */
function Page() {
  const list = useQuery(agendaQueries.range({ from: DATE, to: DATE }));
  const moves = useMoves({ directory, timezone: 'America/Bogota', now });
  const moved = (entry: AgendaEntry) => moves.pending.find(({ id }) => id === entry.id) ?? entry;
  return (
    <>
      <ul>
        {list.data?.entries.map((entry) => (
          <li key={entry.id}>{`${entry.patient} ${formatTimes(moved(entry), 'en-US')}`}</li>
        ))}
      </ul>
      {[LUZ, EVA].map((entry) => (
        <button key={entry.id} type="button" onClick={() => moves.hold(entry)}>
          {`Take ${entry.patient}`}
        </button>
      ))}
      <MoveBar
        moves={moves}
        place={
          moves.held && {
            ...moves.held.place,
            from: moves.held.place.from + 60,
            to: moves.held.place.to + 60,
          }
        }
        directory={directory}
        now={now}
      />
    </>
  );
}

afterEach(() => vi.unstubAllGlobals());

async function open() {
  const agenda = { entries: [LUZ, EVA] };
  const calls = holdCalls();
  const hold = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    init.method === 'GET' && path.startsWith('/api/agenda')
      ? Promise.resolve(
          Response.json({ version: '1', readAt: '', entries: agenda.entries, unplaced: 0 }),
        )
      : hold(path, init),
  );
  const { screen } = await renderApp(
    <ToastProvider closeLabel="Close">
      <Page />
    </ToastProvider>,
  );
  const shows = (patient: string, from: number) =>
    expect
      .element(screen.getByRole('listitem').filter({ hasText: patient }))
      .toHaveTextContent(times(from));
  const move = async (patient: string) => {
    await screen.getByRole('button', { name: `Take ${patient}` }).click();
    const drop = screen.getByRole('button', { name: 'Drop here' });
    await expect.element(drop).toBeVisible();
    // The other half of a double press drops nothing.
    await new Promise((resolve) => setTimeout(resolve, 600));
    await drop.click();
  };
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click();
  return { agenda, calls, screen, shows, move, press };
}

test('two are moved at once, each against its version; one is made and taken back', async () => {
  const { agenda, calls, screen, shows, move, press } = await open();
  await shows('Luz Rojas', 600);
  await move('Luz Rojas');
  await shows('Luz Rojas', 660);
  await move('Eva Díaz');
  await shows('Eva Díaz', 960);
  await expect
    .poll(() => calls.map(({ path }) => path))
    .toEqual(['/api/clinic/appointments/a1', '/api/clinic/appointments/a2']);
  expect(calls[0]?.body).toEqual({ startTime: MOVED.startTime, endTime: MOVED.endTime });
  agenda.entries = [{ ...LUZ, ...atEleven, version: 2 }, EVA];
  calls[0]?.answer(200, MOVED);
  await expect.element(screen.getByText(/Appointment moved: Luz Rojas/)).toBeVisible();
  await shows('Luz Rojas', 660);
  await shows('Eva Díaz', 960);
  await press('Undo');
  await shows('Luz Rojas', 600);
  await expect.poll(() => calls).toHaveLength(3);
  expect(calls[2]?.body).toMatchObject({ startTime: `${DATE}T10:00:00-05:00` });
});

test('a time that is taken is told by name, and the appointment is where it was', async () => {
  const { agenda, calls, screen, shows, move, press } = await open();
  await move('Luz Rojas');
  await expect.poll(() => calls).toHaveLength(1);
  agenda.entries = [LUZ, { ...EVA, from: 660, to: 690 }];
  calls[0]?.answer(409, { code: 'APPOINTMENT_OVERLAP' });
  const told = screen.getByRole('alert');
  await expect.element(told).toHaveTextContent('Luz Rojas was not moved: that time is taken');
  await expect.element(told).toHaveTextContent('Eva Díaz');
  await shows('Luz Rojas', 600);
  await press('Choose another time');
  await expect.element(told).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Cancel', exact: true })).toBeVisible();
});

test('one that somebody changed is told as it is now', async () => {
  const { calls, screen, move } = await open();
  await move('Luz Rojas');
  await expect.poll(() => calls).toHaveLength(1);
  calls[0]?.answer(412, { code: 'VERSION_CONFLICT' });
  await expect.poll(() => calls[1]?.method).toBe('GET');
  calls[1]?.answer(200, {
    ...MOVED,
    startTime: `${DATE}T15:00:00-05:00`,
    endTime: `${DATE}T15:30:00-05:00`,
  });
  const told = screen.getByRole('alert');
  await expect.element(told).toHaveTextContent('somebody changed the appointment');
  await expect.element(told).toHaveTextContent(times(900));
});

test('a lost answer is checked, which sends nothing; what was not made is sent again', async () => {
  const { calls, screen, shows, move, press } = await open();
  await move('Luz Rojas');
  await expect.poll(() => calls).toHaveLength(1);
  calls[0]?.lose();
  const told = screen.getByRole('alert');
  await expect
    .element(told)
    .toHaveTextContent('We don’t know if Luz Rojas’s appointment was moved');
  await expect.element(told).toHaveFocus();
  await shows('Luz Rojas', 600);
  await press('Check again');
  await expect.poll(() => calls[1]?.isCheck).toBe(true);
  calls[1]?.answer(409, { code: 'NOT_MADE' });
  await expect.element(told).toHaveTextContent('This wasn’t saved.');
  await press('Try again');
  await shows('Luz Rojas', 660);
  await expect.poll(() => calls).toHaveLength(3);
  expect(calls[2]).toMatchObject({ key: calls[0]?.key, isCheck: false });
  calls[2]?.answer(200, MOVED);
  await expect.element(screen.getByText(/Appointment moved: Luz Rojas/)).toBeVisible();
});

test('a move that is let be while nobody knows is found out about before another one is sent', async () => {
  const { calls, screen, move, press } = await open();
  await move('Luz Rojas');
  await expect.poll(() => calls).toHaveLength(1);
  calls[0]?.lose();
  await press('Leave it where it is');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await move('Luz Rojas');
  await expect.poll(() => calls).toHaveLength(2);
  expect(calls[1]).toMatchObject({ key: calls[0]?.key, isCheck: true });
});
