import { afterAll, expect, test } from 'vitest';
import { readPatient } from '@/lib/contract/patients';
import { json, startScriptedService } from '@/lib/testing/scripted-service';
import { createClinicClient } from './client';

const service = await startScriptedService();
const client = createClinicClient({ url: service.url, apiKey: 'key-of-the-tests' });
afterAll(async () => {
  await client.close();
  await service.close();
});

const read = (budget?: number) =>
  client.call(
    readPatient,
    { params: { id: 'p1' } },
    { locale: 'es-CO', correlationId: 'test-correlation', budget },
  );

test('a read that is given less time is given up in it, and nobody else joins it', async () => {
  let arrived = () => {};
  const here = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  service.answer = () => arrived();
  const hurried = expect(read(150)).rejects.toMatchObject({ status: 504, code: 'SERVICE_TIMEOUT' });
  await here;
  service.answer = json(200, { id: 'p1', firstName: 'Ana', lastName: 'Ruiz', status: 'active' });
  expect(await read()).toMatchObject({ id: 'p1' });
  await hurried;
  expect(service.requests).toHaveLength(2);
});
