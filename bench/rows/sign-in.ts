import { EMPTY_CLINIC, startStack } from '@/e2e/support/stack';
import { DEMO_ACCOUNTS } from '@/lib/server/auth/demo-accounts';
import { ensureBuild } from '@/scripts/support/build.mjs';
import type { Bench, Figure, Row } from '../figure';
import { median, percentile } from '../statistics';

const ROUNDS = 30;
/** Guesses at one account in a round: one more would lock it. */
const GUESSES = 3;
const BAR_MS = 5;

/** Whether the time of a refusal tells an e-mail that somebody has from one that nobody has. */
export const signIn: Row = { id: 'sign-in', measure };

async function measure({ after, say }: Bench): Promise<Figure[]> {
  await ensureBuild();
  say('starting the application');
  const { url, stop } = await startStack({
    ...EMPTY_CLINIC,
    // Each guess comes from elsewhere, or the limit by address would end the row.
    env: { TRUSTED_PROXY_HOPS: '1' },
  });
  after(stop);
  const existing: number[] = [];
  const missing: number[] = [];
  for (let round = -1; round < ROUNDS; round += 1) {
    const account = DEMO_ACCOUNTS[(round + 1) % DEMO_ACCOUNTS.length];
    if (account === undefined) throw new Error('There are no demo accounts.');
    for (let index = 0; index < GUESSES; index += 1) {
      const turn = { round, index };
      const somebody = () => guess(url, account.email, turn, 0);
      const nobody = () => guess(url, `nobody-${round + 1}@demo.clinic`, turn, 1);
      // Whoever comes second finds things warmer: they take turns.
      const times = (round + index) % 2 === 0 ? [await somebody()] : [];
      const other = await nobody();
      const [first = await somebody()] = times;
      if (round < 0) continue;
      existing.push(first);
      missing.push(other);
    }
    await forgive(url, account.role);
  }
  const [known, unknown] = [median(existing), median(missing)];
  return [
    {
      name: 'wrong password: an e-mail nobody has against one somebody has, medians apart',
      unit: 'ms',
      measured: Math.abs(unknown - known),
      bar: { at: 'most', value: BAR_MS },
      detail: {
        'e-mail somebody has': `${known.toFixed(1)} ms`,
        'e-mail nobody has': `${unknown.toFixed(1)} ms`,
        // What a patient listener would go by: the others have waited for something else.
        'fastest tenth, somebody': `${percentile(existing, 0.1).toFixed(1)} ms`,
        'fastest tenth, nobody': `${percentile(missing, 0.1).toFixed(1)} ms`,
        'tries of each': existing.length,
      },
    },
  ];
}

/** Milliseconds until the refusal. */
async function guess(
  url: string,
  email: string,
  { round, index }: { readonly round: number; readonly index: number },
  which: 0 | 1,
): Promise<number> {
  const from = `10.${round + 1}.${index}.${which}`;
  const began = performance.now();
  const response = await post(url, 'sign-in', { email, password: 'not it at all' }, from);
  const took = performance.now() - began;
  if (response.status !== 401) throw new Error(`sign-in: ${response.status}`);
  return took;
}

/** A sign-in that succeeds takes back what the wrong guesses counted. */
async function forgive(url: string, role: string): Promise<void> {
  const response = await post(url, 'demo', { role }, '10.255.0.1');
  if (!response.ok) throw new Error(`demo: ${response.status}`);
}

async function post(url: string, path: string, body: object, from: string): Promise<Response> {
  const response = await fetch(`${url}/api/auth/${path}`, {
    method: 'POST',
    headers: {
      origin: url,
      'content-type': 'application/json',
      'x-requested-with': 'clinic-admin',
      'x-forwarded-for': from,
    },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response;
}
