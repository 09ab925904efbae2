import 'server-only';
import { createClinicClient } from '@/lib/server/clinic/client';
import { clinic } from '@/lib/server/clinic/clinic.server';
import { ClinicError } from '@/lib/server/clinic/errors';
import { askForLittle } from '@/lib/server/clinic/health';
import { log } from '@/lib/server/log.server';
import { env } from '@/lib/server/settings/env.server';

export interface ConnectionTest {
  /** When it was asked: an ISO 8601 instant. */
  readonly at: string;
  /** Milliseconds until it was answered, or given up. */
  readonly took: number;
  /** What went wrong, as a call of a screen would be told; none where it answered as it should. */
  readonly problem?: { readonly status: number; readonly code: string };
}

/**
 * Asks the clinic service once, as a screen would, over a connection of its own: a breaker that keeps
 * others from asking does not keep whoever wants to know.
 */
export async function testConnection(correlationId: string): Promise<ConnectionTest> {
  const { url, apiKey } = env().clinic;
  const client = createClinicClient({ url, apiKey, pace: clinic().pace, log });
  const at = new Date().toISOString();
  const began = performance.now();
  const took = () => Math.round(performance.now() - began);
  try {
    await askForLittle(client, correlationId);
    return { at, took: took() };
  } catch (error) {
    if (!(error instanceof ClinicError)) throw error;
    return { at, took: took(), problem: { status: error.status, code: error.code } };
  } finally {
    await client.close();
  }
}
