import 'server-only';
import { randomUUID } from 'node:crypto';
import { listPatients } from '@/lib/contract/patients';
import { processState } from '@/lib/server/process-state';
import { env } from '@/lib/server/settings/env.server';
import type { ClinicClient } from './client';
import { clinic } from './clinic.server';
import { ClinicError } from './errors';

/** `key-rejected` and `failing` are an answer, but not one to work with. */
export type ClinicHealth = 'ok' | 'unreachable' | 'failing' | 'key-rejected';

/** Milliseconds an answer is believed, so that health checks are no load. */
const FRESH = 2_000;

interface Memory {
  known?: { readonly health: Promise<ClinicHealth>; readonly until: number };
}

const memory = () => processState('clinic-health', (): Memory => ({}));

/** Whether the clinic service can be worked with now; asks at most every two seconds. */
export function clinicHealth(): Promise<ClinicHealth> {
  const { known } = memory();
  if (known !== undefined && Date.now() < known.until) return known.health;
  const health = probe();
  memory().known = { health, until: Date.now() + FRESH };
  return health;
}

/** What any service of the contract answers, and no more of it than has to be. */
export async function askForLittle(client: ClinicClient, correlationId: string): Promise<void> {
  const context = { locale: env().locale, correlationId };
  await client.call(listPatients, { query: { limit: 1 } }, context);
}

async function probe(): Promise<ClinicHealth> {
  try {
    await askForLittle(clinic().client, randomUUID());
    return 'ok';
  } catch (error) {
    if (!(error instanceof ClinicError)) throw error;
    if (error.code === 'SERVICE_KEY_REJECTED') return 'key-rejected';
    // It is there, and has had enough for now.
    if (error.code === 'RATE_LIMITED') return 'ok';
    return error.code === 'SERVICE_UNREACHABLE' ? 'unreachable' : 'failing';
  }
}
