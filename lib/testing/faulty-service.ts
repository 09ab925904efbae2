import { afterAll } from 'vitest';
import { startService } from '@/clinic-service/testing/harness';
import { addWorld } from '@/clinic-service/testing/world';
import { startFaultProxy } from '@/e2e/support/fault-proxy';
import { withApplication } from './application';

/** Gives the tests of a file an application, a clinic service with a world, and faults between them. */
export async function withFaultyService(settings: Readonly<Record<string, string>>) {
  const service = await startService('pglite');
  const { id: clinicId, key } = await service.addClinic();
  await addWorld(service.db, clinicId, service.clock.now());
  const proxy = await startFaultProxy(Number(new URL(service.baseUrl).port));
  withApplication({
    CLINIC_API_URL: `http://127.0.0.1:${proxy.port}`,
    CLINIC_API_KEY: key,
    ...settings,
  });
  afterAll(async () => {
    await proxy.close();
    await service.close();
  });
  return { service, clinicId, key, proxy };
}
