import { beforeEach, expect, test, vi } from 'vitest';
import { ClinicError } from '@/lib/server/clinic/errors';
import type { AppointmentAct } from './appointment-history';
import { withDoctors } from './history-doctors.server';
import { readDirectory } from './shared/directory.server';

vi.mock('./shared/directory.server');

const act = { at: '2026-11-24T15:00:00.000Z', deeds: ['moved'] } satisfies AppointmentAct;
const startTime = '2026-11-24T15:30:00-05:00';
const moved = (doctorId: string): AppointmentAct => ({ ...act, movedTo: { startTime, doctorId } });

beforeEach(() => {
  vi.mocked(readDirectory)
    .mockReset()
    .mockResolvedValue({
      doctors: [{ id: 'ana', name: 'Ana Ruiz', locationIds: [], active: true }],
      locations: [],
      procedures: [],
      weeks: {},
      learned: false,
    });
});

test('a doctor to whom it was moved is named, and one whom nobody knows is not', async () => {
  expect(await withDoctors([moved('ana'), moved('gone')])).toEqual([
    { ...act, movedTo: { startTime, doctorId: 'ana', doctor: 'Ana Ruiz' } },
    moved('gone'),
  ]);
});

test('where no doctor changed nobody is looked up', async () => {
  const history = [act, { ...act, movedTo: { startTime } }];
  expect(await withDoctors(history)).toEqual(history);
  expect(readDirectory).not.toHaveBeenCalled();
});

test('the history is told without names where the doctors cannot be read', async () => {
  const lost = new ClinicError(503, 'UNREACHABLE', {
    operation: 'doctors.list',
    correlationId: '',
  });
  vi.mocked(readDirectory).mockRejectedValue(lost);
  expect(await withDoctors([moved('ana')])).toEqual([moved('ana')]);
});
