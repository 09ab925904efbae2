import { expect, test } from 'vitest';
import { callerOf } from '@/lib/testing/caller';
import { listedAt } from '@/lib/testing/listed-appointment';
import { withScriptedService } from '@/lib/testing/scripted-application';
import { json } from '@/lib/testing/scripted-service';
import { readPatientVisits } from './read-patient-visits.server';

const service = await withScriptedService('documented');

const DAY = '2026-11-23';

test('who is being seen, and what nobody closed, is open; what is to come or has its word is not', async () => {
  const data = [
    listedAt('attended', DAY, ['08:00', '08:30'], {
      status: 'completed',
      doctorId: 'doc-2',
      doctor: { id: 'doc-2', fullName: 'Ana Ruiz' },
    }),
    listedAt('forgotten', DAY, ['09:00', '09:30'], {
      doctorId: 'doc-2',
      doctor: { id: 'doc-2', fullName: 'Ana Ruiz Parra' },
    }),
    listedAt('now', DAY, ['10:00', '10:30']),
    listedAt('next', DAY, ['10:30', '11:00']),
  ];
  service.answer = json(200, { data, pagination: { page: 1, limit: 100, total: data.length } });
  const now = new Date('2026-11-23T10:15:00-05:00');
  const { coming, past } = await readPatientVisits(callerOf('receptionist'), 'pat-1', now);
  const told = (visits: typeof past) => visits.map(({ id, isOpen }) => [id, isOpen]);
  expect(told(coming)).toEqual([
    ['now', true],
    ['next', undefined],
  ]);
  expect(told(past)).toEqual([
    ['forgotten', true],
    ['attended', undefined],
  ]);
  // As each appointment says, whatever is known of the doctor otherwise.
  expect(past.map(({ doctor }) => doctor)).toEqual(['Ana Ruiz Parra', 'Ana Ruiz']);
});
