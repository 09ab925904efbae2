import { freshDatabase } from '@/clinic-service/testing/fresh-database';
import { startBalancer } from './balancer';
import { type Stack, startStack } from './stack';

export interface Replicas {
  /** The address people open; what is asked of it goes to one replica after the other. */
  readonly url: string;
  readonly stacks: readonly [Stack, Stack];
  /** From now on only these are asked, in turn. */
  readonly lead: (to: readonly Stack[]) => void;
  readonly stop: () => Promise<void>;
}

/**
 * The demo clinic twice on one PostgreSQL, behind one address: two applications and two services
 * that know of each other only by the two databases, started at the same moment while both are empty.
 */
export async function startReplicas(): Promise<Replicas> {
  const balancer = await startBalancer();
  const [own, clinic] = [await freshDatabase('postgres'), await freshDatabase('postgres')];
  const env = {
    APP_URL: balancer.url,
    TRUSTED_PROXY_HOPS: '1',
    DATABASE_URL: own.url ?? '',
    CLINIC_DATABASE_URL: clinic.url ?? '',
  };
  const stacks = await Promise.all([startStack({ env }), startStack({ env })]);
  const lead = (to: readonly Stack[]) => balancer.lead(to.map(({ url }) => url));
  lead(stacks);
  return {
    url: balancer.url,
    stacks,
    lead,
    async stop() {
      await Promise.all(stacks.map((stack) => stack.stop()));
      await balancer.close();
      await own.drop();
      await clinic.drop();
    },
  };
}
