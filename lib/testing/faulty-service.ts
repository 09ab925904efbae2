import { afterAll } from 'vitest';
import { startService } from '@/clinic-service/testing/harness';
import { addWorld } from '@/clinic-service/testing/world';
import { type FaultProxy, type Seen, startFaultProxy } from '@/e2e/support/fault-proxy';
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

/**
 * From now on every other change is answered into the void, and one of forty breaks before it has
 * arrived. Counts changes as the service saw them come, from 1.
 */
export function loseAnswers(proxy: FaultProxy) {
  const turns = new Map<Seen, number>();
  const isChange = ({ method }: Seen) => method === 'POST';
  function turnOf(call: Seen): number {
    const turn = turns.get(call) ?? turns.size + 1;
    if (isChange(call)) turns.set(call, turn);
    return turn;
  }
  proxy.fail((call) => isChange(call) && turnOf(call) % 2 === 0, { kind: 'lost' });
  proxy.fail((call) => isChange(call) && turnOf(call) % 40 === 5, { kind: 'reset' });
  return {
    /** What the service saw so far. */
    met() {
      const all = [...turns.values()];
      const neverArrived = all.filter((turn) => turn % 40 === 5).length;
      const lost = all.filter((turn) => turn % 40 !== 5 && turn % 2 === 0).length;
      return { sent: turns.size, lost, neverArrived };
    },
    forget: () => turns.clear(),
  };
}
