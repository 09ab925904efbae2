import autocannon from 'autocannon';
import { median } from '../statistics';

export interface Target {
  readonly url: string;
  /** Asked for in turn; each connection begins at another one, so that they differ at any moment. */
  readonly paths: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly connections: number;
}

interface Timing {
  readonly rounds: number;
  /** Of each target in each round. */
  readonly seconds: number;
}

const TIMING: Timing = { rounds: 5, seconds: 2 };
const WARM_UP_SECONDS = 2;

/**
 * Requests per second of each target in every round. The targets take turns, so that whatever
 * else the machine does falls on all of them. Throws when anything but a success is answered.
 */
export async function throughputs<Name extends string>(
  targets: Readonly<Record<Name, Target>>,
  { rounds, seconds }: Timing = TIMING,
): Promise<Readonly<Record<Name, readonly number[]>>> {
  const names = Object.keys(targets) as Name[];
  const found = Object.fromEntries(names.map((name): [string, number[]] => [name, []]));
  for (const name of names) await load(targets[name], WARM_UP_SECONDS);
  for (let round = 0; round < rounds; round += 1) {
    // Each round begins with another target: none always follows the same one.
    for (let turn = 0; turn < names.length; turn += 1) {
      const name = names[(round + turn) % names.length];
      if (name !== undefined) found[name]?.push(await load(targets[name], seconds));
    }
  }
  return found as Record<Name, number[]>;
}

/** The median of the rounds' own ratios: a slow spell of the machine is in both halves of one. */
export function ratioOf(measured: readonly number[], reference: readonly number[]): number {
  return median(measured.map((value, round) => value / (reference[round] ?? Number.NaN)));
}

async function load(target: Target, seconds: number): Promise<number> {
  const { url, paths, connections, headers = {} } = target;
  const requests = paths.map((path) => ({ path }));
  const step = Math.max(1, Math.floor(requests.length / connections));
  let first = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers,
    setupClient: (client) => {
      client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
      first = (first + step) % requests.length;
    },
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were no success, ${result.errors} errors`);
  }
  return result['2xx'] / result.duration;
}
