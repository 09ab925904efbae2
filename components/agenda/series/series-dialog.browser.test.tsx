import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { SeriesLine } from '@/lib/agenda/rules/series-lines';
import { type HeldCall, holdCalls, renderApp } from '@/lib/testing/render-app';
import { SeriesDialog } from './series-dialog';

const words = {
  doctor: (id: string) => id,
  location: (id: string) => id,
  time: (minutes: number) => `${minutes / 60}:00`,
  times: () => '',
  day: (date: string) => date,
  concern: () => '',
};
const wanted = {
  doctorId: 'ana',
  locationId: 'north',
  patientId: 'maria',
  date: '2026-11-23',
  from: 600,
  duration: 30,
  count: 3,
  every: 1,
  unit: 'week',
} as const;
const line = (date: string, more: Partial<SeriesLine> = {}): SeriesLine => ({
  date,
  from: 600,
  to: 630,
  ...more,
});

afterEach(() => vi.unstubAllGlobals());

async function opened(lines: readonly SeriesLine[]) {
  const calls = holdCalls();
  const onClose = vi.fn();
  const { screen } = await renderApp(
    <SeriesDialog
      seriesId="series-1"
      wanted={wanted}
      procedureId="control"
      notes=""
      timezone="America/Bogota"
      words={words}
      onClose={onClose}
    />,
  );
  await called(calls, 0);
  calls[0]?.answer(200, lines);
  return { calls, screen, onClose };
}

const called = (calls: readonly HeldCall[], index: number) =>
  expect.poll(() => calls[index]).toBeDefined();
const sent = (call: HeldCall | undefined) =>
  call?.body as { number: number; count: number; isCheck: boolean; appointment: object };

test('each is booked by itself; one that is refused or lost is told in its line and tried again', async () => {
  const { calls, screen, onClose } = await opened([
    line('2026-11-23'),
    line('2026-11-30'),
    line('2026-12-07'),
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Book 3 appointments' }));
  await called(calls, 1);
  expect(sent(calls[1])).toMatchObject({ number: 1, count: 3, isCheck: false });
  calls[1]?.answer(200, { id: 'a1' });
  await called(calls, 2);
  calls[2]?.answer(409, { code: 'APPOINTMENT_OVERLAP', correlationId: 'c' });
  await called(calls, 3);
  // Its answer is lost.
  calls[3]?.lose();
  await expect.element(screen.getByText('1 of 3 appointments booked')).toBeVisible();
  await expect.element(screen.getByText(/already taken/)).toBeVisible();
  await expect.element(screen.getByText(/don’t know if this appointment/)).toBeVisible();
  // Our server is asked first; it says that it was made.
  await called(calls, 4);
  expect(sent(calls[4])).toMatchObject({ number: 3, isCheck: true });
  calls[4]?.answer(200, { id: 'a3' });
  await expect.element(screen.getByText('2 of 3 appointments booked')).toBeVisible();
  // The one that was refused is sent again, alone and with its number.
  await userEvent.click(screen.getByRole('button', { name: 'Book 1 appointment' }));
  await called(calls, 5);
  expect(sent(calls[5])).toMatchObject({ number: 2, count: 3, isCheck: false });
  calls[5]?.answer(200, { id: 'a2' });
  await expect.element(screen.getByText('3 of 3 appointments booked')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }).last());
  expect(onClose).toHaveBeenCalledWith(3);
});

test('against what speaks something another hour is proposed, and each can be skipped', async () => {
  const proposal = {
    date: '2026-12-09',
    from: 660,
    to: 690,
    doctorId: 'ana',
    locationId: 'north',
  };
  const { calls, screen } = await opened([
    line('2026-12-01'),
    line('2026-12-08', { problem: { kind: 'holiday', holiday: 'immaculateConception' }, proposal }),
    line('2026-12-15', { problem: { kind: 'exception' } }),
  ]);
  await expect.element(screen.getByText('3 dates, 2 to review')).toBeVisible();
  await expect.element(screen.getByText('Instead: 2026-12-09, 11:00')).toBeVisible();
  // Nothing is proposed for the third: it is left out.
  await userEvent.click(screen.getByRole('button', { name: 'Book 2 appointments' }));
  await called(calls, 1);
  calls[1]?.answer(200, { id: 'a1' });
  await called(calls, 2);
  expect(sent(calls[2])).toMatchObject({
    number: 2,
    count: 2,
    appointment: { startTime: '2026-12-09T11:00:00-05:00' },
  });
});
