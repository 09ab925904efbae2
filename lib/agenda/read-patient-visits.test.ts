import { afterAll, expect, test } from 'vitest';
import { withApplication } from '@/lib/testing/application';
import { callerOf } from '@/lib/testing/caller';
import { json, startScriptedService } from '@/lib/testing/scripted-service';
import { readPatientVisits } from './read-patient-visits.server';

const service = await startScriptedService();
withApplication({
  CLINIC_API_URL: service.url.href,
  CLINIC_API_KEY: 'key-of-the-tests',
  CLINIC_API_FEATURES: 'documented',
});
afterAll(() => service.close());

const listed = (id: string, from: string, to: string, status = 'confirmed') => ({
  id,
  patientId: 'pat-1',
  doctorId: 'doc-1',
  locationId: 'loc-1',
  procedureId: 'pro-1',
  startTime: `2026-11-23T${from}:00-05:00`,
  endTime: `2026-11-23T${to}:00-05:00`,
  status,
});

test('who is being seen, and what nobody closed, is open; what is to come or has its word is not', async () => {
  const data = [
    listed('attended', '08:00', '08:30', 'completed'),
    listed('forgotten', '09:00', '09:30'),
    listed('now', '10:00', '10:30'),
    listed('next', '10:30', '11:00'),
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
});
