import { afterAll } from 'vitest';
import { startService } from '@/clinic-service/testing/harness';
import { addWorld } from '@/clinic-service/testing/world';
import { type FaultProxy, type Seen, startFaultProxy } from '@/e2e/support/fault-proxy';
import { IDEMPOTENCY_KEY } from '@/lib/contract/wire/headers';
import { withApplication } from './application';

/** How often the application sends a change that can be repeated before it says that nobody knows. */
const SENT_BY_ITSELF = 4;

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

/**
 * From now on the first call of each change is cut, by turns after the service did what was asked and before it
 * has arrived. Some changes are cut as often as the application sends them by itself, so that the person is told
 * that nobody knows. One change at a time: others in between would open the client's breaker.
 */
export function cutFirst(proxy: FaultProxy) {
  const changes = new Map<string, { readonly turn: number; readonly calls: Seen[] }>();
  const cut = { lost: new Set<Seen>(), reset: new Set<Seen>() };
  function isCut(call: Seen, how: keyof typeof cut): boolean {
    const key = call.headers[IDEMPOTENCY_KEY.toLowerCase()];
    if (typeof key !== 'string') return false;
    const { turn, calls } = changes.get(key) ?? { turn: changes.size, calls: [] };
    if (!calls.includes(call)) changes.set(key, { turn, calls: [...calls, call] });
    const nth = calls.includes(call) ? calls.indexOf(call) : calls.length;
    // After half a second and two it is sent again, so that these take their time.
    const times = turn % 40 === 39 ? SENT_BY_ITSELF : 1;
    const isLost = (turn + Math.floor(turn / 40)) % 2 === 0;
    if (nth >= times || isLost !== (how === 'lost')) return false;
    cut[how].add(call);
    return true;
  }
  proxy.fail((call) => isCut(call, 'lost'), { kind: 'lost' });
  proxy.fail((call) => isCut(call, 'reset'), { kind: 'reset' });
  return {
    /** How many changes there were, and how often the service was asked in vain. */
    met: () => ({ changes: changes.size, lost: cut.lost.size, neverArrived: cut.reset.size }),
  };
}
