import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Directory } from '@/lib/agenda/shared/directory';
import { type HeldCall, holdCalls, renderApp } from '@/lib/testing/render-app';
import { OutDialog } from './out-dialog';

const MONDAY = '2026-11-23';
const hours = { day: 'monday', locationId: 'north', startTime: '08:00', endTime: '17:00' };
const directory: Directory = {
  doctors: [{ id: 'ana', name: 'Ana Ruiz', locationIds: ['north'], active: true }],
  locations: [{ id: 'north', name: 'North' }],
  procedures: [],
  weeks: { ana: { workingDays: [hours], exceptions: [] } },
  learned: false,
};

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

async function opened(of: Directory = directory) {
  const calls = holdCalls();
  const onClose = vi.fn();
  const { screen } = await renderApp(
    <OutDialog directory={of} doctorId="ana" date={MONDAY} today={MONDAY} onClose={onClose} />,
  );
  return { calls, screen, onClose };
}

const next = (calls: readonly HeldCall[], index: number) =>
  expect.poll(() => calls[index]).toBeDefined();

test('blocks hours once it is told that they end on the same day, and loses nothing typed', async () => {
  const { calls, screen, onClose } = await opened();
  await userEvent.click(screen.getByLabelText('Part of the day'));
  await userEvent.fill(screen.getByLabelText('From'), '22:00');
  await userEvent.fill(screen.getByLabelText('To', { exact: true }), '02:00');
  await userEvent.fill(screen.getByLabelText('Reason'), 'Night shift');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.element(screen.getByText(/save two blocks/).first()).toBeVisible();
  expect(calls).toEqual([]);
  await expect.element(screen.getByLabelText('Reason')).toHaveValue('Night shift');
  await userEvent.fill(screen.getByLabelText('To', { exact: true }), '23:30');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await next(calls, 0);
  expect(calls[0]).toMatchObject({
    path: '/api/agenda/out/block',
    body: {
      doctorId: 'ana',
      date: MONDAY,
      from: 1_320,
      to: 1_410,
      reason: 'Night shift',
    },
  });
  // The answer is lost: sent again it is the same block.
  calls[0]?.lose();
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await next(calls, 1);
  expect(calls[1]?.body).toEqual(calls[0]?.body);
  calls[1]?.answer(200, { id: 'b' });
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

test('records a whole day, and says it where the doctor has no working hours', async () => {
  const { calls, screen } = await opened();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await next(calls, 0);
  expect(calls[0]).toMatchObject({
    path: '/api/agenda/out/absence',
    body: { doctorId: 'ana', from: MONDAY, to: MONDAY },
  });
  calls[0]?.answer(409, { code: 'NO_SCHEDULE', correlationId: 'c' });
  await expect.element(screen.getByText(/no working hours yet/)).toBeVisible();
});

test('lists what there is on that day, and ends a block', async () => {
  const block = { id: 'b', date: MONDAY, from: 600, to: 660, reason: 'Meeting', doctorId: 'ana' };
  const { calls, screen } = await opened({ ...directory, blocks: [block] });
  await expect.element(screen.getByText(/Meeting/).first()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'End the block: Meeting' }));
  await next(calls, 0);
  expect(calls[0]).toMatchObject({ path: '/api/agenda/out/end-block', body: { id: 'b' } });
});
