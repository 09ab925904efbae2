import { expect, it } from 'vitest';
import { readPatient } from '@/lib/contract/patients';
import { createClinicClient } from '@/lib/server/clinic/client';
import { json, startScriptedService } from '@/lib/testing/scripted-service';

it.each([
  [401, true],
  [404, false],
])('a %i counts as failed: %s', async (status, failed) => {
  const service = await startScriptedService();
  const seen: boolean[] = [];
  const client = createClinicClient({
    url: service.url,
    apiKey: 'canary-key',
    onCall: (call) => seen.push(call.failed),
  });
  service.answer = json(status, { success: false, error: 'no', code: 'NO' });
  const context = { locale: 'es-CO', correlationId: 'test-correlation' };
  await expect(client.call(readPatient, { params: { id: 'p1' } }, context)).rejects.toThrow();
  expect(seen).toEqual([failed]);
  await client.close();
  await service.close();
});
