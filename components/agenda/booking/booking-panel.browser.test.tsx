import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { BookingStart } from '@/lib/agenda/booking-start';
import type { PlannedPlace } from '@/lib/agenda/rules/planned-place';
import { formatTime } from '@/lib/kit/dates/time-format';
import { ADULT } from '@/lib/testing/patient';
import { holdCalls, renderApp } from '@/lib/testing/render-app';
import { BookingPanel } from './booking-panel';

const DATE = '2026-11-23';
const doctor = (id: string) => ({ id, name: id, locationIds: ['north', 'south'], active: true });
const WEEK = {
  workingDays: [
    { day: 'monday' as const, locationId: 'north', startTime: '08:00', endTime: '18:00' },
  ],
  exceptions: [],
};
const directory = {
  doctors: [doctor('ana'), doctor('luis')],
  locations: ['north', 'south'].map((id) => ({ id, name: id })),
  procedures: [{ id: 'filling', name: 'Filling', duration: 45 }],
  weeks: { ana: WEEK, luis: WEEK },
  learned: false,
};
const BODY = {
  patientId: 'p1',
  procedureId: 'filling',
  doctorId: 'ana',
  locationId: 'north',
  startTime: `${DATE}T10:00:00-05:00`,
  endTime: `${DATE}T10:45:00-05:00`,
};
const READS: Readonly<Record<string, unknown>> = {
  '/api/agenda': { version: '1', readAt: '', entries: [], unplaced: 0 },
  '/api/agenda/openings': { openings: [], searchedTo: DATE, unread: [], unscheduled: [] },
  '/api/agenda/patient': { coming: [], past: [] },
  '/api/clinic/patients/p1': ADULT,
  '/api/clinic/patients': {
    data: [],
    pagination: { page: 1, limit: 8, total: 0, totalPages: 0 },
  },
};

interface PageProps {
  first: BookingStart;
  onPlaceChange: (place: PlannedPlace | undefined) => void;
}

/** A page that the panel can be closed on and opened again; its address can name another slot. */
function Page({ first, onPlaceChange }: PageProps) {
  const [start, setStart] = useState<BookingStart | undefined>(first);
  const [date, setDate] = useState(DATE);
  return (
    <>
      <button type="button" onClick={() => setStart(undefined)}>
        Leave
      </button>
      <button type="button" onClick={() => setStart({ time: '08:00' })}>
        Come back
      </button>
      <button
        type="button"
        onClick={() => {
          setStart({ ...first, doctorId: 'luis', time: '15:00' });
          setDate('2026-11-30');
        }}
      >
        Other slot
      </button>
      <output>{date}</output>
      {start && (
        <BookingPanel
          start={start}
          date={date}
          now={{ date: '2026-11-20', minutes: 600 }}
          timezone="America/Bogota"
          directory={directory}
          canCreatePatients
          isHere={() => true}
          onPlaceChange={onPlaceChange}
          onDateChange={setDate}
          onClose={() => setStart(undefined)}
        />
      )}
    </>
  );
}

afterEach(() => vi.unstubAllGlobals());

async function open(first: BookingStart = { patientId: 'p1', doctorId: 'ana', time: '10:00' }) {
  const calls = holdCalls();
  const hold = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    init.method === 'GET'
      ? Promise.resolve(Response.json(READS[path.split('?')[0] ?? '']))
      : hold(path, init),
  );
  const onPlaceChange = vi.fn<(place: PlannedPlace | undefined) => void>();
  const { screen } = await renderApp(<Page first={first} onPlaceChange={onPlaceChange} />);
  // The other half of a double press on what opened the panel presses nothing in it.
  await new Promise((resolve) => setTimeout(resolve, 600));
  const field = (name: string) => screen.getByLabelText(name, { exact: false }).first();
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click();
  const book = async () => {
    await field('Procedure').selectOptions('filling');
    await press('Book');
  };
  return { calls, screen, field, press, book, onPlaceChange };
}

test('what is missing is named, leads to its field, and is told no more once it is there', async () => {
  const { calls, screen, field, press } = await open({ patientId: 'p1' });
  await press('Book');
  const summary = screen.getByRole('alert');
  await expect.element(summary).toHaveFocus();
  await expect.element(summary).toHaveTextContent('Time: This is required.');
  await summary.getByRole('button', { name: 'Procedure: This is required.' }).click();
  await expect.element(field('Procedure')).toHaveFocus();
  await field('Procedure').selectOptions('filling');
  await expect.element(summary).not.toHaveTextContent('Procedure');
  // The place comes with the doctor.
  await field('Doctor').selectOptions('ana');
  await expect.element(summary).not.toHaveTextContent('Location');
  await field('Time').fill('99');
  await expect.element(summary).not.toBeInTheDocument();
  await field('Notes').click();
  await expect.element(field('Time')).toHaveAccessibleDescription(/There is no such time/);
  expect(calls).toEqual([]);
});

test('it is booked once, told, and the next one of the same patient begins', async () => {
  const { calls, screen, field, press } = await open();
  await field('Procedure').selectOptions('filling');
  await screen.getByRole('button', { name: 'Book', exact: true }).dblClick();
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]?.body).toEqual(BODY);
  calls[0]?.answer(201, { id: 'a1', ...BODY, status: 'confirmed' });
  const told = screen.getByRole('alert');
  await expect.element(told).toHaveFocus();
  await expect.element(told).toHaveTextContent('Booked: Yuliana Andrea Mosquera Palacios, Monday');
  await press('Book another for this patient');
  await expect.element(field('Procedure')).toHaveFocus();
  await expect.element(field('Procedure')).toHaveValue('');
  await expect.element(field('Doctor')).toHaveValue('ana');
});

test('of a time that was taken it says so until another one is chosen, and nothing is lost', async () => {
  const { calls, screen, field, book, press } = await open();
  await field('Notes').fill('Brings x-rays');
  await book();
  await expect.poll(() => calls).toHaveLength(1);
  calls[0]?.answer(409, { code: 'APPOINTMENT_OVERLAP' });
  const told = screen.getByRole('alert');
  await expect.element(told).toHaveFocus();
  await expect.element(told).toHaveTextContent('That time was just taken');
  await field('Time').fill('11:00');
  await expect.element(told).not.toBeInTheDocument();
  await press('Book');
  await expect.poll(() => calls).toHaveLength(2);
  expect(calls[1]?.body).toMatchObject({
    notes: 'Brings x-rays',
    startTime: `${DATE}T11:00:00-05:00`,
  });
});

test('what the service refuses is told at its field, and what it says besides above them', async () => {
  const { calls, screen, field, press, book } = await open();
  await book();
  await expect.poll(() => calls).toHaveLength(1);
  const away = { path: 'locationId', code: 'not_assigned' };
  calls[0]?.answer(422, { code: 'VALIDATION_FAILED', fields: [away] });
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Location: The doctor does not');
  await expect.element(field('Location')).toHaveAccessibleDescription(/does not work at this/);
  await field('Location').selectOptions('north');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await press('Book');
  await expect.poll(() => calls).toHaveLength(2);
  calls[1]?.answer(503, { code: 'SERVICE_UNAVAILABLE', correlationId: 'c-1' });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('c-1');
});

test('after a lost answer nothing else is sent, and who comes back finds what was sent', async () => {
  const { calls, screen, field, press, book } = await open();
  await field('Notes').fill('Brings x-rays');
  await book();
  await expect.poll(() => calls).toHaveLength(1);
  calls[0]?.lose();
  const told = screen.getByRole('alert');
  await expect.element(told).toHaveTextContent('We don’t know if the appointment was booked');
  const submit = screen.getByRole('button', { name: 'Book', exact: true });
  await expect.element(submit).toHaveAccessibleDescription(/First check whether/);
  await expect.element(field('Notes')).toBeDisabled();
  await press('Leave');
  await press('Come back');
  await expect.element(field('Notes')).toHaveValue('Brings x-rays');
  await expect.element(field('Time')).toHaveValue(formatTime(600, 'en-US'));
  await expect.element(field('Procedure')).toHaveValue('filling');
  await expect.element(field('Duration')).toHaveValue(45);
  await press('Check again');
  await expect.poll(() => calls[1]?.isCheck).toBe(true);
  calls[1]?.answer(409, { code: 'NOT_MADE' });
  await expect.element(field('Notes')).toBeEnabled();
  await press('Book');
  await expect.poll(() => calls).toHaveLength(3);
  expect(calls[2]).toMatchObject({ key: calls[0]?.key, isCheck: false, body: calls[0]?.body });
});

test('who comes back while it is still being booked is told, and begins the next one', async () => {
  const { calls, screen, field, press, book } = await open();
  await book();
  await expect.poll(() => calls).toHaveLength(1);
  await press('Leave');
  await press('Come back');
  await expect.element(screen.getByRole('button', { name: 'Booking…' })).toBeVisible();
  calls[0]?.answer(201, { id: 'a1', ...BODY, status: 'confirmed' });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Booked: Unnamed patient');
  await expect.element(field('Time')).toHaveValue(formatTime(480, 'en-US'));
  expect(calls).toHaveLength(1);
});

test('somebody new is written down on the way, and the booking goes on with them', async () => {
  const { calls, screen, field, press } = await open({ doctorId: 'ana', time: '10:00' });
  await field('Notes').fill('Brings x-rays');
  await screen.getByRole('combobox', { name: 'Patient' }).fill('luz marina rojas peña');
  await press('Create new patient');
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByLabelText('First name')).toHaveValue('Luz Marina');
  await expect.element(dialog.getByLabelText('Last name')).toHaveValue('Rojas Peña');
  await dialog.getByLabelText('Phone').fill('300 555 12 34');
  await press('Create and select');
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({
    method: 'POST',
    path: '/api/clinic/patients',
    body: { firstName: 'Luz Marina', lastName: 'Rojas Peña', phone: '+57 300 555 1234' },
  });
  calls[0]?.answer(201, { ...ADULT, id: 'p9', firstName: 'Luz Marina', lastName: 'Rojas Peña' });
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByText('Luz Marina Rojas Peña')).toBeVisible();
  await expect.element(field('Procedure')).toHaveFocus();
  await expect.element(field('Notes')).toHaveValue('Brings x-rays');
  await field('Procedure').selectOptions('filling');
  await press('Book');
  await expect.poll(() => calls).toHaveLength(2);
  expect(calls[1]?.body).toMatchObject({ patientId: 'p9', notes: 'Brings x-rays' });
});

test('another slot of the agenda is taken over at once', async () => {
  const { field, press, onPlaceChange } = await open();
  await field('Notes').fill('Brings x-rays');
  await press('Other slot');
  await expect.element(field('Doctor')).toHaveValue('luis');
  await expect.element(field('Notes')).toHaveValue('Brings x-rays');
  const places = onPlaceChange.mock.calls.flatMap(([place]) => place ?? []);
  expect(places.map(({ doctorId, date }) => `${doctorId} ${date}`)).toEqual([
    `ana ${DATE}`,
    'luis 2026-11-30',
  ]);
});

test('a date is read as it is said, and the date of a short year is explained', async () => {
  const { screen, field, press } = await open();
  const date = field('Date');
  await date.fill('+2 weeks');
  await expect.element(screen.getByText('Friday, December 4, 2026')).toBeVisible();
  await press('Book');
  await expect.element(date).toHaveValue('12/04/2026');
  await date.fill('5/6/27');
  await field('Time').click();
  await expect.element(screen.getByText('Enter the full year, for example 2027.')).toBeVisible();
  await date.fill('tomorrow');
  await field('Time').click();
  await expect.element(date).toHaveValue('11/21/2026');
});
