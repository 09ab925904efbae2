import { CANARY_KEY, startStack } from '@/e2e/support/stack';
import { ensureBuild } from '@/scripts/support/build.mjs';
import type { Bench } from '../figure';
import { signIn } from './sign-in';

export interface RunningClinic {
  /** Of the application. */
  readonly url: string;
  /** `Cookie` header of a signed-in receptionist. */
  readonly cookie: string;
  readonly service: { readonly url: string; readonly apiKey: string };
}

/** The demo clinic and the production build before it, a receptionist signed in; ended after the row. */
export async function runClinic({ after, say }: Bench): Promise<RunningClinic> {
  await ensureBuild();
  say('starting the demo clinic and the application');
  const { url, serviceUrl, stop } = await startStack();
  after(stop);
  return { url, cookie: await signIn(url), service: { url: serviceUrl, apiKey: CANARY_KEY } };
}

export function bearer(apiKey: string): Readonly<Record<string, string>> {
  return { authorization: `Bearer ${apiKey}` };
}
